import { brand } from '@fit-to-print/content/brand';
import { decode, type Setting } from '@fit-to-print/ui/primitives/CopyfitHeadline/setting';
import { strike } from '@fit-to-print/ui/primitives/CopyfitHeadline/strike';
import {
  type HeadlineText,
  isWrittenIn,
  type Line,
  wideLines,
  wordsOf,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { editions } from '@fit-to-print/ui/tokens/color';
import { hex } from '@fit-to-print/ui/tokens/contrast';
import { weights } from '@fit-to-print/ui/tokens/type';
import { renderAsync } from '@resvg/resvg-js';
import { createFitter } from './copyfit.ts';
import { openOutlines } from './outlines.ts';
import { indexedPng } from './png.ts';

/** A page, as its picture shows it. */
export interface SharedPage {
  path: string;
  headline: HeadlineText;
  description: string;
}

/** What networks show where a page is shared, in pixels. */
const canvas = { width: 1200, height: 630, margin: 48 } as const;
const right = canvas.width - canvas.margin;
const measure = right - canvas.margin;
/** Between the ears and the foot. */
const room = { top: 100, height: 396 } as const;

const paint = (name: keyof typeof editions.day) => hex(editions.day[name]);

/** Of a headline's lines, in em: as in CopyfitHeadline, and as tight as one may be for the sake of the size. */
const leading = { usual: 0.86, least: 0.78 } as const;
/** From the middle of a line down to its baseline, in em: Archivo's ascent and descent, halved. */
const baseline = (0.878 - 0.21) / 2;
const roman = { tracking: -0.012, weight: weights.display } as const;
/** Larger than the line it is written into; the tracking is in em of its own size. */
const pencil = { scale: 1.2, tracking: -0.03 } as const;

/** A line, and how it fills a measure. */
interface SetLine extends Setting {
  line: Line;
}

/** Of all lines together, in hundredths of the measure. */
const sizeOf = (lines: readonly SetLine[]): number => lines.reduce((sum, { size }) => sum + size, 0);

/** A headline as it is drawn. */
interface Fitted {
  lines: readonly SetLine[];
  width: number;
  /** Line height, in em. */
  spacing: number;
}

/** A headline's own lines, each whole or broken where narrow sheets break it. */
const breaks = (text: HeadlineText): HeadlineText[] =>
  text.reduce<HeadlineText[]>(
    (broken, line) =>
      broken.flatMap(lines => [
        [...lines, line],
        ...(line.length > 1 ? [[...lines, ...line.map(part => [part])]] : []),
      ]),
    [[]],
  );
const biases = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

/** Stretched over the words from `from` to `to`, as in CopyfitHeadline.css.ts. */
function strikeThrough(from: number, to: number, y: number, size: number): string {
  const [left, width] = [from - (to - from) * 0.01, (to - from) * 1.04];
  // The line box that it is placed in is the usual one.
  const [top, height] = [y - (baseline + leading.usual * 0.14) * size, leading.usual * 0.44 * size];
  let isX = false;
  const path = strike.path.replaceAll(/[\d.]+/g, number => {
    isX = !isX;
    const share = Number(number) / (isX ? strike.width : strike.height);
    return ` ${(isX ? left + share * width : top + share * height).toFixed(1)}`;
  });
  return `<path d="${path}" fill="none" stroke="${paint('pencil')}" stroke-width="${(size * 0.05).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Under a headline that leaves the room for it. */
const lede = { size: 36, line: 44, gap: 40 } as const;

/** Opens the case: the faces, and what fits headlines with them. */
export async function createSocialPress() {
  const [fitter, archivo, newsreader, reading, mono] = await Promise.all([
    createFitter(),
    openOutlines('headline'),
    openOutlines('pencil'),
    openOutlines('text'),
    openOutlines('mono'),
  ]);

  const filled = (path: string, ink: keyof typeof editions.day = 'ink') =>
    `<path fill="${paint(ink)}" d="${path}"/>`;

  /** The settings in which lines fill the measure, as the site itself would set them. */
  const settings = (text: HeadlineText): SetLine[][] =>
    biases.map(bias => {
      const { wide } = fitter.page().fit({ text, bias, uppercase: false });
      return wideLines(text).map((line, index) => ({ line, ...decode(wide[index]!) }));
    });

  /** The lines from `y` down, each `width` wide. */
  function draw({ lines, width, spacing }: Fitted, x: number, y: number): string {
    let drawn = '';
    let top = y;
    for (const { line, size: share, width: wdth, offset } of lines) {
      const size = (share * width) / 100;
      const foot = top + size * (spacing / 2 + baseline);
      let pen = x - offset * size;
      for (const mark of line) {
        const words = wordsOf(mark);
        const { path, end } = isWrittenIn(mark)
          ? newsreader(words, { x: pen, y: foot, size: size * pencil.scale, tracking: pencil.tracking })
          : archivo(words, {
              x: pen,
              y: foot,
              size,
              tracking: roman.tracking,
              axes: { wdth, wght: roman.weight },
            });
        drawn += filled(path, isWrittenIn(mark) ? 'pencil' : 'ink');
        if (typeof mark === 'object' && 'del' in mark) drawn += strikeThrough(pen, end, foot, size);
        pen = end;
      }
      top += size * spacing;
    }
    return drawn;
  }

  /** The largest type that the room can hold; a headline too tall for it is set to a smaller measure. */
  function fitted(text: HeadlineText): Fitted {
    const candidates = breaks(text)
      .flatMap(settings)
      .map((lines): Fitted => {
        const sizes = (sizeOf(lines) * measure) / 100;
        const scale = Math.min(1, room.height / (sizes * leading.least));
        const spacing = Math.min(leading.usual, room.height / (sizes * scale));
        return { lines, width: measure * scale, spacing };
      });
    return candidates.reduce((best, other) =>
      other.width > best.width || (other.width === best.width && sizeOf(other.lines) > sizeOf(best.lines))
        ? other
        : best,
    );
  }

  const label = (words: string, x: number, y: number) =>
    mono(words, { x, y, size: 22, axes: { wght: weights.mono } });
  const toTheRight = (words: string, y: number) => label(words, right - label(words, 0, 0).end, y).path;
  const rule = (y: number, height: number, ink: keyof typeof editions.day = 'ink') =>
    `<rect x="${canvas.margin}" y="${y}" width="${measure}" height="${height}" fill="${paint(ink)}"/>`;

  // The same on every sheet.
  const { dateline, left, right: rightEar } = brand.headerMeta;
  const opening = label(`${dateline} `, canvas.margin, 60);
  const [wordmark] = settings(brand.wordmark);
  const frame = [
    `<rect width="100%" height="100%" fill="${paint('paper')}"/>`,
    filled(opening.path),
    filled(label(left, opening.end, 60).path + toTheRight(rightEar, 60), 'muted'),
    rule(78, 2, 'rule'),
    rule(520, 5),
    rule(529, 2),
    draw({ lines: wordmark!, width: 132, spacing: 0.84 }, canvas.margin, 543),
  ].join('');

  /** Text in lines of the measure. */
  function wrap(text: string): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      const fits = reading(longer, { x: 0, y: 0, size: lede.size }).end <= measure;
      if (fits) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    return lines;
  }

  function drawLede(text: string, top: number): string {
    const lines = wrap(text);
    const bottom = top + lede.gap + lines.length * lede.line;
    if (bottom > room.top + room.height) return '';
    return lines
      .map((line, index) =>
        filled(
          reading(line, {
            x: canvas.margin,
            y: top + lede.gap + index * lede.line + lede.size,
            size: lede.size,
          }).path,
        ),
      )
      .join('');
  }

  function compose({ path, headline, description }: SharedPage): string {
    const set = fitted(headline);
    const height = (sizeOf(set.lines) * set.width * set.spacing) / 100;
    const address = new URL(path, brand.origin);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">`,
      frame,
      draw(set, canvas.margin, room.top),
      drawLede(description, room.top + height),
      filled(toTheRight(address.host + (path === '/' ? '' : path), 592), 'muted'),
      '</svg>',
    ].join('');
  }

  /** The picture of a shared page, as PNG. */
  return async (page: SharedPage): Promise<Uint8Array> => {
    const { width, height, pixels } = await renderAsync(compose(page), { font: { loadSystemFonts: false } });
    return indexedPng(width, height, pixels);
  };
}
