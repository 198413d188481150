// Measures the speed of the machine, so that benchmarks of different days can be compared.
import { availableParallelism } from 'node:os';
import { startWorkerPool } from '../../site/build/workerPool.ts';
import type { LoopTimes } from './calibrationWorker.ts';
import { median } from './median.ts';

/** The speed of the machine at the moment, and its load by other programs. */
export interface Calibration {
  /** Milliseconds that a fixed amount of work takes, when every core does it at the same time. */
  ms: number;
  /** The share of that time, from 0 to 1, in which other programs had the core. */
  busyShare: number;
}

/** Runs the fixed work on every core at the same time, three times after one to warm up. */
export async function calibrate(): Promise<Calibration> {
  const cores = availableParallelism();
  await using pool = startWorkerPool<string, LoopTimes>(
    new URL('./calibrationWorker.ts', import.meta.url),
    cores,
  );
  const runLoops = () => pool.run(Array.from({ length: cores }, () => 'loop').values());
  await runLoops();
  const loops: LoopTimes[] = [];
  for (let run = 0; run < 3; run++) loops.push(...(await runLoops()));
  const ms = median(loops.map(({ elapsed }) => elapsed));
  const processor = median(loops.map(loop => loop.processor));
  return { ms, busyShare: Math.max(0, 1 - processor / ms) };
}
