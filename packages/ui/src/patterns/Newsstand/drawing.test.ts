// Tests of the drawing's SVG file. An edition is a color theme: `day` (light) or `night` (dark).
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { editions, toCss } from '../../tokens/color.ts';
import { newsstand } from './drawing.ts';

test('the newsstand has the colors of both editions', () => {
  const [day, night] = newsstand().split('prefers-color-scheme:dark');
  expect(day).toContain(`svg{background:${toCss(editions.day.paper)}}`);
  expect(night).toContain(`svg{background:${toCss(editions.night.paper)}}`);
});

test('the newsstand has only numbers in its paths', () => {
  expect(newsstand()).not.toMatch(/NaN|undefined|null/);
});

test('the newsstand has at most 4 KB with Brotli', () => {
  expect(brotliCompressSync(newsstand()).length).toBeLessThan(4000);
});

test('every newspaper in the racks has the marked sentence', () => {
  const racks = newsstand().match(/<path class="sheet" d="M0 0h66v84H0z"[^>]*>.*?<\/g>/g)!;
  // Two racks with two rows of four newspapers each, of which one is sold.
  expect(racks).toHaveLength(15);
  for (const newspaper of racks) expect(newspaper).toContain('class="marker"');
});
