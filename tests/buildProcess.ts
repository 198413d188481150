// Builds the site in its own process, for tests and benchmarks.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '../packages/ui/build/compileCache.ts';
import type { BuildOptions, BuildReport } from '../site/build/build.ts';

/** The time and memory that a build used, and its report. */
export interface BuildFigures extends BuildReport {
  /** Elapsed seconds, and processor seconds of all cores. */
  seconds: number;
  processor: number;
  /** Peak memory of the whole process in MB. */
  memory: number;
}

/**
 * Builds the site in a separate Node process, as `pnpm build` does, so that its memory is measured from zero.
 * @param root The repository, or a copy of it.
 * @param env The variables of the process.
 */
export async function buildInProcess(
  options: Partial<Pick<BuildOptions, 'backend'>> &
    Pick<BuildOptions, 'articles' | 'cities' | 'historyFile' | 'outDir' | 'shard' | 'socialImages'>,
  root = path.resolve(import.meta.dirname, '..'),
  env = process.env,
): Promise<BuildFigures> {
  const all: BuildOptions = { backend: 'http://localhost:54321', publishableKey: '', ...options };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--eval',
      `import { build } from ${JSON.stringify(path.join(root, 'site/build/build.ts'))};
      const report = await build(${JSON.stringify(all)});
      const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
      const processor = (userCPUTime + systemCPUTime) / 1e6;
      console.log(JSON.stringify({ ...report, seconds: performance.now() / 1000, processor, memory: maxRSS / 1024 }));`,
    ],
    { env: { ...compileCache(root), ...env } },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as BuildFigures;
}
