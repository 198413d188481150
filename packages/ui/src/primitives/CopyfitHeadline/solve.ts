// Computes the fit of a headline: the size of each line and the width of its letters, so that each line fills its column. The font has a
// width axis, so its letters can be narrower or wider. `cqi` is a hundredth of the width of the column.
import { widthAxis } from '@fit-to-print/ui/brand';
import { encode, type LineFit, maxSize, scales } from './lineFit.ts';
import type { CopyfitRequest, HeadlineFit } from './request.ts';
import {
  type HeadlineText,
  type Line,
  type Run,
  narrowLines,
  hasNarrowBreaks,
  wideLines,
  textOf,
} from './text.ts';

/** The horizontal extent of the letters of a line, at one value of the width axis. */
export interface LineExtent {
  /** The distance from the left edge of the first letter to the right edge of the last one, in em. */
  widthEm: number;
  /** The space to the left of the first letter inside its advance, in em. */
  leftBearingEm: number;
}

/** Measures a line in headline type at a value of the width axis. */
export type MeasureLine = (line: Line, width: number) => LineExtent;

/**
 * The space that a line needs above it, in em of its size, in addition to the line height.
 * @param lineHeight As a multiple of the font size.
 */
export type LeadingAbove = (
  upper: readonly [Line, LineFit],
  lower: readonly [Line, LineFit],
  lineHeight: number,
) => number;

/** The range of the width axis in which lines are fitted. */
export const fittedWidths = { min: widthAxis.narrowest, max: widthAxis.max } as const;

/** The sizes at which a line can fill its column, in cqi. */
type SizeRange = readonly [min: number, max: number];

const { step } = scales.size;
const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));

/** The sizes at which a line fills its column: with the widest letters, and with the narrowest. */
function sizeRangeOf(line: Line, measure: MeasureLine, largestSize: number): SizeRange {
  const min = Math.ceil(100 / measure(line, fittedWidths.max).widthEm / step) * step;
  const max = Math.floor(100 / measure(line, fittedWidths.min).widthEm / step) * step;
  return [clamp(step, min, largestSize), clamp(step, max, largestSize)];
}

/**
 * The common size of all lines. If all ranges overlap, `sizeBias` picks a size from the overlap. If not, the size is the one
 * with the smallest sum of distances to the ranges; of several such sizes, the one inside most ranges. In both cases, the size is between
 * the two middle bounds of all ranges.
 */
function commonSize(ranges: readonly SizeRange[], sizeBias: number): number {
  const bounds = ranges.flat().toSorted((a, b) => a - b);
  const low = bounds[ranges.length - 1] ?? step;
  const high = bounds[ranges.length] ?? step;
  const picked = Math.round((low + (high - low) * sizeBias) / step) * step;
  const matches = (size: number) => ranges.filter(([min, max]) => min <= size && size <= max).length;
  return [picked, low, high].toSorted((a, b) => matches(b) - matches(a))[0]!;
}

/** The length by which a line may exceed its column, in cqi. Letters of a fallback font grow in large steps, because it has only a few faces. */
const maxExcess = 0.5;

/**
 * The fit whose line is closest to the column width, by linear interpolation (regula falsi) between a width that fits
 * and a width that exceeds the column. Lines grow almost linearly with the width: advances are whole font units, so several letters can
 * grow at the same step.
 */
function fillColumn(line: Line, size: number, measure: MeasureLine): LineFit {
  const { step: widthStep } = scales.width;
  const remainderAt = (steps: number) => 100 - measure(line, steps * widthStep).widthEm * size;
  let fits = fittedWidths.min / widthStep;
  let exceeds = fittedWidths.max / widthStep;
  let room = remainderAt(fits);
  let excess = remainderAt(exceeds);
  while (room > 0 && excess < 0 && exceeds - fits > 1) {
    const guess = Math.round(fits + ((exceeds - fits) * room) / (room - excess));
    const steps = clamp(fits + 1, guess, exceeds - 1);
    const remainder = remainderAt(steps);
    if (remainder < 0) [exceeds, excess] = [steps, remainder];
    else [fits, room] = [steps, remainder];
  }
  const isFitting = Math.abs(room) < Math.abs(excess) || excess < -maxExcess;
  const width = (isFitting ? fits : exceeds) * widthStep;
  return { size, width, offset: measure(line, width).leftBearingEm, leading: 0 };
}

const toUpperCase = (run: Run): Run => {
  const text = textOf(run).toUpperCase();
  return typeof run === 'string' ? text : 'ins' in run ? { ins: text } : { del: text };
};

const hasLetters = (line: Line): boolean => line.some(run => textOf(run).trim() !== '');

/** Caches the results of `measure`, because solving measures each line several times. `inCase` converts a line to capitals first, if needed. */
function memoize(measure: MeasureLine, inCase: (line: Line) => Line): MeasureLine {
  const cache = new Map<Line, { cased: Line; extents: Map<number, LineExtent> }>();
  return (line, width) => {
    let cached = cache.get(line);
    if (!cached) cache.set(line, (cached = { cased: inCase(line), extents: new Map() }));
    const { cased, extents } = cached;
    // Whole numbers are found in a map several times faster than fractions.
    const steps = Math.round(width / scales.width.step);
    let extent = extents.get(steps);
    if (!extent) extents.set(steps, (extent = measure(cased, width)));
    return extent;
  };
}

/** Fits each line at `wantedSize`, by default the common size of `group`, or at the closest size in the line's own range. */
function fitLines(
  lines: readonly Line[],
  group: readonly Line[],
  sizeBias: number,
  measure: MeasureLine,
  largestSize: number,
  wantedSize?: number,
): LineFit[] {
  const size =
    wantedSize ??
    commonSize(
      group.filter(hasLetters).map(line => sizeRangeOf(line, measure, largestSize)),
      sizeBias,
    );
  return lines.map(line => {
    if (!hasLetters(line)) return { size, width: 100, offset: 0, leading: 0 };
    const [min, max] = sizeRangeOf(line, measure, largestSize);
    return fillColumn(line, clamp(min, size, max), measure);
  });
}

/**
 * Fits a headline to its column. Sizes are relative to the column, so one fit holds for every column width.
 * @param group The texts of all headlines that share its size, including its own.
 * @param leadingAbove Calculates the space above a line. An estimate has none.
 */
export function solve(
  { text, sizeBias, uppercase, lineHeight, largestSize = maxSize, wideSize, narrowSize }: CopyfitRequest,
  measure: MeasureLine,
  group: readonly HeadlineText[] = [text],
  leadingAbove: LeadingAbove = () => 0,
): HeadlineFit {
  const inCase = (line: Line) => (uppercase ? line.map(toUpperCase) : line);
  const cached = memoize(measure, inCase);
  const fit = (linesOf: (text: HeadlineText) => readonly Line[], wantedSize?: number) => {
    const lines = linesOf(text);
    const fits = fitLines(
      lines,
      group.flatMap(other => (other === text ? lines : linesOf(other))),
      sizeBias,
      cached,
      largestSize,
      wantedSize,
    );
    const inked = lines.map((line, index) => [inCase(line), fits[index]!] as const);
    return inked.map(([, lineFit], index) => {
      const leading = index > 0 ? leadingAbove(inked[index - 1]!, inked[index]!, lineHeight) : 0;
      return encode({ ...lineFit, leading });
    });
  };
  const wide = fit(wideLines, wideSize);
  if (narrowSize === undefined && !group.some(hasNarrowBreaks)) return { wide };
  const narrow = fit(narrowLines, narrowSize);
  return { wide, narrow: text.map(line => narrow.splice(0, line.length)) };
}
