// Tests of the colors that the page has while a company is active, and of company names in attributes.
import { describe, expect, it } from 'vitest';
import { contrast } from '../../tokens/contrast.ts';
import { derivePageColors } from './companyColors.ts';
import { companySlug } from './slug.ts';

describe('derivePageColors', () => {
  // From black to white in steps of 5 %.
  const lightnesses = Array.from({ length: 21 }, (_, index) => index / 20);
  const backgrounds = lightnesses.flatMap(lightness =>
    [0, 120, 240].map(hue => [lightness, 0.05, hue] as const),
  );

  it.each(backgrounds)('keeps text at 4.5:1 and names at 3:1 on oklch(%d %d %d)', (...background) => {
    const { text, inactiveNameColor } = derivePageColors({
      name: 'Any',
      backgroundColor: background,
      brandColor: background[0] < 0.5 ? [1, 0, 0] : [0, 0, 0],
    });
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inactiveNameColor, background)).toBeGreaterThanOrEqual(3);
  });

  it('throws for a name with too little contrast, and says what to do', () => {
    expect(() =>
      derivePageColors({ name: 'Fog', backgroundColor: [0.8, 0.02, 200], brandColor: [0.7, 0.02, 200] }),
    ).toThrow(/^Fog's brandColor has a contrast of 1\.\d+ .*choose two colors/);
  });
});

describe('companySlug', () => {
  it.each([
    ['Northpier', 'northpier'],
    ['Second Shift', 'second-shift'],
    ['Café & Sons, Inc.', 'cafe-sons-inc'],
  ])('turns %s into %s', (name, slug) => {
    expect(companySlug(name)).toBe(slug);
  });
});
