// Runs a script of package.json from another script.
import { spawn, type SpawnOptions } from 'node:child_process';

/** The exit code of a script that could not check anything, because a service that it needs does not answer. */
export const notCheckedExitCode = 75;

export interface ScriptResult {
  hasPassed: boolean;
  /** True if the script ended with `notCheckedExitCode`. */
  isUnchecked: boolean;
  seconds: number;
  /** Everything that the script printed. */
  output: string;
}

/** Runs a script of package.json, and resolves when it has ended. */
export async function runScript(
  script: string,
  { args = [], ...options }: Pick<SpawnOptions, 'cwd' | 'env'> & { args?: readonly string[] },
): Promise<ScriptResult> {
  const startedAt = performance.now();
  const child = spawn('pnpm', ['--silent', script, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return {
    hasPassed: status === 0,
    isUnchecked: status === notCheckedExitCode,
    seconds: (performance.now() - startedAt) / 1000,
    output: Buffer.concat(output).toString(),
  };
}
