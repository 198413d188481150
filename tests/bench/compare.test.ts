// Tests of the comparison of two runs of a benchmark.
import { describe, expect, test } from 'vitest';
import { type BenchRecord, compare, joinRuns, mapRecords, regressions, report } from './compare.ts';
import type { FigureKind } from './figures.ts';

/** A calibration of the machine while no other program runs: how long a fixed piece of work takes. */
const quiet = { ms: 300, busyShare: 0.01 };

/** The record of a benchmark with one figure, `build`, that was measured in several runs. */
const record = (
  runs: readonly number[],
  kind: FigureKind = { unit: 's' },
  calibrations: BenchRecord['calibrations'] = [quiet],
): BenchRecord => ({
  date: '2026-11-23',
  commit: 'abc1234',
  machine: '2 × test',
  calibrations,
  figures: { build: { ...kind, runs } },
});

/** Returns the comparison of the second record's figure with the first's: worse, better, the same or unsure. */
const verdictOf = (last: BenchRecord, now: BenchRecord) => compare(last, now)[0]!.verdict;

describe('compare', () => {
  test('calls a figure worse if its median rose by more than the runs of either record differ', () => {
    expect(verdictOf(record([20, 21, 22]), record([24, 24, 25]))).toBe('worse');
  });

  test('calls a figure the same if its median rose by less than the runs of the last record differ', () => {
    expect(verdictOf(record([18, 21, 22]), record([24, 24, 24]))).toBe('same');
  });

  test('calls a figure the same if its median rose by less than the new runs differ', () => {
    expect(verdictOf(record([21, 21, 21]), record([21, 24, 25]))).toBe('same');
  });

  test('calls a figure better if its median fell by more than the noise', () => {
    expect(verdictOf(record([24, 24, 25]), record([20, 21, 21]))).toBe('better');
  });

  test('calls a throughput worse if it fell, and better if it rose', () => {
    const kind = { unit: 'requests/s', higherIsBetter: true } as const;
    expect(verdictOf(record([900, 910], kind), record([700, 705], kind))).toBe('worse');
    expect(verdictOf(record([700, 705], kind), record([900, 910], kind))).toBe('better');
  });

  test('counts the difference between two calibrations as noise of a time', () => {
    const slower = [{ ms: 390, busyShare: 0.02 }];
    expect(verdictOf(record([20]), record([24], { unit: 's' }, slower))).toBe('same');
    expect(verdictOf(record([20]), record([30], { unit: 's' }, slower))).toBe('worse');
  });

  test('does not count the calibration as noise of a size', () => {
    const slower = [{ ms: 390, busyShare: 0.02 }];
    expect(verdictOf(record([20], { unit: 'KB' }), record([22], { unit: 'KB' }, slower))).toBe('worse');
  });

  test('is unsure of a time, not of a size, if the machine was busy', () => {
    const busy = [{ ms: 300, busyShare: 0.5 }];
    expect(verdictOf(record([20]), record([40], { unit: 's' }, busy))).toBe('unsure');
    expect(verdictOf(record([20], { unit: 's' }, busy), record([10]))).toBe('unsure');
    expect(verdictOf(record([20], { unit: 's' }, busy), record([20]))).toBe('same');
    expect(verdictOf(record([20], { unit: 'KB' }), record([40], { unit: 'KB' }, busy))).toBe('worse');
  });

  test('does not name a difference under 1 %, or one that the table does not show', () => {
    expect(verdictOf(record([100]), record([100.9]))).toBe('same');
    expect(verdictOf(record([0], { unit: 'ms' }), record([0.8], { unit: 'ms' }))).toBe('same');
    expect(verdictOf(record([0], { unit: 'ms' }), record([30], { unit: 'ms' }))).toBe('worse');
  });

  test('calls a figure without a saved value new, and a saved one that is gone not measured', () => {
    expect(compare(undefined, record([1]))).toMatchObject([{ verdict: 'new', now: 1 }]);
    expect(compare(record([1]), { ...record([]), figures: {} })).toMatchObject([
      { name: 'build', verdict: 'not measured', last: 1 },
    ]);
  });

  test('says whether the median misses the goal', () => {
    const misses = (runs: readonly number[], kind: FigureKind) =>
      compare(undefined, record(runs, kind))[0]!.missesGoal;
    expect(misses([17, 18, 30], { unit: 's', goal: 18 })).toBe(false);
    expect(misses([17, 19, 30], { unit: 's', goal: 18 })).toBe(true);
    expect(misses([49], { unit: '%', goal: 50, higherIsBetter: true })).toBe(true);
    expect(misses([51], { unit: '%', goal: 50, higherIsBetter: true })).toBe(false);
  });
});

describe('joinRuns', () => {
  test('collects the values of a figure from each run that measured it', () => {
    const figure = (value: number) => ({ name: 'build', unit: 's', goal: 18, value }) as const;
    expect(joinRuns([[figure(3)], [], [figure(4)]])).toEqual({
      build: { unit: 's', goal: 18, runs: [3, 4] },
    });
  });
});

describe('mapRecords', () => {
  test('leaves out what becomes undefined', () => {
    expect(mapRecords({ a: 1, b: 2 }, value => (value > 1 ? value * 2 : undefined))).toEqual({ b: 4 });
  });
});

describe('regressions', () => {
  test('names benchmark, figure, both values and the noise', () => {
    expect(regressions({ cities: record([20, 21, 22]) }, { cities: record([24, 24, 25]) })).toEqual([
      'cities, build: 21.0 s → 24.0 s (noise 2.0 s)',
    ]);
  });
});

describe('report', () => {
  test('prints a row for each figure, and the regressions by name', () => {
    const text = report(
      { cities: record([20, 21, 22]) },
      { cities: record([24, 24, 25], { unit: 's', goal: 18 }) },
    );
    expect(text).toMatch(
      /^\| build +\| ≤ 18\.0 s +\| 21\.0 s +\| 24\.0 s +\| 2\.0 s +\| \*\*worse\*\*, misses the goal +\|$/m,
    );
    expect(text).toMatch(/## Regressions\n\n- cities, build: /);
  });

  test('says so if no figure is worse', () => {
    expect(report({ cities: record([20]) }, { cities: record([20]) })).toContain(
      'No figure is worse by more than the noise.',
    );
  });

  test('warns if other programs used the processor', () => {
    const busy = record([20], { unit: 's' }, [quiet, { ms: 310, busyShare: 0.4 }]);
    expect(report({}, { cities: busy })).toContain('up to 40 % of the processor: **the machine was busy');
    expect(report({}, { cities: record([20]) })).not.toContain('these times say little');
  });
});
