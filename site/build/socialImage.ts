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
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp from 'sharp';
import { createFitter } from './copyfit.ts';
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

/** The size that social networks recommend, in pixels. */
const canvas = { width: 1200, height: 630, margin: 48 } as const;
const right = canvas.width - canvas.margin;
const columnWidth = right - canvas.margin;
const deflateAsync = promisify(deflate);
/** Level 4: level 6 takes twice as long for files that are 5 % smaller. */
const compression = { level: 4 } as const;
/** The space for the headline and the picture, between the header and the footer. */
const headlineArea = { top: 92, bottom: 506 } as const;
const areaHeight = headlineArea.bottom - headlineArea.top;
/** The box of the picture, beside the headline at the right edge. */
const pictureBox = { top: 100, width: 356, height: 396, gap: 36 } as const;
/** A part of the image, in pixels. */
interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}
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

const color = (name: keyof typeof editions.day) => toHex(editions.day[name]);

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

type Rgb = readonly [red: number, green: number, blue: number];
const rgb = (name: keyof typeof editions.day): Rgb => {
  const value = Number.parseInt(color(name).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const ramp = (from: Rgb, to: Rgb, steps: number): Rgb[] =>
  Array.from({ length: steps }, (_, step) => {
    const mix = (channel: 0 | 1 | 2) =>
      Math.round(from[channel] + ((to[channel] - from[channel]) * step) / (steps - 1));
    return [mix(0), mix(1), mix(2)];
  });

/**
 * The palette of all images, and a table that finds the nearest palette color to a color: mixtures of ink and paper, of pencil and
 * paper, and of ink and pencil. The palette is fixed, because finding the colors of an image takes longer than drawing it.
 */
function createPalette() {
  const [paper, ink, pencil] = [rgb('paper'), rgb('ink'), rgb('pencil')];
  const colors = [
    ...ramp(paper, ink, 32),
    ...ramp(paper, pencil, 20),
    ...ramp(ink, pencil, 10),
    rgb('muted'),
    rgb('line'),
  ];
  /** The index of the nearest palette color, by five bits each of red, green and blue. */
  const nearest = new Uint8Array(1 << 15);
  const slotOf = ([red, green, blue]: Rgb) => ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
  const distance = (one: Rgb, other: Rgb) =>
    one.reduce((sum, value, index) => sum + (value - other[index]!) ** 2, 0);
  for (let slot = 0; slot < nearest.length; slot++) {
    const middle: Rgb = [((slot >> 10) << 3) + 4, (((slot >> 5) & 31) << 3) + 4, ((slot & 31) << 3) + 4];
    let best = 0;
    colors.forEach((candidate, index) => {
      if (distance(candidate, middle) < distance(colors[best]!, middle)) best = index;
    });
    nearest[slot] = best;
  }
  // The three main colors map to themselves exactly, because they fill large areas.
  for (const flat of [paper, ink, pencil]) {
    nearest[slotOf(flat)] = colors.findIndex(candidate => distance(candidate, flat) === 0);
  }
  return { bytes: Uint8Array.from(colors.flat()), nearest };
}

/** A part of a PNG file, with its length and checksum. */
function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

/** Opens the fonts, and returns a function that draws the image of a page as PNG. */
export async function openSocialImages(): Promise<(page: SocialImagePage) => Promise<Uint8Array>> {
  const [fitter, headlines, pencil, text, mono] = await Promise.all([
    createFitter(),
    openOutlines('headline'),
    openOutlines('pencil'),
    openOutlines('text'),
    openOutlines('mono'),
  ]);

  const filled = (path: string, ink: keyof typeof editions.day = 'ink') =>
    `<path fill="${color(ink)}" d="${path}"/>`;

  /** The lines of a headline, each filling the column, as pages show them. */
  const fitLines = (headline: HeadlineText, sizeBias: number): FittedLine[] => {
    const lines = wideLines(headline);
    // The line breaks for narrow screens are left out: an image does not need them.
    const lineTexts = lines.map(line => [line]);
    const { wide } = fitter.page().fit({ text: lineTexts, sizeBias, uppercase: false, lineHeight });
    return lines.map((line, index) => ({ line, ...decode(wide[index]!) }));
  };

  /** Draws a headline from `y` down, and returns where its ink ends. */
  function drawHeadline({ lines, width }: FittedHeadline, x: number, y: number) {
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
  function fitHeadline(headline: HeadlineText, column: number): FittedHeadline {
    const fitAt = (variant: HeadlineText, sizeBias: number): FittedHeadline => {
      const lines = fitLines(variant, sizeBias);
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

  const labelStyle = (x: number, y: number) => ({ x, y, size: 22, axes: { wght: weights.mono } });
  const label = (content: string, x: number, y: number) => mono(content, labelStyle(x, y));
  const rightAligned = (content: string, y: number) =>
    label(content, right - mono.measure(content, labelStyle(0, 0)), y).path;
  const drawLine = (y: number, height: number, ink: keyof typeof editions.day = 'ink') =>
    `<rect x="${canvas.margin}" y="${y}" width="${columnWidth}" height="${height}" fill="${color(ink)}"/>`;

  // Header and footer, the same in every image.
  const { headerMeta } = brand;
  const dateline = label(`${headerMeta.dateline} `, canvas.margin, 60);
  const wordmark = fitLines(brand.wordmark, 0);
  const paper = `<rect width="100%" height="100%" fill="${color('paper')}"/>`;
  const background = [
    filled(dateline.path),
    filled(label(headerMeta.left, dateline.end, 60).path + rightAligned(headerMeta.right, 60), 'muted'),
    drawLine(78, 2, 'line'),
    drawLine(520, 5),
    drawLine(529, 2),
    drawHeadline({ lines: wordmark, width: 132 }, canvas.margin, 543).svg,
  ].join('');

  /** Breaks a text into lines of a width. */
  function wrap(content: string, size: number, width: number): string[] {
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
  function drawDescription(description: string, top: number, width: number): string {
    for (const { size, lineHeight: distance, gap } of descriptions) {
      const lines = wrap(description, size, width);
      if (top + gap + lines.length * distance > headlineArea.bottom) continue;
      return lines
        .map((line, index) =>
          filled(text(line, { x: canvas.margin, y: top + gap + index * distance + size, size }).path),
        )
        .join('');
    }
    return '';
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

  function drawTexts(page: SocialImagePage): string {
    const column = page.picture ? columnWidth - pictureBox.width - pictureBox.gap : columnWidth;
    const headline = drawHeadline(fitHeadline(page.headline, column), canvas.margin, headlineArea.top);
    return headline.svg + drawDescription(page.description, headline.inkBottom, column);
  }
  function drawAddress({ path }: SocialImagePage): string {
    const { host } = new URL(path, brand.origin);
    return filled(rightAligned(host + (path === '/' ? '' : path), 592), 'muted');
  }

  const { bytes: palette, nearest } = createPalette();
  interface Part {
    region: Region;
    /** SVG elements in the coordinates of the image. */
    content: string;
  }
  /**
   * The colors of parts of the image, as indexes of the palette. The parts are drawn in one file, one below the other: a call of the
   * rasterizer costs a millisecond.
   */
  async function rasterize(parts: readonly Part[]): Promise<Uint8Array[]> {
    const fileWidth = Math.max(...parts.map(({ region }) => region.width));
    let fileHeight = 0;
    const elements = parts.map(({ region: { left, top, width, height }, content }) => {
      const y = fileHeight;
      fileHeight += height;
      return `<svg y="${y}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${fileWidth}" height="${fileHeight}">${paper}${elements.join('')}</svg>`;
    const { buffer, byteOffset } = await sharp(Buffer.from(svg)).raw().toBuffer();
    const pixels = new Uint32Array(buffer, byteOffset, fileWidth * fileHeight);
    let rowStart = 0;
    let last = -1;
    let paletteIndex = 0;
    return parts.map(({ region: { width, height } }) => {
      const indexes = new Uint8Array(width * height);
      let at = 0;
      for (let row = 0; row < height; row++, rowStart += fileWidth) {
        for (let pixelAt = rowStart; pixelAt < rowStart + width; pixelAt++) {
          const pixel = pixels[pixelAt]!;
          if (pixel !== last) {
            last = pixel;
            // Bytes are red, green, blue, alpha; the first is the lowest.
            paletteIndex =
              nearest[((pixel & 0xf8) << 7) | ((pixel & 0xf800) >> 6) | ((pixel & 0xf80000) >> 19)]!;
          }
          indexes[at++] = paletteIndex;
        }
      }
      return indexes;
    });
  }
  /** In PNG, a zero byte before each row says that the row has no filter. */
  const rowLength = canvas.width + 1;
  function paste(image: Uint8Array, { left, top, width, height }: Region, indexes: Uint8Array) {
    for (let row = 0; row < height; row++) {
      image.set(indexes.subarray(row * width, (row + 1) * width), (top + row) * rowLength + 1 + left);
    }
  }

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

  const header = Buffer.alloc(13);
  header.writeUInt32BE(canvas.width, 0);
  header.writeUInt32BE(canvas.height, 4);
  // Eight bits, a palette, no interlacing.
  header.set([8, 3], 8);
  const before = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('PLTE', palette),
  ]);
  const end = pngChunk('IEND', new Uint8Array());
  const wholeCanvas: Region = { left: 0, top: 0, width: canvas.width, height: canvas.height };
  const base = new Uint8Array(rowLength * canvas.height);
  const [backgroundColors] = await rasterize([{ region: wholeCanvas, content: background }]);
  paste(base, wholeCanvas, backgroundColors!);

  return async page => {
    const { picture } = page;
    const textRegion = picture ? { ...headlineRegion, width: pictureRegion.left } : headlineRegion;
    const image = base.slice();
    const [texts, address] = await rasterize([
      { region: textRegion, content: drawTexts(page) },
      { region: addressRegion, content: drawAddress(page) },
    ]);
    paste(image, textRegion, texts!);
    paste(image, addressRegion, address!);
    if (picture) {
      const [colors] = await rasterizePicture(picture);
      paste(image, pictureRegion, colors!);
    }
    return Buffer.concat([before, pngChunk('IDAT', await deflateAsync(image, compression)), end]);
  };
}
