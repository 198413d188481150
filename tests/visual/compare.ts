// Compares two pictures of a story pixel by pixel.
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { findPlaces, type DifferingArea } from './places.ts';

/** The difference of a picture from the stored one. */
export interface Difference {
  /** Number of differing pixels, including those outside the smaller screenshot. */
  pixels: number;
  /** Boxes around the differing pixels, from the top to the bottom. */
  places: DifferingArea[];
  /** A PNG of the actual screenshot, faint, with differing pixels in red and a blue ring around each place. */
  picture: Buffer;
}

/** The distance in px between a place and its ring, and the width of the ring. */
const ring = { distance: 6, width: 2 };

/**
 * Compares two screenshots (PNG or WebP) pixel by pixel and returns `undefined` if they are equal.
 * Playwright's own comparator ignores pixels that it takes for anti-aliasing, even at a threshold of zero, so it misses a
 * changed corner radius; `includeAA` counts them.
 */
export async function compare(expected: Buffer, actual: Buffer): Promise<Difference | undefined> {
  if (expected.equals(actual)) return undefined;
  const [before, after] = await Promise.all([sharp(expected).metadata(), sharp(actual).metadata()]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  // The area that only one screenshot has is filled with a color that no story uses.
  const pixelsOf = (image: Buffer, size: { width: number; height: number }) =>
    sharp(image)
      .ensureAlpha()
      .extend({ right: width - size.width, bottom: height - size.height, background: '#f0f' })
      .raw()
      .toBuffer();
  const difference = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    await pixelsOf(expected, before),
    await pixelsOf(actual, after),
    difference,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  if (pixels === 0) return undefined;
  // Equal pixels are gray: only those that differ have red alone.
  const isDifferent = (pixel: number) => difference[pixel * 4] === 255 && difference[pixel * 4 + 1] === 0;
  const places = findPlaces(isDifferent, width, height);
  const outside = ring.distance + ring.width;
  for (const place of places) {
    const [left, right] = [place.x - outside, place.x + place.width + outside];
    const [top, bottom] = [place.y - outside, place.y + place.height + outside];
    for (let y = Math.max(top, 0); y < Math.min(bottom, height); y++)
      for (let x = Math.max(left, 0); x < Math.min(right, width); x++) {
        const edgeDistance = Math.min(x - left, right - 1 - x, y - top, bottom - 1 - y);
        if (edgeDistance < ring.width && !isDifferent(y * width + x))
          difference.set([0, 80, 255, 255], (y * width + x) * 4);
      }
  }
  const picture = await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, places, picture };
}
