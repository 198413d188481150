// Tests of the pool of worker threads.
import { expect, it } from 'vitest';
import { startWorkerPool } from './workerPool.ts';

/** Returns the data URL of a worker module with this code. */
const workerModule = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { handleTasks } from ${JSON.stringify(new URL('./workerPool.ts', import.meta.url).href)}; ${code}`,
    )}`,
  );

it('the worker pool runs every task once and returns all results', async () => {
  await using pool = startWorkerPool<number, number>(workerModule('handleTasks(async n => n * n)'), 3);
  const square = async (numbers: number[]) => (await pool.run(numbers.values())).toSorted((a, b) => a - b);
  expect(await square([1, 2, 3, 4, 5])).toEqual([1, 4, 9, 16, 25]);
  expect(await square([6])).toEqual([36]);
  expect(await square([])).toEqual([]);
});

it('the worker pool rejects with the error that a worker throws', async () => {
  await using pool = startWorkerPool<string, never>(
    workerModule('handleTasks(async message => { throw new Error(message) })'),
    2,
  );
  await expect(pool.run(['Task failed.'].values())).rejects.toThrow('Task failed.');
});
