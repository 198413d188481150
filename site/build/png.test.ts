import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { indexedPng } from './png.ts';

/** What a decoder makes of a PNG, as RGBA. */
function decode(png: Uint8Array, width: number, height: number): number[] {
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${href}"/></svg>`;
  return [...new Resvg(svg).render().pixels];
}

it('keeps every pixel of a picture in few colors', async () => {
  const paper = [216, 239, 218, 255];
  const ink = [11, 28, 21, 255];
  const blue = [26, 58, 184, 255];
  const pixels = [paper, paper, ink, blue, ink, paper].flat();
  expect(decode(await indexedPng(3, 2, Uint8Array.from(pixels)), 3, 2)).toEqual(pixels);
});

it('gives rare colors the nearest of the frequent ones', async () => {
  const gray = (value: number) => [value, value, value, 255];
  // 64 shades, two pixels of each, and one pixel of a shade between the first two.
  const shades = Array.from({ length: 64 }, (_, index) => gray(index * 3)).flatMap(shade => [shade, shade]);
  const pixels = [...shades, gray(1)].flat();
  const decoded = decode(await indexedPng(129, 1, Uint8Array.from(pixels)), 129, 1);
  expect(decoded.slice(0, -4)).toEqual(pixels.slice(0, -4));
  expect(decoded.slice(-4)).toEqual(gray(0));
});
