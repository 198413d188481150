// The units of the figures (numbers) that benchmarks measure, and the function with which a benchmark records one.
import { appendFileSync } from 'node:fs';

/** The units of figures: how many decimals are printed, and whether the machine's speed changes the value. */
export const units = {
  s: { digits: 1, isTimed: true },
  ms: { digits: 0, isTimed: true },
  'requests/s': { digits: 0, isTimed: true },
  MB: { digits: 0, isTimed: false },
  KB: { digits: 1, isTimed: false },
  '%': { digits: 0, isTimed: false },
  /** A ratio of two figures of one run. */
  '×': { digits: 2, isTimed: false },
  /** Cumulative layout shift. */
  shift: { digits: 4, isTimed: false },
} as const;
type Unit = keyof typeof units;

/** The unit and the goal of a figure. */
export interface FigureKind {
  unit: Unit;
  /** The figure should be at most this, or at least this if `higherIsBetter`. */
  goal?: number;
  higherIsBetter?: boolean;
}

/** A figure that a benchmark has measured. */
export interface MeasuredFigure extends FigureKind {
  /** Unique within its benchmark, and the same in each run: figures are compared by it. */
  name: string;
  value: number;
}

/** The environment variable with the file that a benchmark appends its figures to, one JSON object a line. */
export const figuresFileVariable = 'BENCH_FIGURES';

/** Records a figure for `pnpm bench`. Does nothing when the benchmark was started without `pnpm bench`. */
export function recordFigure(figure: MeasuredFigure): void {
  const file = process.env[figuresFileVariable];
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
