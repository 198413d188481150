import type { Browser } from 'playwright/test';

export interface Difference {
  /** How many pixels differ; those that only one picture has count as well. */
  pixels: number;
  /** The actual picture, faint, with what differs in red. A PNG. */
  picture: Buffer;
}

/**
 * Compares two pictures (PNG or WebP) pixel by pixel; `undefined` when nothing differs. Not with Playwright's own comparator, for two
 * reasons: it takes a pixel on a curve for anti-aliasing and forgives it, even at a threshold of zero, so that a corner
 * may change its radius unseen; and it decodes both pictures in JavaScript, when nearly always their bytes are equal.
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
