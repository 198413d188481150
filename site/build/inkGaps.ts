// Measures the distance between the lines of a headline, from the outlines of their letters.
import { baselineOffset } from '@fit-to-print/ui/brand';
import {
  headlineType,
  pencilType,
  wordSpacingAt,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/headlineType';
import { decode, type LineFit } from '@fit-to-print/ui/primitives/CopyfitHeadline/lineFit';
import type { CopyfitRequest, HeadlineFit } from '@fit-to-print/ui/primitives/CopyfitHeadline/request';
import {
  isInsertion,
  type Line,
  narrowLines,
  textOf,
  wideLines,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { Font, Variation } from 'harfbuzzjs';
import { openFont } from './openFont.ts';

/** The distance between the ink (the painted parts of letters) of two lines of a headline. */
export interface InkGap {
  /** The text of the line above the gap. */
  upper: string;
  /** The text of the line below it. */
  lower: string;
  /** The distance in em of the larger line. Infinite if no ink is above other ink. */
  gap: number;
}

/** The column is compared in this many vertical slices. */
const sliceCount = 400;
/** The least number of points of a line or curve of an outline. */
const minPoints = 6;

/**
 * Points on the outline of a letter as one list, x1, y1, x2, y2 …, in thousandths of an em.
 * @param slicesPerUnit Every slice gets points of each curve that passes through it.
 */
function outlineOf(font: Font, glyph: number, slicesPerUnit: number): number[] {
  const points: number[] = [];
  let [fromX, fromY] = [0, 0];
  for (const { type, values } of font.glyphToJson(glyph)) {
    if (values.length === 0) continue;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = values;
    const [toX, toY] = [values.at(-2)!, values.at(-1)!];
    const extent = Math.max(fromX, x1, toX) - Math.min(fromX, x1, toX);
    const count = Math.max(minPoints, Math.ceil(2 * extent * slicesPerUnit));
    // A move only sets the first point of the line or curve after it.
    for (let step = type === 'M' ? count + 1 : 0; step <= count; step++) {
      const t = step / count;
      const s = 1 - t;
      if (type === 'L') points.push(s * fromX + t * x1, s * fromY + t * y1);
      else if (type === 'Q')
        points.push(s * s * fromX + 2 * s * t * x1 + t * t * x2, s * s * fromY + 2 * s * t * y1 + t * t * y2);
      else
        points.push(
          s ** 3 * fromX + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t ** 3 * x3,
          s ** 3 * fromY + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t ** 3 * y3,
        );
    }
    [fromX, fromY] = [toX, toY];
  }
  return points;
}

/** Calls `choose` with each value and its two neighbors. Returns the results, without those of the first and the last value. */
const chooseOfThree = (values: readonly number[], choose: (...values: number[]) => number) =>
  values.slice(1, -1).map((value, index) => choose(values[index]!, value, values[index + 2]!));

/** Opens the fonts, and returns a function that measures the ink between the lines of a fitted headline from its outlines. */
export async function openInkGaps(): Promise<(request: CopyfitRequest, fit: HeadlineFit) => InkGap[]> {
  const fonts = { headline: await openFont('headline'), pencil: await openFont('pencil') };

  /** The highest and the lowest ink of each slice of the column, in hundredths of its width, upwards from the baseline. */
  function profileOf(line: Line, { size, width, offset }: LineFit) {
    // The lists have one more slice on each side, which `chooseOfThree` removes.
    const highest = Array.from({ length: sliceCount + 2 }, () => -Infinity);
    const lowest = Array.from({ length: sliceCount + 2 }, () => Infinity);
    let x = -offset * size;
    for (const run of line) {
      const isPencil = isInsertion(run);
      const { faces, faceOf } = isPencil ? fonts.pencil : fonts.headline;
      const scale = isPencil ? size * pencilType.size : size;
      const slicesPerUnit = ((scale / 1000) * sliceCount) / 100;
      const { letterSpacing } = isPencil ? pencilType : headlineType;
      const wordSpacing = isPencil ? 0 : wordSpacingAt(width);
      const variations = isPencil ? [] : [new Variation('wdth', width)];
      const openedFonts = faces.map(face => {
        const font = new Font(face);
        font.setScale(1000, 1000);
        font.setVariations(variations);
        return font;
      });
      for (const letter of textOf(run)) {
        const font = openedFonts[faceOf(letter)]!;
        const glyph = font.nominalGlyph(letter.codePointAt(0)!) ?? 0;
        const points = outlineOf(font, glyph, slicesPerUnit);
        for (let index = 0; index < points.length; index += 2) {
          const slice = 1 + Math.floor((x / 100) * sliceCount + points[index]! * slicesPerUnit);
          if (slice < 0 || slice >= highest.length) continue;
          const y = (points[index + 1]! / 1000) * scale;
          if (y > highest[slice]!) highest[slice] = y;
          if (y < lowest[slice]!) lowest[slice] = y;
        }
        x +=
          (font.glyphHAdvance(glyph) / 1000 + letterSpacing + (/[ \u00A0]/.test(letter) ? wordSpacing : 0)) *
          scale;
      }
    }
    // Kerning is not measured and may move ink by a slice, so ink counts for the neighboring slices, too.
    return { highest: chooseOfThree(highest, Math.max), lowest: chooseOfThree(lowest, Math.min) };
  }

  return ({ text, uppercase, lineHeight }, { wide, narrow }) => {
    const inCase = (line: Line): Line =>
      uppercase ? line.map(run => (typeof run === 'string' ? run.toUpperCase() : run)) : line;
    const gapsOf = (lines: readonly Line[], fits: readonly LineFit[]) => {
      if (lines.length < 2) return [];
      const profiles = lines.map((line, index) => profileOf(inCase(line), fits[index]!));
      return lines.slice(1).map((line, index): InkGap => {
        const [upper, lower] = [fits[index]!, fits[index + 1]!];
        const [above, below] = [profiles[index]!, profiles[index + 1]!];
        const distance =
          upper.size * (lineHeight / 2 - baselineOffset) +
          lower.size * (lineHeight / 2 + baselineOffset + lower.leading);
        const clear = above.lowest.map((lowest, slice) => distance + lowest - below.highest[slice]!);
        return {
          upper: lines[index]!.map(textOf).join(''),
          lower: line.map(textOf).join(''),
          gap: Math.min(...clear) / Math.max(upper.size, lower.size),
        };
      });
    };
    return [
      ...gapsOf(wideLines(text), wide.map(decode)),
      ...(narrow ? gapsOf(narrowLines(text), narrow.flat().map(decode)) : []),
    ];
  };
}
