// Calculates the space between two lines of a headline, so that their letters do not touch. `cqi` is a hundredth of the width of the
// column.
import { ascents, baselineOffset, descents, pencilAscents, pencilDescents } from '@fit-to-print/ui/brand';
import type { Reaches } from '../../brands/theme.ts';
import { advanceOf } from './estimate.ts';
import type { LineFit } from './lineFit.ts';
import { pencilType } from './headlineType.ts';
import type { LeadingAbove } from './solve.ts';
import { isInsertion, type Line, textOf } from './text.ts';

/** Returns a function that finds how far a letter reaches, and searches it once. */
function createReachOf(reaches: Reaches): (letter: string) => number {
  const known = new Map<string, number>();
  return letter => {
    let reach = known.get(letter);
    if (reach === undefined)
      known.set(letter, (reach = reaches.find(([letters]) => letters.test(letter))![1]));
    return reach;
  };
}

/** The letters of a font: how far each reaches above the baseline (`ascents`) and below it (`descents`). */
interface Face {
  /** The distance that a letter reaches above the baseline, in em. */
  ascents: (letter: string) => number;
  /** The distance that a letter reaches below the baseline, in em. */
  descents: (letter: string) => number;
  /** In em of the line. */
  size: number;
}
const headline: Face = { ascents: createReachOf(ascents), descents: createReachOf(descents), size: 1 };
const pencil: Face = {
  ascents: createReachOf(pencilAscents),
  descents: createReachOf(pencilDescents),
  size: pencilType.size,
};

/** The least space between the ink of two lines, in em of the larger line: 0.05, and 0.005 for the rounding of the leading. */
const minGap = 0.055;
/** The largest error of the estimated position of a letter, in cqi. */
const tolerance = 2;

/** The ink of a letter, in cqi. `start` and `end` count from the left edge of the column, `reach` from the baseline. */
interface Ink {
  start: number;
  end: number;
  reach: number;
}

/** The ink of a line's letters on one side of the baseline. */
function inkOf(line: Line, { size, width }: LineFit, side: 'ascents' | 'descents'): Ink[] {
  const ink: Ink[] = [];
  let x = 0;
  for (const run of line) {
    const isPencil = isInsertion(run);
    const face = isPencil ? pencil : headline;
    for (const letter of textOf(run)) {
      const start = x;
      x += advanceOf(letter, width, isPencil) * size;
      if (letter !== ' ') ink.push({ start, end: x, reach: face[side](letter) * face.size * size });
    }
  }
  // A fitted line fills the column, which corrects the estimate.
  const correction = Math.min(1.05, Math.max(0.95, 100 / x));
  return ink.map(({ start, end, reach }) => ({ start: start * correction, end: end * correction, reach }));
}

/**
 * The space that keeps the ink of a line away from the ink of the line above. It is calculated from the reach of letters in the theme, so
 * that the build and the browser get the same result.
 */
export const leadingAbove: LeadingAbove = ([upperLine, upper], [lowerLine, lower], lineHeight) => {
  const descending = inkOf(upperLine, upper, 'descents');
  let ink = 0;
  for (const { start, end, reach } of inkOf(lowerLine, lower, 'ascents')) {
    for (const above of descending) {
      if (above.start - tolerance < end && start < above.end + tolerance)
        ink = Math.max(ink, reach + above.reach);
    }
  }
  if (ink === 0) return 0;
  const distance =
    upper.size * (lineHeight / 2 - baselineOffset) + lower.size * (lineHeight / 2 + baselineOffset);
  const needed = ink + minGap * Math.max(upper.size, lower.size);
  return Math.max(0, needed - distance) / lower.size;
};
