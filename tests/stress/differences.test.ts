// Tests of `pnpm test:stress`: how it compares several runs of the same tests.
import { describe, expect, test } from 'vitest';
import { describeDifferences, differencesOf, type Run } from './differences.ts';
import { type Outcome, playwrightOutcomes, vitestOutcomes } from './outcomes.ts';

// The result of one test of a run, and a run with the results of its tests.
const passed = (name: string): Outcome => ({ test: name, state: 'passed' });
const skipped = (name: string): Outcome => ({ test: name, state: 'skipped' });
const failed = (name: string, reason = 'expected 1 to be 2'): Outcome => ({
  test: name,
  state: 'failed',
  reason,
});
const run = (...outcomes: Outcome[]): Run => ({
  hasPassed: outcomes.every(({ state }) => state !== 'failed'),
  seconds: 12,
  outcomes,
});

describe('differencesOf', () => {
  test('names the runs in which a test failed, and each reason once', () => {
    const runs = [
      run(failed('a', 'late')),
      run(passed('a')),
      run(failed('a', 'late')),
      run(failed('a', 'gone')),
    ];
    expect(differencesOf(runs).flaky).toEqual([{ test: 'a', runs: [1, 3, 4], reasons: ['late', 'gone'] }]);
  });

  test('calls a test broken, not flaky, if it failed in every run', () => {
    const { flaky, broken } = differencesOf([run(failed('a')), run(failed('a'))]);
    expect(flaky).toEqual([]);
    expect(broken).toMatchObject([{ test: 'a', runs: [1, 2] }]);
  });

  test('names tests that a run skipped or did not have', () => {
    const runs = [run(passed('a'), passed('b')), run(passed('a')), run(passed('a'), skipped('b'))];
    expect(differencesOf(runs).missing).toEqual([{ test: 'b', runs: [2, 3] }]);
  });

  test('finds no difference if all runs passed and skipped the same tests', () => {
    const runs = [run(passed('a'), skipped('b')), run(passed('a'), skipped('b'))];
    expect(differencesOf(runs)).toEqual({ flaky: [], broken: [], missing: [] });
  });
});

describe('describeDifferences', () => {
  test('lists each run, and the failed tests by name', () => {
    expect(describeDifferences([run(passed('a'), passed('b')), run(passed('a'), failed('b'))])).toBe(
      [
        'run 1  passed    12 s  2 tests',
        'run 2  FAILED    12 s  2 tests, 1 failed',
        '',
        'Failed in some runs only:',
        '  b',
        '    failed in run 2 of 2',
        '    expected 1 to be 2',
      ].join('\n'),
    );
  });

  test('says so if nothing differed', () => {
    expect(describeDifferences([run(passed('a')), run(passed('a'))])).toContain(
      'No difference between the 2 runs.',
    );
  });
});

describe('vitestOutcomes', () => {
  test('names file and title, with the first line of the error', () => {
    const report = {
      testResults: [
        {
          name: '/repository/site/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a does b', status: 'passed' },
            { fullName: 'a does c', status: 'failed', failureMessages: ['Error: late\n    at b.ts:1'] },
            { fullName: 'a does d', status: 'pending' },
          ],
        },
      ],
    };
    expect(vitestOutcomes(report, '/repository')).toEqual([
      passed('site/a.test.ts › a does b'),
      failed('site/a.test.ts › a does c', 'Error: late'),
      skipped('site/a.test.ts › a does d'),
    ]);
  });

  test('counts a file that cannot be loaded as a failed test', () => {
    const report = {
      testResults: [
        { name: '/repository/a.test.ts', status: 'failed', message: 'No module b', assertionResults: [] },
      ],
    };
    expect(vitestOutcomes(report, '/repository')).toEqual([
      failed('a.test.ts › the file itself', 'No module b'),
    ]);
  });
});

describe('playwrightOutcomes', () => {
  test('names suites and title, with the first line of the error without colors', () => {
    const results = [
      { status: 'timedOut', error: { message: '\u001B[31mTest timeout\u001B[39m of 1 s\nCall log' } },
    ];
    const report = {
      suites: [
        {
          title: 'contact.spec.ts',
          specs: [{ title: 'sends', tests: [{ results: [{ status: 'passed' }] }] }],
          suites: [{ title: 'by keyboard', specs: [{ title: 'sends', tests: [{ results }] }] }],
        },
      ],
      errors: [{ message: 'The server did not start.' }],
    };
    expect(playwrightOutcomes(report)).toEqual([
      passed('contact.spec.ts › sends'),
      failed('contact.spec.ts › by keyboard › sends', 'Test timeout of 1 s'),
      failed('outside of the tests', 'The server did not start.'),
    ]);
  });
});
