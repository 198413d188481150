// Tests of the site's icons: favicon, icons of phones, and the logo of mails.
import { beforeAll, expect, it } from 'vitest';
import { iconFiles } from './icons.ts';

let files: Record<string, string | Uint8Array>;
beforeAll(async () => {
  files = await iconFiles();
}, 120_000);

/** The width and height in pixels of a PNG picture that begins at byte `at` of a file. Its header has them at bytes 16 and 20. */
const sizeOf = (file: string, at = 0) => {
  const png = Buffer.from(files[file] as Uint8Array).subarray(at);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

it.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
])('%s is %i pixels wide and high', (file, width) => {
  expect(sizeOf(file)).toEqual([width, width]);
});

it('favicon.ico contains one image', () => {
  const ico = Buffer.from(files['/favicon.ico'] as Uint8Array);
  const [type, imageCount, width, height] = [ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]];
  // Type 1 is an icon.
  expect([type, imageCount, width, height]).toEqual([1, 1, 32, 32]);
  const [imageLength, imageStart] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(imageLength + imageStart).toBe(ico.length);
  expect(sizeOf('/favicon.ico', imageStart)).toEqual([32, 32]);
});

it('favicon.svg has a dark color scheme', () => {
  expect(files['/favicon.svg']).toContain('prefers-color-scheme:dark');
});

it('the manifest lists icons that exist, with their sizes', () => {
  const { icons } = JSON.parse(files['/manifest.webmanifest'] as string) as {
    icons: { src: string; sizes: string }[];
  };
  expect(icons).not.toEqual([]);
  for (const { src, sizes } of icons) expect(sizeOf(src).join('x')).toBe(sizes);
});

it.each(['/mail-logo.png', '/mail-logo-night.png'])(
  '%s has twice the width and height of the 150 × 72 pixels that mails show',
  file => {
    expect(sizeOf(file)).toEqual([300, 144]);
  },
);
