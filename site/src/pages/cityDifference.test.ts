// Tests that each city's page differs enough from those of other cities, and how the difference is measured.
import { minimumDifference } from '@fit-to-print/content/cityAdmission';
import { cities } from '@fit-to-print/content/cities';
import type { City } from '@fit-to-print/content/city';
import { describe, expect, test } from 'vitest';
import { cityDifferences, cityPageData, everyCity } from './cityDifference.ts';

const boston = cities.find(({ slug }) => slug === 'boston')!;
const austin = cities.find(({ slug }) => slug === 'austin')!;

/** Compares pages that each have these texts. Returns the shares of the first page's sentences and words that the page most similar to it lacks. */
function ownSharesOfFirstPage(...pages: readonly (readonly [City, ...string[]])[]) {
  const texts = new Map(pages.map(([city, ...text]) => [city, text]));
  const differences = cityDifferences([...texts.keys()], city => texts.get(city));
  const ownShare = (measure: keyof typeof minimumDifference) =>
    differences.find(difference => difference.measure === measure)!.ownShare;
  return { sentences: ownShare('sentences'), words: ownShare('words') };
}

describe.each(Object.entries(cityPageData))('%s pages', (_, dataOf) => {
  test.each(cityDifferences(everyCity, dataOf))(
    '$city: enough $measure differ from those of the most similar city’s page',
    ({ measure, ownShare }) => {
      expect(ownShare).toBeGreaterThanOrEqual(minimumDifference[measure]);
    },
  );

  test('a city that copies another under a new name has no own sentences and almost no own words', () => {
    const copy = { ...boston, name: 'Elsewhere', order: 99 };
    const rename = (city: City) =>
      JSON.parse(JSON.stringify(dataOf(city)).replaceAll('Boston', city.name)) as unknown;
    const differences = cityDifferences([...everyCity, copy], rename).filter(
      ({ city }) => city === 'Elsewhere',
    );
    const [sentences, words] = differences;
    expect(sentences).toMatchObject({ ownShare: 0, mostSimilar: 'Boston' });
    expect(words!.ownShare).toBeLessThan(0.05);
  });
});

describe('the measure', () => {
  test('counts the sentences that the other page does not contain', () => {
    const shared = 'It is the same here.';
    const page = ownSharesOfFirstPage([boston, `${shared} The Charles is wide.`], [austin, shared]);
    expect(page.sentences).toBe(1 / 2);
  });

  test('counts a word as shared only if the other page contains it in the same three consecutive words', () => {
    const page = ownSharesOfFirstPage([boston, 'We write the release.'], [austin, 'They write the release.']);
    expect(page).toEqual({ sentences: 1, words: 1 / 4 });
    const twoWords = ownSharesOfFirstPage([boston, 'We write the release.'], [austin, 'The release ran.']);
    expect(twoWords.words).toBe(1);
  });

  test('masks the names of city and state, and the article before them', () => {
    const page = ownSharesOfFirstPage(
      [boston, 'Get a Boston release for Massachusetts, from $997.'],
      [austin, 'Get an Austin release for Texas, from $997.'],
    );
    expect(page).toEqual({ sentences: 0, words: 0 });
  });

  test('compares a label of two words as a whole, and does not count it as a sentence', () => {
    const page = ownSharesOfFirstPage(
      [boston, 'Most Popular', 'The Charles is wide.'],
      [austin, 'Most Popular'],
    );
    expect(page).toEqual({ sentences: 1, words: 1 - 2 / 6 });
  });

  test('does not end a sentence at the full stop of an abbreviation or a date', () => {
    const page = ownSharesOfFirstPage(
      [boston, 'It was checked on Nov. 21, by two of us. The Charles is wide.'],
      [austin, 'It was checked on Nov. 21, by two of us.'],
    );
    expect(page.sentences).toBe(1 / 2);
  });

  test('counts a text on more than 50 pages as shared with every page', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...boston, name: `Town${index}` }));
    const differences = cityDifferences(many, ({ name }) => [
      'The same everywhere.',
      `Only ${many.findIndex(each => each.name === name)} says so.`,
    ]).filter(({ measure }) => measure === 'sentences');
    expect(new Set(differences.map(({ ownShare }) => ownShare))).toEqual(new Set([1 / 2]));
  });
});

test(
  'cityDifferences makes about as many lookups for a city among 2,000 cities as among 100',
  { timeout: 60_000 },
  () => {
    /** The number of lookups for each of `count` cities. */
    const lookupsForOne = (count: number) => {
      const all = Array.from({ length: count }, (_, index) => ({ ...boston, name: `Town${index}` }));
      // Sentences of one page, of a few, of twenty, and of all.
      const textOf = (index: number) =>
        [1, 5, 20, count].map(pages => `Row ${pages}-${Math.floor(index / pages)} says so.`);
      const texts = new Map(all.map((city, index) => [city, textOf(index)]));
      let lookups = 0;
      const differences = cityDifferences(
        all,
        city => texts.get(city),
        () => (lookups += 1),
      );
      expect(differences).toHaveLength(2 * count);
      return lookups / count;
    };
    const lookups = lookupsForOne(100);
    // The first three sentences are looked up on 1, 5 and 20 pages.
    expect(lookups).toBeGreaterThan(26);
    const ratio = lookupsForOne(2000) / lookups;
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.1);
  },
);
