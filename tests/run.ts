import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** `npm test`: every gate, cheapest first. All of them run, so that one visit tells everything that is wrong. */
const gates = [
  ['Format, lint, types', 'check'],
  ['Unused code', 'unused'],
  ['Units and contracts', 'test:unit'],
  ['The published package', 'check:package'],
  ['Stories', 'test:stories'],
  ['Visual baselines', 'test:visual'],
  ['Journeys and budgets', 'test:journeys'],
] as const;

const results = gates.map(([name, script]) => {
  console.log(`\n── ${name} (pnpm ${script})\n`);
  const began = performance.now();
  const { status } = spawnSync('pnpm', ['--silent', script], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
  return { name, script, passed: status === 0, seconds: (performance.now() - began) / 1000 };
});

console.log('');
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${name}`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
