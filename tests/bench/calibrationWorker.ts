// The worker thread that does a fixed amount of work, to measure the machine's speed.
import { handleTasks } from '../../site/build/workerPool.ts';

/** Milliseconds that the fixed work took: elapsed, and of the processor. */
export interface LoopTimes {
  elapsed: number;
  processor: number;
}

/** Each task does the same work: about 0.3 s of one core. */
handleTasks(async (): Promise<LoopTimes> => {
  const startedAt = performance.now();
  const before = process.threadCpuUsage();
  let state = 1;
  for (let step = 0; step < 1.5e8; step++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  // The result is used, so that the compiler cannot remove the loop. The generator never reaches zero.
  if (state === 0) throw new Error('The calibration loop has changed.');
  const { user, system } = process.threadCpuUsage(before);
  return { elapsed: performance.now() - startedAt, processor: (user + system) / 1000 };
});
