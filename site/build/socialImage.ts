// Draws the social image of a page: the image that social networks show with a link to it. An edition is a color theme: day is light, night is
// dark.
import { brand } from '@fit-to-print/content/brand';
import { baselineOffset as baseline } from '@fit-to-print/ui/brand';
import {
  headlineType,
  pencilType,
  wordSpacingAt,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/headlineType';
import { decode, type LineFit } from '@fit-to-print/ui/primitives/CopyfitHeadline/lineFit';
import { strike } from '@fit-to-print/ui/primitives/CopyfitHeadline/strike';
import {
  type HeadlineText,
  isInsertion,
  type Line,
  wideLines,
  textOf,
} from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { editions, toCss } from '@fit-to-print/ui/tokens/color';
import { toHex } from '@fit-to-print/ui/tokens/contrast';
import { weights } from '@fit-to-print/ui/tokens/type';
import { createFitter } from './copyfit.ts';
import {
  blankImage,
  color,
  type ColorName,
  imageSize,
  paste,
  rasterize,
  type Region,
  toPng,
} from './paletteImages.ts';
import { openOutlines } from './textOutlines.ts';

/** The parts of a page that its social image shows. */
export interface SocialImagePage {
  path: string;
  headline: HeadlineText;
  description: string;
  /** The picture of the page. */
  picture?: SharedPicture | undefined;
}

export interface SharedPicture {
  /** The data from which the picture is drawn. A change of this value makes the build draw the image again. */
  source: unknown;
  /** The text of an SVG file in the colors of the day edition. It has no letters: fonts differ between machines. */
  draw: () => string;
}

const canvas = { ...imageSize, margin: 48 } as const;
const right = canvas.width - canvas.margin;
const columnWidth = right - canvas.margin;
/** The space for the headline and the picture, between the header and the footer. */
const headlineArea = { top: 92, bottom: 506 } as const;
const areaHeight = headlineArea.bottom - headlineArea.top;
/** The box of the picture, beside the headline at the right edge. */
const pictureBox = { top: 100, width: 356, height: 396, gap: 36 } as const;
/** The parts that differ between images: the headline, the picture with its frame, and the address, which has the logo at its left. */
const headlineRegion: Region = { left: 0, top: 82, width: canvas.width, height: 436 };
const pictureRegion: Region = {
  left: right - pictureBox.width - 1,
  top: pictureBox.top - 1,
  width: pictureBox.width + 2,
  height: pictureBox.height + 2,
};
const addressRegion: Region = { left: 300, top: 566, width: canvas.width - 300, height: 40 };
/** Pages that have the same picture are drawn one after the other, so few pictures are kept. */
const maxPictures = 8;

/** The line height of headlines, in em: the one that CopyfitHeadline uses by default. */
const lineHeight = 0.86;
/** A line, and the size, width and offset at which it fills the column. */
interface FittedLine extends LineFit {
  line: Line;
}

/** The distance that descenders reach below the box of a line, in hundredths of the column width. */
function descentOf({ line, size }: FittedLine): number {
  const descents = line.map(run =>
    isInsertion(run) ? 0.18 : /[^\s\w.!?:'"’“”—–+$%&-]|[gjpqyQ]/.test(textOf(run)) ? 0.12 : 0,
  );
  return Math.max(...descents) * size;
}
/** The height of a headline, in hundredths of the column width. */
const heightOf = (lines: readonly FittedLine[]): number =>
  lines.reduce((height, { size, leading }) => height + size * (lineHeight + leading), 0);
/** The size of all lines together, in hundredths of the column width. */
const sumOfSizes = (lines: readonly FittedLine[]): number => lines.reduce((sum, { size }) => sum + size, 0);

/** A headline that fits the image. */
interface FittedHeadline {
  lines: readonly FittedLine[];
  width: number;
}

/** Every way to break a headline, where each line is followed by one of `next`. */
const lineBreakVariants = (
  text: HeadlineText,
  next: (lines: HeadlineText, line: HeadlineText[number]) => HeadlineText[],
): HeadlineText[] =>
  text.reduce<HeadlineText[]>((broken, line) => broken.flatMap(lines => next(lines, line)), [[]]);
/** All variants in which each line is whole, or broken where narrow screens break it. */
const narrower = (text: HeadlineText) =>
  lineBreakVariants(text, (lines, line) => [
    [...lines, line],
    ...(line.length > 1 ? [[...lines, ...line.map(part => [part])]] : []),
  ]);
/** All variants in which each line is alone, or joined to the line above. */
const wider = (text: HeadlineText) =>
  lineBreakVariants(text, (lines, line) => [
    [...lines, line],
    ...(lines.length > 0 ? [[...lines.slice(0, -1), [...lines.at(-1)!, ...line]]] : []),
  ]);
/** The number of steps of `sizeBias`, from small and wide letters to large and narrow ones. */
const sizeBiasSteps = 10;

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

/** The sizes of the description, the larger first. Under a headline that leaves no space, the description is left out. */
const descriptions = [
  { size: 36, lineHeight: 44, gap: 40 },
  { size: 28, lineHeight: 35, gap: 30 },
] as const;

async function openFonts() {
  const [fitter, headlines, pencil, text, mono] = await Promise.all([
    createFitter(),
    openOutlines('headline'),
    openOutlines('pencil'),
    openOutlines('text'),
    openOutlines('mono'),
  ]);
  return { fitter, headlines, pencil, text, mono };
}
type Fonts = Awaited<ReturnType<typeof openFonts>>;

const filled = (path: string, ink: ColorName = 'ink') => `<path fill="${color(ink)}" d="${path}"/>`;

/** The lines of a headline, each filling the column, as pages show them. */
function fitLines({ fitter }: Fonts, headline: HeadlineText, sizeBias: number): FittedLine[] {
  const lines = wideLines(headline);
  // The line breaks for narrow screens are left out: an image does not need them.
  const lineTexts = lines.map(line => [line]);
  const { wide } = fitter.page().fit({ text: lineTexts, sizeBias, uppercase: false, lineHeight });
  return lines.map((line, index) => ({ line, ...decode(wide[index]!) }));
}

/** Draws a headline from `y` down, and returns where its ink ends. */
function drawHeadline({ headlines, pencil }: Fonts, { lines, width }: FittedHeadline, x: number, y: number) {
  let svg = '';
  let top = y;
  let inkBottom = y;
  for (const { line, size: relativeSize, width: wdth, offset, leading } of lines) {
    const size = (relativeSize * width) / 100;
    top += size * leading;
    const lineBaseline = top + size * (lineHeight / 2 + baseline);
    let start = x - offset * size;
    for (const run of line) {
      const runText = textOf(run);
      const { path, end, box } = isInsertion(run)
        ? pencil(runText, {
            x: start,
            y: lineBaseline,
            size: size * pencilType.size,
            letterSpacing: pencilType.letterSpacing,
          })
        : headlines(runText, {
            x: start,
            y: lineBaseline,
            size,
            letterSpacing: headlineType.letterSpacing,
            wordSpacing: wordSpacingAt(wdth),
            axes: { wdth, wght: weights.display },
          });
      svg += filled(path, isInsertion(run) ? 'pencil' : 'ink');
      if (typeof run === 'object' && 'del' in run) svg += strikeThrough(start, end, lineBaseline, size);
      start = end;
      inkBottom = Math.max(inkBottom, box.bottom);
    }
    top += size * lineHeight;
  }
  return { svg, inkBottom };
}

/** The headline in the largest size that fills a column and fits the area. A headline that is too tall gets a narrower column. */
function fitHeadline(fonts: Fonts, headline: HeadlineText, column: number): FittedHeadline {
  const fitAt = (variant: HeadlineText, sizeBias: number): FittedHeadline => {
    const lines = fitLines(fonts, variant, sizeBias);
    const tallest = (areaHeight * 100) / (heightOf(lines) + descentOf(lines.at(-1)!));
    return { lines, width: Math.min(column, tallest) };
  };
  /** Returns the headline with the largest letters that fit. The larger they are, the taller is the headline. */
  const largest = (variant: HeadlineText): FittedHeadline => {
    let best = fitAt(variant, 0);
    let [fits, exceeds] = [0, sizeBiasSteps + 1];
    while (best.width === column && exceeds - fits > 1) {
      const middle = Math.floor((fits + exceeds) / 2);
      const fit = fitAt(variant, middle / sizeBiasSteps);
      if (fit.width < column) exceeds = middle;
      else [fits, best] = [middle, fit];
    }
    return best;
  };
  const fit = (variants: HeadlineText[]) =>
    variants
      .map(largest)
      .reduce((best, other) =>
        other.width > best.width ||
        (other.width === best.width && sumOfSizes(other.lines) > sumOfSizes(best.lines))
          ? other
          : best,
      );
  const best = fit(narrower(headline));
  if (best.width === column) return best;
  // Joined lines are less tall together.
  const joined = fit(wider(headline));
  return joined.width > best.width ? joined : best;
}

/** Breaks a text into lines of a width. */
function wrap({ text }: Fonts, content: string, size: number, width: number): string[] {
  const widthOf = (part: string) => text.measure(part, { x: 0, y: 0, size });
  const space = widthOf(' ');
  const lines: string[] = [];
  let lineWidth = Infinity;
  for (const word of content.split(' ')) {
    const wordWidth = widthOf(word);
    lineWidth += space + wordWidth;
    if (lineWidth <= width) {
      lines.push(`${lines.pop()} ${word}`);
    } else {
      lines.push(word);
      lineWidth = wordWidth;
    }
  }
  return lines;
}

/** The description in the largest size that fits between `top` and the footer. */
function drawDescription(fonts: Fonts, description: string, top: number, width: number): string {
  for (const { size, lineHeight: distance, gap } of descriptions) {
    const lines = wrap(fonts, description, size, width);
    if (top + gap + lines.length * distance > headlineArea.bottom) continue;
    return lines
      .map((line, index) =>
        filled(fonts.text(line, { x: canvas.margin, y: top + gap + index * distance + size, size }).path),
      )
      .join('');
  }
  return '';
}

function drawTexts(fonts: Fonts, page: SocialImagePage): string {
  const column = page.picture ? columnWidth - pictureBox.width - pictureBox.gap : columnWidth;
  const fitted = fitHeadline(fonts, page.headline, column);
  const headline = drawHeadline(fonts, fitted, canvas.margin, headlineArea.top);
  return headline.svg + drawDescription(fonts, page.description, headline.inkBottom, column);
}

/** The picture in a frame at the right edge. */
function drawPicture(source: SharedPicture): string {
  const { top, width, height } = pictureBox;
  const box = `x="${right - width}" y="${top}" width="${width}" height="${height}"`;
  // The picture fills the box, and what is outside is cut off.
  let nested = source
    .draw()
    .replace(/ preserveAspectRatio="[^"]*"/, '')
    .replace('<svg', `<svg ${box} preserveAspectRatio="xMidYMid slice" overflow="hidden"`);
  // A separate layer for each half-transparent path would take most of the time.
  nested = nested.replaceAll(';opacity:', ';stroke-opacity:');
  // The rasterizer knows no oklch().
  for (const value of Object.values(editions.day)) nested = nested.replaceAll(toCss(value), toHex(value));
  return `${nested}<rect ${box} fill="none" stroke="${color('ink')}" stroke-width="2"/>`;
}

const labelStyle = (x: number, y: number) => ({ x, y, size: 22, axes: { wght: weights.mono } });
const rightAligned = ({ mono }: Fonts, content: string, y: number) =>
  mono(content, labelStyle(right - mono.measure(content, labelStyle(0, 0)), y)).path;
const drawLine = (y: number, height: number, ink: ColorName = 'ink') =>
  `<rect x="${canvas.margin}" y="${y}" width="${columnWidth}" height="${height}" fill="${color(ink)}"/>`;

/** Header and footer, the same in every image. */
function drawBackground(fonts: Fonts): string {
  const { headerMeta } = brand;
  const dateline = fonts.mono(`${headerMeta.dateline} `, labelStyle(canvas.margin, 60));
  const left = fonts.mono(headerMeta.left, labelStyle(dateline.end, 60));
  const wordmark = fitLines(fonts, brand.wordmark, 0);
  return [
    filled(dateline.path),
    filled(left.path + rightAligned(fonts, headerMeta.right, 60), 'muted'),
    drawLine(78, 2, 'line'),
    drawLine(520, 5),
    drawLine(529, 2),
    drawHeadline(fonts, { lines: wordmark, width: 132 }, canvas.margin, 543).svg,
  ].join('');
}

function drawAddress(fonts: Fonts, { path }: SocialImagePage): string {
  const { host } = new URL(path, brand.origin);
  return filled(rightAligned(fonts, host + (path === '/' ? '' : path), 592), 'muted');
}

/** Opens the fonts, and returns a function that draws the image of a page as PNG. */
export async function openSocialImages(): Promise<(page: SocialImagePage) => Promise<Uint8Array>> {
  const fonts = await openFonts();

  const pictures = new Map<string, Promise<Uint8Array[]>>();
  /** Rasterizes a picture. The result is cached, because rasterizing a map takes longer than all texts, and both pages of a city show the same map. */
  function rasterizePicture(picture: SharedPicture): Promise<Uint8Array[]> {
    const key = JSON.stringify(picture.source);
    const known = pictures.get(key);
    if (known) return known;
    const drawing = rasterize([{ region: pictureRegion, content: drawPicture(picture) }]);
    if (pictures.size >= maxPictures) pictures.delete(pictures.keys().next().value!);
    pictures.set(key, drawing);
    return drawing;
  }

  const wholeCanvas: Region = { left: 0, top: 0, ...imageSize };
  const base = blankImage();
  const [backgroundColors] = await rasterize([{ region: wholeCanvas, content: drawBackground(fonts) }]);
  paste(base, wholeCanvas, backgroundColors!);

  return async page => {
    const { picture } = page;
    const textRegion = picture ? { ...headlineRegion, width: pictureRegion.left } : headlineRegion;
    const image = base.slice();
    const [texts, address] = await rasterize([
      { region: textRegion, content: drawTexts(fonts, page) },
      { region: addressRegion, content: drawAddress(fonts, page) },
    ]);
    paste(image, textRegion, texts!);
    paste(image, addressRegion, address!);
    if (picture) {
      const [colors] = await rasterizePicture(picture);
      paste(image, pictureRegion, colors!);
    }
    return toPng(image);
  };
}
