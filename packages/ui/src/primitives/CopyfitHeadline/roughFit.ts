// A fit from the number of letters alone, for headlines that nothing has measured yet.
import { otherAdvance, stretch, widthAxis } from '@fit-to-print/ui/brand';
import { type EncodedFit, encode, maxSize } from './lineFit.ts';
import type { CopyfitRequest, HeadlineFit } from './request.ts';
import { type Line, hasNarrowBreaks, narrowLines, textOf, wideLines } from './text.ts';

/** The width of a line in em, if all its letters had the average width. */
const widthOf = (line: Line) => line.reduce((sum, run) => sum + textOf(run).length, 0) * otherAdvance;

/** The value of the width axis at which letters are `factor` times as wide as normal. */
function axisValue(factor: number): number {
  const [narrowest, widest] = stretch.other;
  const value =
    factor < 1
      ? 100 - ((1 - factor) / (1 - narrowest)) * (100 - widthAxis.min)
      : 100 + ((factor - 1) / (widest - 1)) * (widthAxis.max - 100);
  return Math.min(widthAxis.max, Math.max(widthAxis.narrowest, value));
}

function fitLines(lines: readonly Line[], largestSize: number): EncodedFit[] {
  const longest = Math.max(1, ...lines.map(widthOf));
  const size = Math.min(largestSize, 100 / longest);
  return lines.map(line =>
    encode({ size, width: axisValue(100 / (size * (widthOf(line) || 1))), offset: 0, leading: 0 }),
  );
}

/**
 * The fit of a headline until the browser has downloaded the solver, which measures letters. One size for all lines, at which the longest
 * has letters of normal width; the letters of shorter lines are wider. Servers that have no fits (`CopyfitContext`) render it.
 */
export function roughFit({
  text,
  largestSize = maxSize,
  wideSize = largestSize,
  narrowSize = largestSize,
}: CopyfitRequest): HeadlineFit {
  const wide = fitLines(wideLines(text), wideSize);
  if (narrowSize === largestSize && !hasNarrowBreaks(text)) return { wide };
  const narrow = fitLines(narrowLines(text), narrowSize);
  return { wide, narrow: text.map(line => narrow.splice(0, line.length)) };
}
