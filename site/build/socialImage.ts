import { brand } from '@fit-to-print/content/brand';
import { headlineType, pencilType } from '@fit-to-print/ui/primitives/CopyfitHeadline/headlineType';
import { decode, type LineFit } from '@fit-to-print/ui/primitives/CopyfitHeadline/lineFit';
import { strike } from '@fit-to-print/ui/primitives/CopyfitHeadline/strike';
import {
  type HeadlineText,
  isInsertion,
  type Line,
  wideLines,
  textOf,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { editions } from '@fit-to-print/ui/tokens/color';
import { toHex } from '@fit-to-print/ui/tokens/contrast';
import { weights } from '@fit-to-print/ui/tokens/type';
import sharp from 'sharp';
import { createFitter } from './copyfit.ts';
import { openOutlines } from './textOutlines.ts';

/** What the image of a page shows. */
export interface SharedPage {
  path: string;
  headline: HeadlineText;
  description: string;
}

/** The size that social networks recommend, in pixels. */
const canvas = { width: 1200, height: 630, margin: 48 } as const;
const right = canvas.width - canvas.margin;
const columnWidth = right - canvas.margin;
/** The space for the headline, between the header and the footer. */
const headlineArea = { top: 100, height: 396 } as const;
/** Few colors keep a PNG of type small: more shades of its edges cannot be told apart. */
const maxColors = 64;

const color = (name: keyof typeof editions.day) => toHex(editions.day[name]);

/** The line height of headlines, in em: the one that CopyfitHeadline uses by default. */
const lineHeight = 0.86;
/** Distance from the middle of a line down to its baseline, in em: half of Archivo's ascent less its descent. */
const baseline = (0.878 - 0.21) / 2;

/** A line, and the size, width and offset at which it fills the column. */
interface FittedLine extends LineFit {
  line: Line;
}

/** The height of a headline, in hundredths of the column width. */
const heightOf = (lines: readonly FittedLine[]): number =>
  lines.reduce((height, { size, lead }) => height + size * (lineHeight + lead), 0);
/** The size of all lines together, in hundredths of the column width. */
const sumOfSizes = (lines: readonly FittedLine[]): number => lines.reduce((sum, { size }) => sum + size, 0);

/** A headline that fits the image. */
interface FittedHeadline {
  lines: readonly FittedLine[];
  width: number;
}

/** Every way to break a headline: each line whole, or broken where narrow screens break it. */
const lineBreakVariants = (text: HeadlineText): HeadlineText[] =>
  text.reduce<HeadlineText[]>(
    (broken, line) =>
      broken.flatMap(lines => [
        [...lines, line],
        ...(line.length > 1 ? [[...lines, ...line.map(part => [part])]] : []),
      ]),
    [[]],
  );
/** The values of `sizeBias` to try: from small and wide letters to large and narrow ones. */
const sizeBiases = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

/** The pencil stroke over the words from `from` to `to`; CopyfitHeadline.css.ts places it in the same way. */
function strikeThrough(from: number, to: number, y: number, size: number): string {
  const { box } = strike;
  const left = from + (to - from) * box.left;
  const width = (to - from) * box.width;
  const top = y - (baseline + lineHeight * (0.5 - box.top)) * size;
  const height = lineHeight * box.height * size;
  let isX = false;
  const path = strike.path.replaceAll(/[\d.]+/g, number => {
    isX = !isX;
    const share = Number(number) / (isX ? strike.width : strike.height);
    return ` ${(isX ? left + share * width : top + share * height).toFixed(1)}`;
  });
  return `<path d="${path}" fill="none" stroke="${color('pencil')}" stroke-width="${(size * strike.strokeWidth).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The description; it is left out under a headline that leaves no space for it. */
const description = { size: 36, lineHeight: 44, gap: 40 } as const;

/** Opens the fonts, and returns a function that draws the image of a page as PNG. */
export async function openSocialImages(): Promise<(page: SharedPage) => Promise<Uint8Array>> {
  const [fitter, archivo, newsreader, text, mono] = await Promise.all([
    createFitter(),
    openOutlines('headline'),
    openOutlines('pencil'),
    openOutlines('text'),
    openOutlines('mono'),
  ]);

  const filled = (path: string, ink: keyof typeof editions.day = 'ink') =>
    `<path fill="${color(ink)}" d="${path}"/>`;

  /** The lines of a headline at several sizes, each filling the column, as pages show them. */
  const fitVariants = (headline: HeadlineText): FittedLine[][] =>
    sizeBiases.map(sizeBias => {
      const { wide } = fitter.page().fit({ text: headline, sizeBias, uppercase: false, lineHeight });
      return wideLines(headline).map((line, index) => ({ line, ...decode(wide[index]!) }));
    });

  /** Draws a headline from `y` down. */
  function drawHeadline({ lines, width }: FittedHeadline, x: number, y: number): string {
    let svg = '';
    let top = y;
    for (const { line, size: relativeSize, width: wdth, offset, lead } of lines) {
      const size = (relativeSize * width) / 100;
      top += size * lead;
      const lineBaseline = top + size * (lineHeight / 2 + baseline);
      let start = x - offset * size;
      for (const run of line) {
        const words = textOf(run);
        const { path, end } = isInsertion(run)
          ? newsreader(words, {
              x: start,
              y: lineBaseline,
              size: size * pencilType.size,
              letterSpacing: pencilType.letterSpacing,
            })
          : archivo(words, {
              x: start,
              y: lineBaseline,
              size,
              letterSpacing: headlineType.letterSpacing,
              axes: { wdth, wght: weights.display },
            });
        svg += filled(path, isInsertion(run) ? 'pencil' : 'ink');
        if (typeof run === 'object' && 'del' in run) svg += strikeThrough(start, end, lineBaseline, size);
        start = end;
      }
      top += size * lineHeight;
    }
    return svg;
  }

  /** The headline in the largest type that fits; one that is too tall is set to a narrower column. */
  function fitHeadline(headline: HeadlineText): FittedHeadline {
    const candidates = lineBreakVariants(headline)
      .flatMap(fitVariants)
      .map((lines): FittedHeadline => {
        const width = Math.min(columnWidth, (headlineArea.height * 100) / heightOf(lines));
        return { lines, width };
      });
    return candidates.reduce((best, other) =>
      other.width > best.width ||
      (other.width === best.width && sumOfSizes(other.lines) > sumOfSizes(best.lines))
        ? other
        : best,
    );
  }

  const label = (words: string, x: number, y: number) =>
    mono(words, { x, y, size: 22, axes: { wght: weights.mono } });
  const rightAligned = (words: string, y: number) => label(words, right - label(words, 0, 0).end, y).path;
  const drawLine = (y: number, height: number, ink: keyof typeof editions.day = 'ink') =>
    `<rect x="${canvas.margin}" y="${y}" width="${columnWidth}" height="${height}" fill="${color(ink)}"/>`;

  // Header and footer, the same in every image.
  const { headerMeta } = brand;
  const dateline = label(`${headerMeta.dateline} `, canvas.margin, 60);
  const [wordmark] = fitVariants(brand.wordmark);
  const background = [
    `<rect width="100%" height="100%" fill="${color('paper')}"/>`,
    filled(dateline.path),
    filled(label(headerMeta.left, dateline.end, 60).path + rightAligned(headerMeta.right, 60), 'muted'),
    drawLine(78, 2, 'line'),
    drawLine(520, 5),
    drawLine(529, 2),
    drawHeadline({ lines: wordmark!, width: 132 }, canvas.margin, 543),
  ].join('');

  /** Breaks a text into lines of the column's width. */
  function wrap(words: string): string[] {
    const lines: string[] = [];
    for (const word of words.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      const fits = text(longer, { x: 0, y: 0, size: description.size }).end <= columnWidth;
      if (fits) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    return lines;
  }

  function drawDescription(words: string, top: number): string {
    const lines = wrap(words);
    const bottom = top + description.gap + lines.length * description.lineHeight;
    if (bottom > headlineArea.top + headlineArea.height) return '';
    return lines
      .map((line, index) => {
        const y = top + description.gap + index * description.lineHeight + description.size;
        return filled(text(line, { x: canvas.margin, y, size: description.size }).path);
      })
      .join('');
  }

  function draw(page: SharedPage): string {
    const headline = fitHeadline(page.headline);
    const height = (heightOf(headline.lines) * headline.width) / 100;
    const url = new URL(page.path, brand.origin);
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">`,
      background,
      drawHeadline(headline, canvas.margin, headlineArea.top),
      drawDescription(page.description, headlineArea.top + height),
      filled(rightAligned(url.host + (page.path === '/' ? '' : page.path), 592), 'muted'),
      '</svg>',
    ].join('');
  }

  return page =>
    sharp(Buffer.from(draw(page)))
      .png({ colors: maxColors, dither: 0 })
      .toBuffer();
}
