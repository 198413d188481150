import { baselineOffset } from '@fit-to-print/ui/brand';
import { headlineType, pencilType } from '@fit-to-print/ui/primitives/CopyfitHeadline/headlineType';
import { decode, type LineFit } from '@fit-to-print/ui/primitives/CopyfitHeadline/lineFit';
import type { CopyfitRequest, HeadlineFit } from '@fit-to-print/ui/primitives/CopyfitHeadline/solve';
import {
  isInsertion,
  type Line,
  narrowLines,
  textOf,
  wideLines,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { Font, Variation } from 'harfbuzzjs';
import { openFont } from './openFont.ts';

/** The distance between the ink of two lines of a headline. */
export interface InkGap {
  upper: string;
  lower: string;
  /** In em of the larger line. Infinite if no ink is above other ink. */
  gap: number;
}

/** The column is compared in this many vertical slices. */
const sliceCount = 400;
/** Points per curve of an outline. */
const curvePoints = 24;

type Point = readonly [x: number, y: number];

/** Points on the outline of a letter, in thousandths of an em. */
function outlineOf(font: Font, glyph: number): Point[] {
  const points: Point[] = [];
  let last: Point = [0, 0];
  for (const { type, values } of font.glyphToJson(glyph)) {
    const controls: Point[] = [last];
    for (let index = 0; index < values.length; index += 2)
      controls.push([values[index]!, values[index + 1]!]);
    if (type !== 'M' && values.length > 0) {
      for (let step = 0; step <= curvePoints; step++) points.push(pointOn(controls, step / curvePoints));
    }
    last = controls.at(-1)!;
  }
  return points;
}

/** The point of a line or Bézier curve at `t` between 0 and 1 (de Casteljau's algorithm). */
function pointOn(controls: readonly Point[], t: number): Point {
  if (controls.length === 1) return controls[0]!;
  return pointOn(
    controls.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = controls[index]!;
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
    }),
    t,
  );
}

/** Opens the fonts, and returns a function that measures the ink between the lines of a fitted headline from its outlines. */
export async function openInkGaps(): Promise<(request: CopyfitRequest, fit: HeadlineFit) => InkGap[]> {
  const fonts = { headline: await openFont('headline'), pencil: await openFont('pencil') };

  /** The highest and the lowest ink of each slice of the column, in hundredths of its width, upwards from the baseline. */
  function profileOf(line: Line, { size, width, offset }: LineFit) {
    const highest = Array.from({ length: sliceCount }, () => -Infinity);
    const lowest = Array.from({ length: sliceCount }, () => Infinity);
    let x = -offset * size;
    for (const run of line) {
      const isPencil = isInsertion(run);
      const { faces, faceOf } = isPencil ? fonts.pencil : fonts.headline;
      const scale = isPencil ? size * pencilType.size : size;
      const { letterSpacing } = isPencil ? pencilType : headlineType;
      for (const letter of textOf(run)) {
        const font = new Font(faces[faceOf(letter)]!);
        font.setScale(1000, 1000);
        if (!isPencil) font.setVariations([new Variation('wdth', width)]);
        const glyph = font.nominalGlyph(letter.codePointAt(0)!) ?? 0;
        for (const [pointX, pointY] of outlineOf(font, glyph)) {
          const slice = Math.floor(((x + (pointX / 1000) * scale) / 100) * sliceCount);
          const y = (pointY / 1000) * scale;
          // Kerning is not measured, so a point counts for the slices beside its own, too.
          for (const at of [slice - 1, slice, slice + 1]) {
            if (at < 0 || at >= sliceCount) continue;
            highest[at] = Math.max(highest[at]!, y);
            lowest[at] = Math.min(lowest[at]!, y);
          }
        }
        x += (font.glyphHAdvance(glyph) / 1000 + letterSpacing) * scale;
      }
    }
    return { highest, lowest };
  }

  return ({ text, uppercase, lineHeight }, { wide, narrow }) => {
    const inCase = (line: Line): Line =>
      uppercase ? line.map(run => (typeof run === 'string' ? run.toUpperCase() : run)) : line;
    const gapsOf = (lines: readonly Line[], fits: readonly LineFit[]) =>
      lines.slice(1).map((line, index): InkGap => {
        const [upper, lower] = [fits[index]!, fits[index + 1]!];
        const above = profileOf(inCase(lines[index]!), upper);
        const below = profileOf(inCase(line), lower);
        const distance =
          upper.size * (lineHeight / 2 - baselineOffset) +
          lower.size * (lineHeight / 2 + baselineOffset + lower.lead);
        const clear = above.lowest.map((lowest, slice) => distance + lowest - below.highest[slice]!);
        return {
          upper: lines[index]!.map(textOf).join(''),
          lower: line.map(textOf).join(''),
          gap: Math.min(...clear) / Math.max(upper.size, lower.size),
        };
      });
    return [
      ...gapsOf(wideLines(text), wide.map(decode)),
      ...(narrow ? gapsOf(narrowLines(text), narrow.flat().map(decode)) : []),
    ];
  };
}
