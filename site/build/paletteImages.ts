// Draws SVG into images that have the colors of a fixed palette, and writes them as PNG.
import { editions } from '@fit-to-print/ui/tokens/color';
import { toHex } from '@fit-to-print/ui/tokens/contrast';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp from 'sharp';

const deflateAsync = promisify(deflate);
/** Level 4: level 6 takes twice as long for files that are 5 % smaller. */
const compression = { level: 4 } as const;
/** The size that social networks recommend, in pixels. */
export const imageSize = { width: 1200, height: 630 } as const;
/** A part of the image, in pixels. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type ColorName = keyof typeof editions.day;
export const color = (name: ColorName) => toHex(editions.day[name]);

type Rgb = readonly [red: number, green: number, blue: number];
const rgb = (name: ColorName): Rgb => {
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
const palette = createPalette();

/** A part of a PNG file, with its length and checksum. */
function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

interface Part {
  region: Region;
  /** SVG elements in the coordinates of the image. */
  content: string;
}
/**
 * The colors of parts of the image, as indexes of the palette. The parts are drawn in one file, one below the other: a call of the
 * rasterizer costs a millisecond.
 */
export async function rasterize(parts: readonly Part[]): Promise<Uint8Array[]> {
  const fileWidth = Math.max(...parts.map(({ region }) => region.width));
  let fileHeight = 0;
  const elements = parts.map(({ region: { left, top, width, height }, content }) => {
    const y = fileHeight;
    fileHeight += height;
    return `<svg y="${y}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${fileWidth}" height="${fileHeight}"><rect width="100%" height="100%" fill="${color('paper')}"/>${elements.join('')}</svg>`;
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
            palette.nearest[((pixel & 0xf8) << 7) | ((pixel & 0xf800) >> 6) | ((pixel & 0xf80000) >> 19)]!;
        }
        indexes[at++] = paletteIndex;
      }
    }
    return indexes;
  });
}

/** In PNG, a zero byte before each row says that the row has no filter. */
const rowLength = imageSize.width + 1;

/** An image without colors: the indexes of its pixels, row by row. */
export const blankImage = () => new Uint8Array(rowLength * imageSize.height);

export function paste(image: Uint8Array, { left, top, width, height }: Region, indexes: Uint8Array) {
  for (let row = 0; row < height; row++) {
    image.set(indexes.subarray(row * width, (row + 1) * width), (top + row) * rowLength + 1 + left);
  }
}

export async function toPng(image: Uint8Array): Promise<Uint8Array> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(imageSize.width, 0);
  header.writeUInt32BE(imageSize.height, 4);
  // Eight bits, a palette, no interlacing.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('PLTE', palette.bytes),
    pngChunk('IDAT', await deflateAsync(image, compression)),
    pngChunk('IEND', new Uint8Array()),
  ]);
}
