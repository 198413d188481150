import { collectCities, cities } from '@fit-to-print/content/cities';
import type { City } from '@fit-to-print/content/city';
import { preparedCities } from '@fit-to-print/content/preparedCities';
import { describe, expect, test } from 'vitest';
import cityPress from './cityPress/data.ts';
import cityStudio from './cityStudio/data.ts';

/** Properties without text. */
const keysWithoutText = new Set(['href', 'plan']);

/** All words of a page, in order. */
function textWords(data: unknown): string[] {
  if (typeof data === 'string') return data.toLowerCase().match(/[\p{L}\p{N}’'+$%-]+/gu) ?? [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (keysWithoutText.has(key) ? [] : textWords(value)));
}

/** Sequences of three words. */
const sequencesOf = (data: unknown): string[] => {
  const words = textWords(data);
  return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
};

const everyCity = collectCities([...cities, ...preparedCities]);

describe.each([
  ['press', (city: City) => cityPress(city).data],
  ['studio', (city: City) => cityStudio(city).data],
])('%s pages', (_, dataOf) => {
  /** The share of a city's sequences that no other city's page has. */
  const ownShare = (city: City, others: readonly City[]) => {
    const otherPages = new Set(others.flatMap(other => sequencesOf(dataOf(other))));
    const sequences = sequencesOf(dataOf(city));
    return sequences.filter(sequence => !otherPages.has(sequence)).length / sequences.length;
  };

  test.each(everyCity)('$name: at least two fifths of the text is unique', city => {
    const others = everyCity.filter(other => other !== city);
    expect(ownShare(city, others)).toBeGreaterThanOrEqual(0.4);
  });

  test('finds a city that copies another under a new name', () => {
    const boston = cities.find(({ slug }) => slug === 'boston')!;
    expect(ownShare({ ...boston, name: 'Elsewhere', order: 99 }, everyCity)).toBeLessThan(0.2);
  });
});
