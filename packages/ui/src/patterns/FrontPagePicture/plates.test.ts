// Tests of the image files of the home page's picture. A plate is the file with one of its two colors. An edition is a color theme: `day`
// (light) or `night` (dark).
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { editions, toCss, type Edition } from '../../tokens/color.ts';
import { boatOutline, pictureSize } from './harbor.ts';
import { inks, plate } from './plates.ts';

describe.each(Object.keys(editions) as Edition[])('the %s edition', edition => {
  test('the plates have the colors of the edition', () => {
    const { ink, pencil } = editions[edition];
    expect(plate(edition, 'black')).toContain(`stroke="${toCss(ink)}"`);
    expect(plate(edition, 'blue')).toContain(`stroke="${toCss(pencil)}"`);
  });

  test('a plate is the same each time, and has dots of several sizes', () => {
    for (const ink of inks) {
      expect(plate(edition, ink)).toBe(plate(edition, ink));
      expect(plate(edition, ink).match(/<path /g)!.length).toBeGreaterThan(6);
    }
  });

  test('both plates together have at most 25 KB with Brotli', () => {
    const bytes = inks.map(ink => brotliCompressSync(plate(edition, ink)).length);
    expect(bytes[0]! + bytes[1]!).toBeLessThan(25_000);
  });
});

test('the editions have different pictures', () => {
  const dots = (edition: Edition) => plate(edition, 'black').replaceAll(/stroke="[^"]*"/g, '');
  expect(dots('day')).not.toBe(dots('night'));
});

test('the two pictures differ, and both plates of the arrival have at most 20 KB with Brotli', () => {
  for (const edition of Object.keys(editions) as Edition[]) {
    const plates = inks.map(ink => plate(edition, ink, 'arrival'));
    expect(plates).not.toContain(plate(edition, 'black'));
    const bytes = plates.map(svg => brotliCompressSync(svg).length);
    expect(bytes[0]! + bytes[1]!).toBeLessThan(20_000);
  }
});

test.each([14 / 5, 100 / 39])(
  'the strip for phones, %f times as wide as high, shows the whole boat',
  ratio => {
    // Phones cut off the top of the picture, or its left side and a little of its right side (FrontPagePicture.css.ts).
    const { width, height } = pictureSize;
    const top = Math.max(0, height - width / ratio);
    const shownWidth = Math.min(width, height * ratio);
    const left = (width - shownWidth) * 0.95;
    const [xs, ys] = [0, 1].map(axis => boatOutline.map(point => point[axis]!));
    expect(Math.min(...xs!)).toBeGreaterThan(left);
    expect(Math.max(...xs!)).toBeLessThan(left + shownWidth);
    expect(Math.min(...ys!)).toBeGreaterThan(top);
    expect(Math.max(...ys!)).toBeLessThan(height);
  },
);
