import { advanceOf } from './estimate.ts';
import type { LineFit } from './lineFit.ts';
import { pencilType } from './headlineType.ts';
import type { LeadAbove } from './solve.ts';
import { isInsertion, type Line, textOf } from './text.ts';

/** How far the ink of letters reaches from the baseline, in em. The first match counts. */
type Reaches = readonly (readonly [letters: RegExp, reach: number])[];

const archivo = {
  ascents: [
    [/[.,_]/, 0.2],
    [/[acem-su-z:;+–—-]/, 0.55],
    [/g/, 0.63],
    [/[bdfh-lt()[\]/$|]/, 0.76],
    [/[ -~‘’“”€]/, 0.7],
    [/./, 0.93],
  ],
  descents: [
    [/[gjpqy,;]/, 0.21],
    [/[Q()[\]@]/, 0.17],
    [/[ -~‘’“”€–—]/, 0.02],
    [/./, 0.22],
  ],
  size: 1,
} satisfies Face;
/** The italic Newsreader of words written in pencil, in which the f descends. */
const pencil = {
  ascents: [
    [/[acegm-su-z.,:;]/, 0.53],
    [/[ -~‘’“”]/, 0.76],
    [/./, 0.95],
  ],
  descents: [
    [/[fgjpqyQ,;()/$@]/, 0.25],
    [/[ -~‘’“”]/, 0.04],
    [/./, 0.25],
  ],
  size: pencilType.size,
} satisfies Face;
interface Face {
  ascents: Reaches;
  descents: Reaches;
  /** In em of the line. */
  size: number;
}

/** Between the ink of two lines, in em of the larger one: 0.05, and what rounding the lead may take. */
const minGap = 0.055;
/** Half the difference of Archivo's ascent and descent, in em: the distance of the baseline from the middle of a line box. */
const baselineOffset = (0.878 - 0.21) / 2;
/** How wrong the estimated position of a letter may be, in cqi. */
const tolerance = 1;

/** The ink of a letter, in cqi: from the left edge of the column, and from the baseline. */
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
    const face = isPencil ? pencil : archivo;
    for (const letter of textOf(run)) {
      const start = x;
      x += advanceOf(letter, width, isPencil) * size;
      const [, reach] = face[side].find(([letters]) => letters.test(letter))!;
      if (letter !== ' ') ink.push({ start, end: x, reach: reach * face.size * size });
    }
  }
  // A fitted line fills the column, which corrects the estimate.
  const correction = Math.min(1.05, Math.max(0.95, 100 / x));
  return ink.map(({ start, end, reach }) => ({ start: start * correction, end: end * correction, reach }));
}

/**
 * Keeps the ink of a line clear of the ink of the line above. It is calculated from the reach of letters, so that it is the same
 * in the build and in the browser.
 */
export const leadAbove: LeadAbove = ([upperLine, upper], [lowerLine, lower], lineHeight) => {
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
