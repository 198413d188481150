// Compares several runs of the same tests, to find those that fail only sometimes. A gate is a command that must pass before a change is
// accepted.
import type { Outcome } from './outcomes.ts';

/** One run of all tests. */
export interface Run {
  hasPassed: boolean;
  seconds: number;
  outcomes: readonly Outcome[];
}

interface Differences {
  /** Tests that failed in some runs only, with the numbers of those runs (from 1 on) and the reasons. */
  flaky: readonly Failures[];
  /** Tests that failed in every run. */
  broken: readonly Failures[];
  /** Tests that some runs did not have, or skipped, with the numbers of those runs. */
  missing: readonly { test: string; runs: readonly number[] }[];
}

interface Failures {
  test: string;
  runs: readonly number[];
  /** Each different reason once. */
  reasons: readonly string[];
}

/** The outcomes of each test in each run. Tests with the same name, as in two projects of one gate, count as one test. */
function byTest(runs: readonly Run[]): Map<string, (readonly Outcome[])[]> {
  const tests = new Map<string, Outcome[][]>();
  for (const [index, { outcomes }] of runs.entries())
    for (const outcome of outcomes) {
      const perRun = tests.get(outcome.test) ?? runs.map(() => []);
      perRun[index]!.push(outcome);
      tests.set(outcome.test, perRun);
    }
  return tests;
}

/** The differences between runs of the same gate. */
export function differencesOf(runs: readonly Run[]): Differences {
  const numbersWhere = (
    perRun: readonly (readonly Outcome[])[],
    matches: (outcomes: readonly Outcome[]) => boolean,
  ) => perRun.flatMap((outcomes, index) => (matches(outcomes) ? [index + 1] : []));

  const flaky: Failures[] = [];
  const broken: Failures[] = [];
  const missing: { test: string; runs: number[] }[] = [];
  for (const [test, perRun] of byTest(runs)) {
    const failed = numbersWhere(perRun, outcomes => outcomes.some(({ state }) => state === 'failed'));
    const absent = numbersWhere(perRun, outcomes => outcomes.every(({ state }) => state === 'skipped'));
    const reasons = new Set(perRun.flat().flatMap(({ reason }) => reason ?? []));
    if (failed.length > 0)
      (failed.length < runs.length ? flaky : broken).push({ test, runs: failed, reasons: [...reasons] });
    // A test that every run skipped is not a difference.
    if (absent.length > 0 && absent.length < runs.length) missing.push({ test, runs: absent });
  }
  return { flaky, broken, missing };
}

const list = (runs: readonly number[], count: number) =>
  `${runs.length === 1 ? 'run' : 'runs'} ${runs.join(', ')} of ${count}`;

/** The differences as text. */
export function describeDifferences(runs: readonly Run[]): string {
  const { flaky, broken, missing } = differencesOf(runs);
  const failures = ({ test, runs: failed, reasons }: Failures) =>
    [
      `  ${test}`,
      `    failed in ${list(failed, runs.length)}`,
      ...reasons.map(reason => `    ${reason}`),
    ].join('\n');
  const sections = runs.map(({ hasPassed, seconds, outcomes }, index) => {
    const failed = outcomes.filter(({ state }) => state === 'failed').length;
    return `run ${index + 1}  ${hasPassed ? 'passed' : 'FAILED'}  ${`${seconds.toFixed(0)} s`.padStart(6)}  ${outcomes.length} ${outcomes.length === 1 ? 'test' : 'tests'}${failed > 0 ? `, ${failed} failed` : ''}`;
  });
  if (flaky.length > 0) sections.push(`\nFailed in some runs only:\n${flaky.map(failures).join('\n')}`);
  if (broken.length > 0) sections.push(`\nFailed in every run:\n${broken.map(failures).join('\n')}`);
  if (missing.length > 0)
    sections.push(
      `\nDid not run everywhere:\n${missing.map(({ test, runs: absent }) => `  ${test}\n    missing or skipped in ${list(absent, runs.length)}`).join('\n')}`,
    );
  if (flaky.length + missing.length === 0)
    sections.push(
      `\nNo difference between ${runs.length === 1 ? 'runs: there was one' : `the ${runs.length} runs`}.`,
    );
  return sections.join('\n');
}
