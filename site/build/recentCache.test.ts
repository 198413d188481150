// Tests of the cache with a limited size.
import { expect, it } from 'vitest';
import { createRecentCache } from './recentCache.ts';

it('a recent cache has the entries that were used last', () => {
  const cache = createRecentCache<number, string>(3);
  cache.set(0, 'often');
  for (let key = 1; key <= 100; key++) {
    cache.set(key, 'once');
    expect(cache.get(0)).toBe('often');
  }
  expect([98, 99, 100].map(key => cache.get(key))).toEqual(['once', 'once', 'once']);
});

it('a recent cache drops entries that were not used for long', () => {
  const cache = createRecentCache<number, string>(3);
  for (let key = 0; key < 100; key++) cache.set(key, 'once');
  // A cache of the size 3 keeps at most the last six of the 100 entries.
  expect(Array.from({ length: 94 }, (_, key) => cache.get(key)).every(value => value === undefined)).toBe(
    true,
  );
});
