import { collectCities, cities } from '@fit-to-print/content/cities';
import type { City } from '@fit-to-print/content/city';
import { preparedCities } from '@fit-to-print/content/preparedCities';
import { describe, expect, test } from 'vitest';
import cityPress from './cityPress/data.ts';
import cityStudio from './cityStudio/data.ts';

/** Not read: addresses, and what is drawn. */
const unread = new Set(['href', 'plan']);

/** All words that a page is given to print, in their order. */
function wordsOf(data: unknown): string[] {
  if (typeof data === 'string') return data.toLowerCase().match(/[\p{L}\p{N}’'+$%-]+/gu) ?? [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (unread.has(key) ? [] : wordsOf(value)));
}

/** Runs of three words. */
const runsOf = (data: unknown): string[] => {
  const words = wordsOf(data);
  return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
};

const everyCity = collectCities([...cities, ...preparedCities]);

describe.each([
  ['press', (city: City) => cityPress(city).data],
  ['studio', (city: City) => cityStudio(city).data],
])('%s pages', (_, dataOf) => {
  /** The share of a city's words that stand on no other city's page. */
  const ownShare = (city: City, others: readonly City[]) => {
    const otherPages = new Set(others.flatMap(other => runsOf(dataOf(other))));
    const runs = runsOf(dataOf(city));
    return runs.filter(run => !otherPages.has(run)).length / runs.length;
  };

  test.each(everyCity)('$name: two fifths of the words, at least, are its own', city => {
    const others = everyCity.filter(other => other !== city);
    expect(ownShare(city, others)).toBeGreaterThanOrEqual(0.4);
  });

  test('a city that is another by a new name is found out', () => {
    const boston = cities.find(({ slug }) => slug === 'boston')!;
    expect(ownShare({ ...boston, name: 'Elsewhere', order: 99 }, everyCity)).toBeLessThan(0.2);
  });
});
