import { expect, it } from 'vitest';
import { startWorkerPool } from './workerPool.ts';

/** A module that a thread runs, as an address. */
const module = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { work } from ${JSON.stringify(new URL('./workerPool.ts', import.meta.url).href)}; ${code}`,
    )}`,
  );

it('gives every task to one thread, and has all answers', async () => {
  await using threads = startWorkerPool<number, number>(module('work(async n => n * n)'), 3);
  const square = async (numbers: number[]) => (await threads.run(numbers.values())).toSorted((a, b) => a - b);
  expect(await square([1, 2, 3, 4, 5])).toEqual([1, 4, 9, 16, 25]);
  expect(await square([6])).toEqual([36]);
  expect(await square([])).toEqual([]);
});

it('fails with what a thread throws', async () => {
  await using threads = startWorkerPool<string, never>(
    module('work(async word => { throw new Error(word) })'),
    2,
  );
  await expect(threads.run(['No such letter.'].values())).rejects.toThrow('No such letter.');
});
