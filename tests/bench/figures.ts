import { appendFileSync } from 'node:fs';

/** How figures are printed: decimals, and whether the machine's speed changes them. */
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

/** What a benchmark says of one of its figures, besides its value. */
export interface FigureKind {
  unit: Unit;
  /** The value that is aimed at: at most this, or at least this if `higherIsBetter`. */
  goal?: number;
  higherIsBetter?: boolean;
}

export interface MeasuredFigure extends FigureKind {
  /** Unique within its benchmark, and the same in each run: figures are compared by it. */
  name: string;
  value: number;
}

/** The environment variable with the file that a benchmark appends its figures to, one JSON object a line. */
export const figuresFileVariable = 'BENCH_FIGURES';

/** Hands a figure to `pnpm bench`. A benchmark that runs alone only prints its text. */
export function recordFigure(figure: MeasuredFigure): void {
  const file = process.env[figuresFileVariable];
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}
