/** A lock file in the data folder, so that two local backends never use one database. */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, startTimeOf } from './processes.ts';
import { FixableError } from './fixableError.ts';

/** The name of the lock file in a data folder. */
export const lockFileName = 'backend.lock';

/** The process that holds a lock. A later process with the same id has another start time. */
interface LockHolder {
  pid: number;
  /** The time at which the process started, which tells it from a later one with the same id. */
  startTime: string;
}

/**
 * Locks the data folder for this process, so that no second local backend uses its database. Replaces the lock of a process that no
 * longer runs.
 * @returns a function that releases the lock
 * @throws FixableError if another local backend runs on the folder
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, lockFileName);
  const release = () => rm(file, { force: true });
  const self: LockHolder = { pid: process.pid, startTime: startTimeOf(process.pid) };
  for (;;) {
    try {
      await writeFile(file, JSON.stringify(self), { flag: 'wx' });
      return release;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await lockHolderPid(dataDir);
    if (holder) {
      throw new FixableError(
        `The local backend is already running on ${dataDir} as process ${holder}: use that one, stop it, or start this one with another --data folder and another PORT_OFFSET.`,
      );
    }
    // If two processes find the same stale lock, only one rename succeeds.
    const stale = `${file}.${process.pid}`;
    await rename(file, stale).then(
      () => rm(stale, { force: true }),
      () => undefined,
    );
  }
}

/** The id of the process that holds the lock of a data folder. Undefined without a lock, and if that process no longer runs. */
export async function lockHolderPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, lockFileName), 'utf8').catch(() => '');
  try {
    const { pid, startTime } = JSON.parse(text) as LockHolder;
    return isAlive(pid) && startTimeOf(pid) === startTime ? pid : undefined;
  } catch {
    return undefined;
  }
}
