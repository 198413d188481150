import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { editions, toCss, type Edition } from '../../tokens/color.ts';
import { inks, plate } from './plates.ts';

describe.each(Object.keys(editions) as Edition[])('%s', edition => {
  test('has the colors of the edition', () => {
    const { ink, pencil } = editions[edition];
    expect(plate(edition, 'black')).toContain(`stroke="${toCss(ink)}"`);
    expect(plate(edition, 'blue')).toContain(`stroke="${toCss(pencil)}"`);
  });

  test('is the same each time, as an SVG with dots of several sizes', () => {
    for (const ink of inks) {
      expect(plate(edition, ink)).toBe(plate(edition, ink));
      expect(plate(edition, ink).match(/<path /g)!.length).toBeGreaterThan(8);
    }
  });

  test('takes at most 24 KB on the wire with both plates', () => {
    const bytes = inks.map(ink => brotliCompressSync(plate(edition, ink)).length);
    expect(bytes[0]! + bytes[1]!).toBeLessThan(24_000);
  });
});

test('the editions have different pictures', () => {
  const dots = (edition: Edition) => plate(edition, 'black').replaceAll(/stroke="[^"]*"/g, '');
  expect(dots('day')).not.toBe(dots('night'));
});
