// Tests of the logarithmic scale of the drawn ladder of funding stages.
import { describe, expect, it } from 'vitest';
import { formatDollars, segmentOf } from './scale.ts';

describe('segmentOf', () => {
  it('returns equal heights for equal factors', () => {
    const decade = segmentOf({ from: 50_000, to: 500_000 }).height;
    expect(segmentOf({ from: 2_000_000, to: 20_000_000 }).height).toBe(decade);
    expect(segmentOf({ from: 500_000, to: 2_000_000 }).height).toBeCloseTo(decade * Math.log10(4), 1);
  });

  it('has a tick for each round amount, from the bottom up', () => {
    // $600K to $900K, and $1M.
    expect(segmentOf({ from: 500_000, to: 2_000_000 }).ticks).toHaveLength(5);
    expect(segmentOf({ from: 100, to: 1000 }).ticks.at(0)).toBeCloseTo(160 * Math.log10(5), 1);
  });

  it('returns half the height of a factor of ten for a stage without an upper limit', () => {
    // A factor of ten is 160 px high.
    expect(segmentOf({ from: 15_000_000, to: null }).height).toBe(80);
  });
});

describe('formatDollars', () => {
  it('abbreviates amounts', () => {
    expect([50_000, 500_000, 2_000_000, 15_000_000].map(formatDollars)).toEqual([
      '$50K',
      '$500K',
      '$2M',
      '$15M',
    ]);
  });
});
