import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

/** Type in a few inks: beyond these, no eye tells the shades of one edge from another's. */
const colors = 64;

/** RGBA as one number, red lowest. */
const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255] as const;

const distance = (a: number, b: number): number => {
  const [red, green, blue] = channels(a);
  const [otherRed, otherGreen, otherBlue] = channels(b);
  return (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;
};

/** The most frequent colors of a picture. */
function paletteOf(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  // Most pixels are like the one before: whole runs are counted at once.
  for (let at = 0, start = 0; at < pixels.length; start = at) {
    const color = pixels[at]!;
    while (pixels[at] === color) at++;
    counts.set(color, (counts.get(color) ?? 0) + at - start);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, colors)
    .map(([color]) => color);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * An opaque picture as a PNG of few colors: a third of the bytes of one with all of them.
 * @param rgba Four bytes a pixel, row by row.
 */
export async function indexedPng(width: number, height: number, rgba: Uint8Array): Promise<Uint8Array> {
  const pixels = new Uint32Array(Uint8Array.from(rgba).buffer);
  const palette = paletteOf(pixels);
  const indices = new Map(palette.map((color, index) => [color, index]));
  const indexOf = (color: number): number => {
    const known = indices.get(color);
    if (known !== undefined) return known;
    const nearest = palette.reduce((best, other) =>
      distance(color, other) < distance(color, best) ? other : best,
    );
    const index = indices.get(nearest)!;
    indices.set(color, index);
    return index;
  };
  // Each row begins with its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  for (let at = 0, row = 0; row < height; row++) {
    let to = row * (width + 1) + 1;
    const end = at + width;
    while (at < end) {
      const color = pixels[at]!;
      const index = indexOf(color);
      for (; at < end && pixels[at] === color; at++) rows[to++] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, indexed; compression, filters and interlacing as they always are.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(channels))),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}
