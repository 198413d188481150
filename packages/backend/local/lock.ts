import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StackError } from './error.ts';
import { birthOf, isAlive } from './process.ts';

interface Holder {
  pid: number;
  birth: string;
}

/**
 * Takes the data folder for this process: two stacks on one folder would fight over the database. A lock whose holder
 * died without a word is taken over.
 * @returns what releases it
 */
export async function lock(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'stack.lock');
  const release = () => rm(file, { force: true });
  const self: Holder = { pid: process.pid, birth: birthOf(process.pid) };
  for (;;) {
    try {
      await writeFile(file, JSON.stringify(self), { flag: 'wx' });
      return release;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await heldBy(dataDir);
    if (holder) {
      throw new StackError(
        `The local stack is already running on ${dataDir} as process ${holder}: use that one, stop it, or start this one with another --data folder and other ports.`,
      );
    }
    // By renaming, of two processes that find the same dead lock only one removes it.
    const stale = `${file}.${process.pid}`;
    await rename(file, stale).then(
      () => rm(stale, { force: true }),
      () => undefined,
    );
  }
}

/** The process that holds a data folder; undefined when nobody does, or nobody alive. */
export async function heldBy(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'stack.lock'), 'utf8').catch(() => '');
  try {
    const { pid, birth } = JSON.parse(text) as Holder;
    return isAlive(pid) && birthOf(pid) === birth ? pid : undefined;
  } catch {
    return undefined;
  }
}
