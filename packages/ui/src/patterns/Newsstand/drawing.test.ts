// Tests of the drawing's SVG file. An edition is a color theme: `day` (light) or `night` (dark).
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { editions, toCss, type Edition } from '../../tokens/color.ts';
import { newsstand } from './drawing.ts';

describe.each(Object.keys(editions) as Edition[])('the %s edition', edition => {
  test('has the colors of the edition', () => {
    expect(newsstand(edition)).toContain(toCss(editions[edition].paper));
    expect(newsstand(edition)).toContain(`.marker{fill:${toCss(editions[edition].marker)}`);
  });

  test('has only numbers in its paths', () => {
    expect(newsstand(edition)).not.toMatch(/NaN|undefined|null/);
  });

  test('has at most 4 KB with Brotli', () => {
    expect(brotliCompressSync(newsstand(edition)).length).toBeLessThan(4000);
  });
});

test('every newspaper in the racks has the marked sentence', () => {
  const racks = newsstand('day').match(/<path class="sheet" d="M0 0h66v84H0z"[^>]*>.*?<\/g>/g)!;
  expect(racks).toHaveLength(15);
  for (const newspaper of racks) expect(newspaper).toContain('class="marker"');
});
