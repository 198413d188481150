// Estimates how wide a line is, from average widths of letters. The advance of a letter is its width with the space around it; its bearings
// are that space.
import {
  advances,
  averageBearings,
  averageSpacing,
  narrowLetters,
  otherAdvance,
  pencilAdvance,
  stretch,
  widthAxis,
} from '@fit-to-print/ui/brand';
import { wordSpacingAt } from './headlineType.ts';
import type { MeasureLine } from './solve.ts';
import { isInsertion, textOf } from './text.ts';

const advanceByLetter = new Map(
  Object.entries(advances).flatMap(([advance, letters]) =>
    Array.from(letters, letter => [letter, Number(advance) / 100] as const),
  ),
);

/** The factor by which a letter's advance changes with the width axis. */
const stretchOf = (letter: string, width: number) => {
  const [min, max] =
    letter === ' ' ? stretch.space : narrowLetters.test(letter) ? stretch.narrow : stretch.other;
  return width < 100
    ? 1 - ((1 - min) * (100 - width)) / (100 - widthAxis.min)
    : 1 + ((max - 1) * (width - 100)) / (widthAxis.max - 100);
};

/** The advance of a letter of a fallback font, which has no width axis. From U+2E80 on, East Asian letters and emoji are wide. */
const foreignAdvance = (point: number): number => (point < 0x2e80 ? 0.75 : 1.3);

/** The approximate advance of a letter with its letter spacing, in em of the line. */
export function advanceOf(letter: string, width: number, isPencil: boolean): number {
  const point = letter.codePointAt(0)!;
  // Punctuation from U+2000 on is in the font.
  if (point > 0x24f && (point < 0x2000 || point > 0x22ff)) return foreignAdvance(point);
  const advance = advanceByLetter.get(letter) ?? otherAdvance;
  return isPencil
    ? advance * pencilAdvance
    : advance * stretchOf(letter, width) + averageSpacing + (letter === ' ' ? wordSpacingAt(width) : 0);
}

/**
 * Measures a line without its font, for headlines until their fonts are loaded. Accurate to about 3 %
 * (tests/visual/copyfit.spec.ts compares). Letter spacing, kerning (closer pairs of letters) and bearings are averages.
 */
export const estimate: MeasureLine = (line, width) => {
  let widthEm = -averageBearings.left - averageBearings.right;
  for (const run of line) {
    for (const letter of textOf(run)) widthEm += advanceOf(letter, width, isInsertion(run));
  }
  return { widthEm, leftBearingEm: averageBearings.left };
};
