import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandOf, isAlive } from './processes.ts';
import { StackError } from './stackError.ts';

const lockFile = (dataDir: string) => join(dataDir, 'stack.lock');

/** The process that holds a lock. The command tells it from a later process with the same id. */
interface LockHolder {
  pid: number;
  command: string;
}

/**
 * Locks the data folder for this process, so that no second stack uses its database. Replaces the lock of a process that no
 * longer runs.
 * @returns a function that releases the lock
 * @throws StackError if another stack runs on the folder
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const holderPid = await lockHolderPid(dataDir);
  if (holderPid !== undefined) {
    throw new StackError(
      `The local stack is already running on ${dataDir} as process ${holderPid}: use that one, stop it, or start this one with another --data folder and another PORT_OFFSET.`,
    );
  }
  const file = lockFile(dataDir);
  const holder: LockHolder = { pid: process.pid, command: commandOf(process.pid) };
  await writeFile(file, JSON.stringify(holder));
  return () => rm(file, { force: true });
}

/** The id of the running process that holds the lock of a data folder. */
export async function lockHolderPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(lockFile(dataDir), 'utf8').catch(() => '{}');
  const { pid = 0, command } = JSON.parse(text) as Partial<LockHolder>;
  // In a restarted container, this process may have the id and the command of the killed one.
  if (pid === 0 || pid === process.pid) return undefined;
  return isAlive(pid) && commandOf(pid) === command ? pid : undefined;
}
