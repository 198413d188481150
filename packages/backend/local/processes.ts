/** Information about other processes of this machine, by process id. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** True if a process with this id runs. A process of another user, which may not be signaled, counts as well. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Resolves to true if the process ended in time. */
export async function waitForExit(pid: number, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; isAlive(pid);) {
    if (Date.now() > deadline) return false;
    // Polls, because Node gets no event for a process that it did not start.
    await sleep(10);
  }
  return true;
}

/** The command line of a process; empty if there is no such process. */
export const commandLineOf = (pid: number): string =>
  readProcessFact(pid, 'command', () => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '));

/** The start time of a process, as text to compare: a process that reuses the id has another one. */
export const startTimeOf = (pid: number): string =>
  // Field 22 of /proc/PID/stat. Field 2 is the command in parentheses and may contain spaces, so fields are counted from its end.
  readProcessFact(
    pid,
    'lstart',
    () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19]!,
  );

/** Reads a property of a process from the folder /proc on Linux, where the program `ps` may be missing, and from `ps` elsewhere. */
function readProcessFact(pid: number, psColumn: string, readFromProcFs: () => string): string {
  try {
    return process.platform === 'linux'
      ? readFromProcFs()
      : execFileSync('ps', ['-o', `${psColumn}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
