import type { Browser } from 'playwright/test';

export interface Difference {
  /** Number of differing pixels, including those outside the smaller screenshot. */
  pixels: number;
  /** A PNG of the actual screenshot, faint, with differing pixels in red. */
  picture: Buffer;
}

/**
 * Compares two screenshots (PNG or WebP) pixel by pixel and returns `undefined` if they are equal.
 * Playwright's own comparator ignores pixels that it takes for anti-aliasing, even at a threshold of zero, so it misses a
 * changed corner radius.
 */
export async function compare(
  browser: Browser,
  expected: Buffer,
  actual: Buffer,
): Promise<Difference | undefined> {
  if (expected.equals(actual)) return undefined;
  const page = await browser.newPage();
  const { pixels, picture } = await page.evaluate(
    async pictures => {
      const [before, after] = await Promise.all(
        pictures.map(async base64 =>
          createImageBitmap(await (await fetch(`data:image/*;base64,${base64}`)).blob()),
        ),
      );
      const width = Math.max(before!.width, after!.width);
      const height = Math.max(before!.height, after!.height);
      const draw = (image: ImageBitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const was = new Uint32Array(draw(before!).data.buffer);
      const difference = draw(after!);
      const is = new Uint32Array(difference.data.buffer);
      let count = 0;
      for (let pixel = 0; pixel < is.length; pixel++) {
        if (was[pixel] === is[pixel]) {
          difference.data[pixel * 4 + 3] = 40;
        } else {
          count += 1;
          difference.data.set([255, 0, 0, 255], pixel * 4);
        }
      }
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')!.putImageData(difference, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      let binary = '';
      for (const byte of bytes) binary += String.fromCharCode(byte);
      return { pixels: count, picture: btoa(binary) };
    },
    [expected, actual].map(file => file.toString('base64')),
  );
  await page.close();
  return pixels > 0 ? { pixels, picture: Buffer.from(picture, 'base64') } : undefined;
}
