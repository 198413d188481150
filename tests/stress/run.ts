// `pnpm test:stress N [gate] [arguments of the gate]`: runs a gate N times while another process keeps every core busy, and lists which tests
// failed in which runs. Without a gate it runs the unit tests, the stories, the backend, the journeys and the pictures, one after the other. Reports and
// outputs of each run stay in test-results/stress. Fails if a run failed. A gate is a command that must pass before a change is accepted.
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { runScript } from '../runScript.ts';
import { describeDifferences, type Run } from './differences.ts';
import {
  type Outcome,
  playwrightOutcomes,
  type PlaywrightReport,
  vitestOutcomes,
  type VitestReport,
} from './outcomes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'test-results/stress');

interface Framework {
  /** The arguments and variables that make the gate write its results into a file. */
  args: (file: string) => string[];
  env: (file: string) => Record<string, string>;
  read: (text: string) => Outcome[];
}
const vitest: Framework = {
  args: file => ['--reporter=json', `--outputFile.json=${file}`],
  env: () => ({}),
  read: text => vitestOutcomes(JSON.parse(text) as VitestReport, root),
};
const playwright: Framework = {
  args: () => ['--reporter=json'],
  env: file => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  read: text => playwrightOutcomes(JSON.parse(text) as PlaywrightReport),
};
/** The frameworks of the gates whose single tests can be read from a report. Every other gate counts as one test. */
const frameworks: Readonly<Record<string, Framework>> = {
  'test:unit': vitest,
  'test:stories': vitest,
  'test:backend': vitest,
  'test:journeys': playwright,
  'test:visual': playwright,
  'test:every-click': playwright,
  'test:languages': playwright,
  'test:browsers': vitest,
  'test:faults': vitest,
};
const defaultGates = ['test:unit', 'test:stories', 'test:backend', 'test:journeys', 'test:visual'];

const [countText, gate, ...gateArgs] = process.argv.slice(2);
const count = Number(countText);
if (!(Number.isInteger(count) && count > 0) || (gate && !(gate in packageJson.scripts))) {
  console.error(
    gate && count > 0
      ? `package.json has no script ${gate}. Name a gate, for example: pnpm test:stress ${count} test:journeys`
      : 'Say how often to run the gate, for example: pnpm test:stress 10 test:journeys',
  );
  process.exit(1);
}

/** The outcomes of a run. A gate that failed without a failed test, or has no list of tests, counts as one test. */
function outcomesOf(name: string, file: string, hasPassed: boolean, output: string): Outcome[] {
  const outcomes: Outcome[] = [];
  try {
    outcomes.push(...(frameworks[name]?.read(readFileSync(file, 'utf8')) ?? []));
  } catch {
    // The gate ended before it wrote a report.
  }
  if (hasPassed ? !frameworks[name] : outcomes.every(({ state }) => state !== 'failed'))
    outcomes.push({
      test: `pnpm ${name}, as a whole`,
      state: hasPassed ? 'passed' : 'failed',
      ...(!hasPassed && { reason: output.trim().split('\n').slice(-3).join(' / ') }),
    });
  return outcomes;
}

async function runOnce(name: string, number: number): Promise<Run> {
  const files = path.join(folder, `${name.replace(':', '-')}-${number}`);
  const framework = frameworks[name];
  const { hasPassed, seconds, output } = await runScript(name, {
    args: [...gateArgs, ...(framework?.args(`${files}.json`) ?? [])],
    cwd: root,
    env: { ...process.env, ...framework?.env(`${files}.json`) },
  });
  writeFileSync(`${files}.log`, output);
  return { hasPassed, seconds, outcomes: outcomesOf(name, `${files}.json`, hasPassed, output) };
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const load = fork(new URL('./load.ts', import.meta.url));
try {
  for (const name of gate ? [gate] : defaultGates) {
    const runs: Run[] = [];
    console.log(`\n── pnpm ${name}, ${count} times, with ${availableParallelism()} cores kept busy`);
    for (let number = 1; number <= count; number++) {
      const run = await runOnce(name, number);
      runs.push(run);
      if (!run.hasPassed) process.exitCode = 1;
      console.log(`run ${number} of ${count} ${run.hasPassed ? 'passed' : 'FAILED'}`);
    }
    console.log(`\n${describeDifferences(runs)}`);
    if (process.exitCode) console.log('\nReports and outputs: test-results/stress');
  }
} finally {
  load.kill();
}
