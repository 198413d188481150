import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

export interface WorkerPool<Task, Answer> extends AsyncDisposable {
  /**
   * Gives out tasks, each when a thread is free for it, and waits for all answers, which come in any order. When it is
   * done, it may be called again.
   */
  run(tasks: IterableIterator<Task>): Promise<Answer[]>;
}

/**
 * Starts threads that work on the same kind of task.
 * @param module What each thread runs; it calls `work`.
 * @param data Its `workerData`.
 */
export function startWorkerPool<Task, Answer>(
  module: URL,
  count: number,
  data?: unknown,
): WorkerPool<Task, Answer> {
  // Flags of the process (a loader's, a test runner's) are not theirs.
  const options = { workerData: data, execArgv: [] };
  const workers = Array.from({ length: count }, () => new Worker(module, options));
  return {
    async run(tasks) {
      const answers: Answer[] = [];
      const keepBusy = async (worker: Worker) => {
        for (const task of tasks) {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window.
          worker.postMessage(task);
          // Rejects with what the thread threw.
          const [answer] = (await once(worker, 'message')) as [Answer];
          answers.push(answer);
        }
      };
      await Promise.all(workers.map(keepBusy));
      return answers;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
}

/** Called in a thread: says what it does with each task. What it throws ends the whole run. */
export function handleTasks(on: (task: never) => Promise<unknown>): void {
  const port = parentPort!;
  const reply = async (task: never) => {
    const answer = await on(task);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window.
    port.postMessage(answer);
  };
  port.on('message', task => void reply(task as never));
}
