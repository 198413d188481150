// Runs `outputTokenFiles.ts`, and returns its output.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { brandEnvironment } from './brandAlias.ts';

const script = path.join(import.meta.dirname, 'outputTokenFiles.ts');

/** Returns the files of the design tokens of a brand: `tokens/day.tokens.json` and its text, and the others. */
export async function readTokenFiles(brand: string): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env: brandEnvironment(brand) });
  return new Map(JSON.parse(stdout) as [string, string][]);
}
