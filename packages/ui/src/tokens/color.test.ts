// Tests the contrast of every pair of colors in every brand and edition (color theme).
import { describe, expect, test } from 'vitest';
import type { Edition, Theme } from '../brands/theme.ts';
import { contrastPairs, nightPairs } from './color.ts';
import { contrast } from './contrast.ts';

const brands = Object.entries(
  import.meta.glob<Theme>(['../brands/*.ts', '!../brands/theme.ts', '!../brands/*.canvas.ts'], {
    eager: true,
  }),
);

test('the tests cover more than one brand', () => {
  expect(brands.length).toBeGreaterThan(1);
});

describe.each(
  brands.flatMap(([file, { editions }]) =>
    (['day', 'night'] as Edition[]).map(
      edition => [/(\w+)\.ts$/.exec(file)![1]!, edition, editions[edition]] as const,
    ),
  ),
)('%s, the %s edition', (_brand, _edition, palette) => {
  test.each(contrastPairs)(
    '$text on $background has a contrast of at least $minContrast : 1',
    ({ text, background, minContrast }) => {
      expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(minContrast);
    },
  );
});

test.each(
  brands.flatMap(([file, theme]) =>
    nightPairs(theme).map(pair => ({ brand: /(\w+)\.ts$/.exec(file)![1]!, ...pair })),
  ),
)(
  '$brand, at night only: $pair has a contrast of at least $minContrast : 1',
  ({ text, background, minContrast }) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(minContrast);
  },
);
