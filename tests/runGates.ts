import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * `npm test`: runs every gate, two at a time for two cores, the longest first. Each gate's output is printed in one piece when
 * it ends; the output of failed gates is repeated at the end, where a truncated log still has it.
 */
const gates = [
  ['Format, lint, types', 'check'],
  ['Unused code', 'unused'],
  ['Backend and its contracts', 'test:backend'],
  ['Journeys and budgets', 'test:journeys'],
  ['Visual baselines', 'test:visual'],
  ['Stories', 'test:stories'],
  ['Units', 'test:unit'],
  ['The copy', 'content:check'],
  ['The published package', 'check:package'],
] as const;
const parallelGates = 2;

const root = path.resolve(import.meta.dirname, '..');

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
  output: string;
}

const run = async (name: string, script: string): Promise<Result> => {
  const startedAt = performance.now();
  const gate = spawn('pnpm', ['--silent', script], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  gate.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  gate.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const status = await new Promise<number | null>((resolve, reject) => {
    gate.once('error', reject);
    gate.once('close', resolve);
  });
  const result = {
    name,
    passed: status === 0,
    seconds: (performance.now() - startedAt) / 1000,
    output: Buffer.concat(output).toString(),
  };
  report(result);
  return result;
};

const report = (result: Result) => process.stdout.write(`\n── ${line(result)}\n\n${result.output}`);

const line = ({ name, passed, seconds }: Result) =>
  `${passed ? 'passed' : 'FAILED'}  ${`${seconds.toFixed(0)} s`.padStart(6)}  ${name}`;

const queue = [...gates];
const results: Result[] = [];
await Promise.all(
  Array.from({ length: parallelGates }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, script] = next;
      console.log(`── started: ${name}`);
      results.push(await run(name, script));
    }
  }),
);

const failed = results.filter(({ passed }) => !passed);
failed.forEach(report);
console.log('');
for (const result of results) console.log(line(result));
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length ? 1 : 0;
