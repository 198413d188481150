// Tests of the drawing's SVG files. An edition is a color theme: `day` (light) or `night` (dark).
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { editions, toCss, type Edition } from '../../tokens/color.ts';
import { newsstand } from './drawing.ts';

describe.each(Object.keys(editions) as Edition[])('the newsstand in the %s edition', edition => {
  test('has the colors of the edition', () => {
    const { ink, paper, pencil, marker } = editions[edition];
    for (const color of [ink, paper, pencil, marker])
      expect(newsstand(edition)).toContain(`"${toCss(color)}"`);
  });

  test('has dots of several sizes in two colors, and only numbers in its paths', () => {
    const [blue, black] = newsstand(edition).split('stroke-dasharray="0 2"').slice(1);
    for (const dots of [blue, black]) expect(dots!.match(/<g stroke-width/g)!.length).toBeGreaterThan(5);
    expect(newsstand(edition)).not.toMatch(/NaN|undefined|null/);
  });

  test('has at most 22 KB with Brotli', () => {
    expect(brotliCompressSync(newsstand(edition)).length).toBeLessThan(22_000);
  });

  test('has the highlighter only on the marked sentence and on lamps', () => {
    const highlighted = newsstand(edition).split(`"${toCss(editions[edition].marker)}"`).length - 1;
    expect(highlighted).toBe(edition === 'day' ? 2 : 3);
  });
});

test('the editions have different drawings', () => {
  const withoutColors = (edition: Edition) => newsstand(edition).replaceAll(/oklch\([^)]*\)/g, '');
  expect(withoutColors('day')).not.toBe(withoutColors('night'));
});
