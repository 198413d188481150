// Tests which service is recommended for each combination of answers.
import { expect, test } from 'vitest';
import { type Answers, recommend, type Recommendation, recommendations } from './recommend.ts';

const pressCityNames = ['Austin', 'Boston'];

/** Every combination of answers, with the recommendation for a city that has a PR page and for any other place. */
const table: readonly [
  Answers['need'],
  Answers['payment'],
  Answers['reach'],
  inPressCity: Recommendation,
  inOtherCity: Recommendation,
][] = [
  ['made', 'fee', 'city', 'project', 'project'],
  ['made', 'fee', 'country', 'project', 'project'],
  ['made', 'fee', 'open', 'project', 'project'],
  ['made', 'share', 'city', 'partnership', 'partnership'],
  ['made', 'share', 'country', 'partnership', 'partnership'],
  ['made', 'share', 'open', 'partnership', 'partnership'],
  ['made', 'open', 'city', 'pricing', 'pricing'],
  ['made', 'open', 'country', 'pricing', 'pricing'],
  ['made', 'open', 'open', 'pricing', 'pricing'],
  ['news', 'fee', 'city', 'city', 'otherCity'],
  ['news', 'fee', 'country', 'monthly', 'monthly'],
  ['news', 'fee', 'open', 'monthly', 'monthly'],
  ['news', 'share', 'city', 'partnership', 'partnership'],
  ['news', 'share', 'country', 'partnership', 'partnership'],
  ['news', 'share', 'open', 'partnership', 'partnership'],
  ['news', 'open', 'city', 'city', 'otherCity'],
  ['news', 'open', 'country', 'monthly', 'monthly'],
  ['news', 'open', 'open', 'monthly', 'monthly'],
  ['both', 'fee', 'city', 'project', 'project'],
  ['both', 'fee', 'country', 'project', 'project'],
  ['both', 'fee', 'open', 'project', 'project'],
  ['both', 'share', 'city', 'partnership', 'partnership'],
  ['both', 'share', 'country', 'partnership', 'partnership'],
  ['both', 'share', 'open', 'partnership', 'partnership'],
  ['both', 'open', 'city', 'pricing', 'pricing'],
  ['both', 'open', 'country', 'pricing', 'pricing'],
  ['both', 'open', 'open', 'pricing', 'pricing'],
];

test.each(table)(
  'recommends for %s, %s, %s in a city with a PR page %s, elsewhere %s',
  (need, payment, reach, inPress, inOther) => {
    for (const city of pressCityNames)
      expect(recommend({ need, payment, reach, city }, pressCityNames)).toBe(inPress);
    expect(recommend({ need, payment, reach, city: 'Other' }, pressCityNames)).toBe(inOther);
  },
);

test('the table has every combination once, and every recommendation', () => {
  expect(table).toHaveLength(3 * 3 * 3);
  expect(new Set(table.map(([need, payment, reach]) => [need, payment, reach].join())).size).toBe(3 * 3 * 3);
  expect(new Set(table.flatMap(([, , , ...results]) => results))).toEqual(new Set(recommendations));
});
