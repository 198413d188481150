import path from 'node:path';
import { runScript, type ScriptResult } from './runScript.ts';

/**
 * `npm test`: runs every gate, two at a time for two cores, the longest first. Each gate's output is printed in one piece when
 * it ends; the output of failed gates is repeated at the end, where a truncated log still has it. A gate that could not check
 * anything without the network is counted as skipped, and fails nothing.
 */
const gates = [
  ['Format, lint, types', 'check'],
  ['Unused code', 'unused'],
  ['Journeys and budgets', 'test:journeys'],
  ['Backend and its contracts', 'test:backend'],
  ['Visual baselines', 'test:visual'],
  ['Stories', 'test:stories'],
  ['Units', 'test:unit'],
  ['The copy', 'content:check'],
  ['The published package', 'check:package'],
  ['Known vulnerabilities', 'audit:dependencies'],
] as const;
const parallelGates = 2;

const root = path.resolve(import.meta.dirname, '..');

interface Result extends ScriptResult {
  name: string;
}

const run = async (name: string, script: string): Promise<Result> => {
  const result = { name, ...(await runScript(script, { cwd: root })) };
  report(result);
  return result;
};

const report = (result: Result) => process.stdout.write(`\n── ${line(result)}\n\n${result.output}`);

const line = ({ name, hasPassed, isUnchecked, seconds }: Result) =>
  `${hasPassed ? 'passed' : isUnchecked ? 'NOT CHECKED' : 'FAILED'}  ${`${seconds.toFixed(0)} s`.padStart(6)}  ${name}`;

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

const unchecked = results.filter(({ isUnchecked }) => isUnchecked);
const failed = results.filter(({ hasPassed, isUnchecked }) => !hasPassed && !isUnchecked);
[...unchecked, ...failed].forEach(report);
console.log('');
for (const result of results) console.log(line(result));
const passedCount = results.length - failed.length - unchecked.length;
console.log(
  `\n${passedCount} passed, ${failed.length} failed${unchecked.length > 0 ? `, ${unchecked.length} skipped` : ''}`,
);
process.exitCode = failed.length ? 1 : 0;
