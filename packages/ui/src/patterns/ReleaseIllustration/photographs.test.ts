// Tests of the image files of the photographs in the drawn clippings.
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { editions, toCss } from '../../tokens/color.ts';
import { photograph, photographNames } from './photographs.ts';

describe.each(photographNames)('the photograph %s', name => {
  test('has dots of several sizes in blue, and shapes in black', () => {
    const { ink, pencil } = editions.day;
    const svg = photograph(name);
    expect(svg).toContain(`stroke="${toCss(pencil)}"`);
    expect(svg).toContain(`fill="${toCss(ink)}"`);
    expect(svg.match(/<g stroke-width=/g)!.length).toBeGreaterThan(4);
  });

  test('is the same each time, and has at most 2.5 KB with Brotli', () => {
    expect(photograph(name)).toBe(photograph(name));
    expect(brotliCompressSync(photograph(name)).length).toBeLessThan(2_500);
  });
});
