import { describe, expect, it } from 'vitest';
import { dollars, step } from './scale.ts';

describe('step', () => {
  it('draws equal factors equally high', () => {
    const tenfold = step({ from: 50_000, to: 500_000 }).height;
    expect(step({ from: 2_000_000, to: 20_000_000 }).height).toBe(tenfold);
    expect(step({ from: 500_000, to: 2_000_000 }).height).toBeCloseTo(tenfold * Math.log10(4), 1);
  });

  it('marks the round amounts inside, from the bottom up', () => {
    // $600K to $900K, and $1M.
    expect(step({ from: 500_000, to: 2_000_000 }).ticks).toHaveLength(5);
    expect(step({ from: 100, to: 1000 }).ticks.at(0)).toBeCloseTo(160 * Math.log10(5), 1);
  });

  it('gives a step without a top half a tenfold', () => {
    expect(step({ from: 15_000_000, to: null }).height).toBe(80);
  });
});

describe('dollars', () => {
  it('is as short as a ruler needs it', () => {
    expect([50_000, 500_000, 2_000_000, 15_000_000].map(dollars)).toEqual(['$50K', '$500K', '$2M', '$15M']);
  });
});
