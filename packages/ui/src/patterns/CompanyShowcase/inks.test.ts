import { describe, expect, it } from 'vitest';
import { contrast } from '../../tokens/contrast.ts';
import { inksOf } from './inks.ts';
import { companySlug } from './slug.ts';

describe('the inks of a flooded page', () => {
  const grays = Array.from({ length: 21 }, (_, i) => i / 20);
  const stocks = grays.flatMap(l => [0, 120, 240].map(h => [l, 0.05, h] as const));

  it.each(stocks)('reads on stock oklch(%d %d %d): 4.5 in text, 3 in names that recede', (...stock) => {
    const { on, unlit } = inksOf({
      name: 'Any',
      backgroundColor: stock,
      brandColor: stock[0] < 0.5 ? [1, 0, 0] : [0, 0, 0],
    });
    expect(contrast(on, stock)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(unlit, stock)).toBeGreaterThanOrEqual(3);
  });

  it('refuses a name that cannot be read, and says what to do', () => {
    expect(() =>
      inksOf({ name: 'Fog', backgroundColor: [0.8, 0.02, 200], brandColor: [0.7, 0.02, 200] }),
    ).toThrow(/^Fog's brandColor has a contrast of 1\.\d+ .*choose two colors/);
  });
});

describe('a company in the markup', () => {
  it.each([
    ['Northpier', 'northpier'],
    ['Second Shift', 'second-shift'],
    ['Café & Sons, Inc.', 'cafe-sons-inc'],
  ])('%s is %s', (name, slug) => {
    expect(companySlug(name)).toBe(slug);
  });
});
