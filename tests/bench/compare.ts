// Compares the figures of a benchmark with the last saved ones, and writes the report.
import type { Calibration } from './calibrate.ts';
import { type FigureKind, type MeasuredFigure, units } from './figures.ts';
import { median } from './median.ts';

/** A figure, as a saved record has it. */
export interface RecordedFigure extends FigureKind {
  /** The value of each run. */
  runs: readonly number[];
}

/** The result of one benchmark. */
export interface BenchRecord {
  /** YYYY-MM-DD */
  date: string;
  commit: string;
  machine: string;
  /** One calibration before the first run, and one after each run. */
  calibrations: readonly Calibration[];
  /** The measured values, by name. */
  figures: Readonly<Record<string, RecordedFigure>>;
}

/** Benchmarks by name. */
export type BenchRecords = Readonly<Record<string, BenchRecord>>;

/** The content of `docs/benchmarks.json`: the saved record of each benchmark, and the record that it replaced. */
export type SavedBenches = Readonly<Record<string, { saved: BenchRecord; before?: BenchRecord }>>;

/** Maps the values of a record, and leaves out those that become undefined. */
export const mapRecords = <Value, Result>(
  records: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result | undefined,
): Record<string, Result> =>
  Object.fromEntries(
    Object.entries(records).flatMap(([name, value]) => {
      const result = change(value, name);
      return result === undefined ? [] : [[name, result]];
    }),
  );

/** A time that changed while other programs had much of the processor is `unsure`. */
type Verdict = 'worse' | 'better' | 'same' | 'unsure' | 'new' | 'not measured';

/** A figure of this run beside that of the earlier record. */
export interface Comparison extends FigureKind {
  name: string;
  /** The value of the earlier record. */
  last?: number;
  /** The value of this run. */
  now?: number;
  /** The difference that the figure may have by chance, in its unit. */
  noise?: number;
  verdict: Verdict;
  missesGoal: boolean;
}

/** A difference below this share of the last value counts as noise, even if all runs had the same value. */
const smallestShare = 0.01;

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Joins the figures of several runs. A figure that some runs did not measure has fewer values than there were runs. */
export function joinRuns(runs: readonly (readonly MeasuredFigure[])[]): Record<string, RecordedFigure> {
  const figures: Record<string, RecordedFigure & { runs: number[] }> = {};
  for (const { name, value, ...kind } of runs.flat())
    (figures[name] ??= { ...kind, runs: [] }).runs.push(value);
  return figures;
}

/** The difference of the machine's own speed within and between two records, as a share. */
function calibrationSpread(...records: readonly BenchRecord[]): number {
  const times = records.flatMap(({ calibrations }) => calibrations.map(({ ms }) => ms));
  return times.length === 0 ? 0 : spread(times) / median(times);
}

const busiest = ({ calibrations }: BenchRecord) =>
  Math.max(...calibrations.map(({ busyShare }) => busyShare));

/** True if other programs had so much of the processor that times say little. */
const isBusy = (record: BenchRecord) => busiest(record) > 0.1;

function compareFigure(
  name: string,
  last: RecordedFigure | undefined,
  now: RecordedFigure | undefined,
  machine: { spread: number; wasBusy: boolean },
): Comparison {
  // Unit and goal are those of the new record, if it has the figure.
  const { runs: _, ...kind } = (now ?? last)!;
  if (!now) return { name, ...kind, last: median(last!.runs), verdict: 'not measured', missesGoal: false };
  const value = median(now.runs);
  const missesGoal = kind.goal !== undefined && (kind.higherIsBetter ? value < kind.goal : value > kind.goal);
  if (!last) return { name, ...kind, now: value, noise: spread(now.runs), verdict: 'new', missesGoal };

  const lastValue = median(last.runs);
  const { digits, isTimed } = units[kind.unit];
  const noise = Math.max(
    spread(last.runs),
    spread(now.runs),
    isTimed ? Math.abs(lastValue) * machine.spread : 0,
    Math.abs(lastValue) * smallestShare,
    // A difference that disappears when the table rounds both values.
    10 ** -digits,
  );
  const rise = kind.higherIsBetter ? lastValue - value : value - lastValue;
  const changed = rise > noise ? 'worse' : rise < -noise ? 'better' : 'same';
  const verdict = changed !== 'same' && isTimed && machine.wasBusy ? 'unsure' : changed;
  return { name, ...kind, last: lastValue, now: value, noise, verdict, missesGoal };
}

/** Compares each figure of a benchmark with the last record of it. Figures that are no longer measured come last. */
export function compare(last: BenchRecord | undefined, now: BenchRecord): Comparison[] {
  const machine = {
    spread: last ? calibrationSpread(last, now) : 0,
    wasBusy: isBusy(now) || (last !== undefined && isBusy(last)),
  };
  const names = new Set([...Object.keys(now.figures), ...Object.keys(last?.figures ?? {})]);
  return [...names].map(name => compareFigure(name, last?.figures[name], now.figures[name], machine));
}

const share = (value: number) => `${(value * 100).toFixed(0)} %`;

const format = (value: number | undefined, { unit }: FigureKind) => {
  if (value === undefined) return '';
  const number = value.toLocaleString('en-US', {
    minimumFractionDigits: units[unit].digits,
    maximumFractionDigits: units[unit].digits,
  });
  return unit === 'shift' ? number : `${number} ${unit}`;
};

/** One line about a figure that became worse. */
const regressionLine = (bench: string, comparison: Comparison) =>
  `${bench}, ${comparison.name}: ${format(comparison.last, comparison)} → ${format(comparison.now, comparison)} (noise ${format(comparison.noise, comparison)})`;

/** The figures that are worse than the last record by more than the noise, one line each. */
export const regressions = (last: BenchRecords, now: BenchRecords): string[] =>
  Object.entries(now).flatMap(([bench, record]) =>
    compare(last[bench], record)
      .filter(({ verdict }) => verdict === 'worse')
      .map(comparison => regressionLine(bench, comparison)),
  );

function machineLine(record: BenchRecord): string {
  const { calibrations, commit, date, machine } = record;
  const times = calibrations.map(({ ms }) => ms);
  return (
    `${date}, ${commit}, ${machine}. Calibration ${median(times).toFixed(0)} ms, spread ${share(calibrationSpread(record))}; ` +
    `other programs took up to ${share(busiest(record))} of the processor` +
    (isBusy(record) ? ': **the machine was busy, and these times say little**.' : '.')
  );
}

/** The whole report in Markdown: one table for each benchmark, then what became worse. */
export function report(last: BenchRecords, now: BenchRecords): string {
  const sections = Object.entries(now).map(([bench, record]) => {
    const before = last[bench];
    const rows = compare(before, record).map(comparison => {
      const { goal, higherIsBetter, verdict, missesGoal } = comparison;
      return [
        comparison.name,
        goal === undefined ? '' : `${higherIsBetter ? '≥' : '≤'} ${format(goal, comparison)}`,
        format(comparison.last, comparison),
        format(comparison.now, comparison),
        format(comparison.noise, comparison),
        [verdict === 'worse' ? '**worse**' : verdict, ...(missesGoal ? ['misses the goal'] : [])].join(', '),
      ];
    });
    return [
      `## ${bench}`,
      `Last: ${before ? machineLine(before) : 'never saved.'}\nNow: ${machineLine(record)}`,
      table(['figure', 'goal', 'last', 'now', 'noise', 'verdict'], rows),
    ].join('\n\n');
  });
  const worse = regressions(last, now);
  return [
    '# Benchmarks',
    'Written by `pnpm bench`. Each figure is the median of its runs, beside the last figures that were saved. The noise is the largest of: the spread of the runs, for times the spread of a fixed calibration loop before and after each run, and 1 %. A time that differs by more while the machine was busy is unsure. No test asserts these figures.',
    ...sections,
    '## Regressions',
    worse.length > 0
      ? worse.map(line => `- ${line}`).join('\n')
      : 'No figure is worse by more than the noise.',
  ].join('\n\n');
}

/** A Markdown table with aligned columns, as the formatter writes it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map(row => row[column]!.length), 3),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
