// Runs `outputComponentFacts.ts`, and returns its output.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ComponentFacts } from './componentFacts.ts';

const script = path.join(import.meta.dirname, 'outputComponentFacts.ts');

/** Reads the facts about all components in a separate process, beside a build: TypeScript's API blocks its process. */
export async function readFactsInChildProcess(): Promise<ComponentFacts[]> {
  // The output is larger than the default limit of 1 MB. 2^26 bytes are 64 MB.
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as ComponentFacts[];
}
