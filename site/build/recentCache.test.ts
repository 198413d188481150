// Tests of the cache that drops entries which were not used recently.
import { expect, it } from 'vitest';
import { createRecentCache } from './recentCache.ts';

it('get returns an entry when it was used recently', () => {
  const cache = createRecentCache<number, string>(3);
  cache.set(0, 'often');
  for (let key = 1; key <= 100; key++) {
    cache.set(key, 'once');
    expect(cache.get(0)).toBe('often');
  }
  expect([98, 99, 100].map(key => cache.get(key))).toEqual(['once', 'once', 'once']);
});

it('get returns undefined when an entry was not used for a long time', () => {
  const cache = createRecentCache<number, string>(3);
  for (let key = 0; key < 100; key++) cache.set(key, 'once');
  // A cache of size 3 has two generations of three entries, so it keeps at most the last six of the 100.
  expect(Array.from({ length: 94 }, (_, key) => cache.get(key)).every(value => value === undefined)).toBe(
    true,
  );
});
