// Compares two pictures of a story pixel by pixel.
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How a picture differs from the stored one. */
export interface Difference {
  /** Number of differing pixels, including those outside the smaller screenshot. */
  pixels: number;
  /** A PNG of the actual screenshot, faint, with differing pixels in red. */
  picture: Buffer;
}

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
  const picture = await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}
