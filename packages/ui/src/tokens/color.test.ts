import { describe, expect, test } from 'vitest';
import { editions, pairs } from './color.ts';
import { contrast } from './contrast.ts';

describe.each(Object.entries(editions))('the %s edition', (_, palette) => {
  test.each(pairs)('$ink on $on has a contrast of at least $least : 1', ({ ink, on, least }) => {
    expect(contrast(palette[ink], palette[on])).toBeGreaterThanOrEqual(least);
  });
});
