import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether there is such a process, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Resolves to whether the process was gone in time. */
export async function waitForExit(pid: number, milliseconds: number): Promise<boolean> {
  for (const deadline = Date.now() + milliseconds; isAlive(pid);) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}

/** The command line of a process; empty when there is none. */
export function commandOf(pid: number): string {
  return describe(pid, 'command', () => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '));
}

/** When a process began, in a form of no meaning but equality: with the pid, it tells a process from its successor. */
export function birthOf(pid: number): string {
  // Field 22; the second, the command in parentheses, may itself hold spaces.
  return describe(
    pid,
    'lstart',
    () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19]!,
  );
}

/** Reads /proc where there is one, since small systems lack ps, and asks ps elsewhere. */
function describe(pid: number, column: string, fromProc: () => string): string {
  try {
    return process.platform === 'linux'
      ? fromProc()
      : execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
