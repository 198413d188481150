// `npm test`: runs every gate, or those that the arguments name, two at a time for two cores. Each gate's output is printed in one piece when
// it ends; the output of failed gates is repeated at the end, where a truncated log still has it. A gate that could not check anything without
// the network is counted as skipped, and fails nothing. A gate is a command that must pass before a change is accepted.
import path from 'node:path';
import { runScript, type ScriptResult } from '../runScript.ts';
import { type Gate, gates, nightlyGates } from './gates.ts';
import { saveGateRun } from './results.ts';

const parallelGates = 2;

const root = path.resolve(import.meta.dirname, '../..');

interface Result extends ScriptResult {
  name: string;
}

const run = async ({ name, script }: Gate): Promise<Result> => {
  const result = { name, ...(await runScript(script, { cwd: root })) };
  saveGateRun(script, result);
  report(result);
  return result;
};

const report = (result: Result) => process.stdout.write(`\n── ${line(result)}\n\n${result.output}`);

const line = ({ name, hasPassed, isUnchecked, seconds }: Result) =>
  `${hasPassed ? 'passed' : isUnchecked ? 'NOT CHECKED' : 'FAILED'}  ${`${seconds.toFixed(0)} s`.padStart(6)}  ${name}`;

const named = process.argv.slice(2);
const known: readonly Gate[] = [...gates, ...nightlyGates];
const unknown = named.filter(script => !known.some(gate => gate.script === script));
if (unknown.length > 0) {
  console.error(
    `No gate is called ${unknown.join(' or ')}. Name some of: ${known.map(({ script }) => script).join(', ')}.`,
  );
  process.exit(1);
}
const queue: Gate[] = named.length > 0 ? known.filter(({ script }) => named.includes(script)) : [...gates];
const results: Result[] = [];
const started = new Set<Gate['starts']>();
/** Takes the next gate that may run beside the running ones from the queue. */
const takeNext = () => {
  const index = queue.findIndex(({ starts }) => !starts || !started.has(starts));
  return index === -1 ? undefined : queue.splice(index, 1)[0];
};
await Promise.all(
  Array.from({ length: parallelGates }, async () => {
    for (let next = takeNext(); next; next = takeNext()) {
      console.log(`── started: ${next.name}`);
      started.add(next.starts);
      results.push(await run(next));
      started.delete(next.starts);
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
