// A pool of worker threads.
import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

/** Worker threads that share tasks: the build renders its pages in them. */
export interface WorkerPool<Task, Result> extends AsyncDisposable {
  /** The number of workers. */
  readonly size: number;
  /**
   * Runs every task, and returns the results in no particular order. A worker gets its next task when it is free, so a generator makes
   * each task only when it is needed. `run` can be called again when it has resolved.
   * @throws The first error of a worker.
   */
  run(tasks: IterableIterator<Task>): Promise<Result[]>;
}

/** Starts `size` worker threads. Each runs `module`, which calls `handleTasks`. */
export function startWorkerPool<Task, Result>(
  module: URL,
  size: number,
  workerData?: unknown,
): WorkerPool<Task, Result> {
  // Without `execArgv`, workers inherit the flags of the process, such as those of a test runner.
  const workers = Array.from({ length: size }, () => new Worker(module, { workerData, execArgv: [] }));
  return {
    size,
    async run(tasks) {
      const results: Result[] = [];
      const runTasks = async (worker: Worker) => {
        for (const task of tasks) {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
          worker.postMessage(task);
          // `once` rejects when the worker throws.
          const [result] = (await once(worker, 'message')) as [Result];
          results.push(result);
        }
      };
      await Promise.all(workers.map(runTasks));
      return results;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
}

/** Runs `handle` for each task of the pool. Call it in the module of a worker. */
export function handleTasks(handle: (task: never) => Promise<unknown>): void {
  const port = parentPort!;
  const reply = async (task: never) => {
    const result = await handle(task);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window
    port.postMessage(result);
  };
  port.on('message', task => void reply(task as never));
}
