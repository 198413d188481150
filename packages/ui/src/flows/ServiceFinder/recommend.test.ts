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
  ['creative', 'fee', 'city', 'project', 'project'],
  ['creative', 'fee', 'country', 'project', 'project'],
  ['creative', 'fee', 'undecided', 'project', 'project'],
  ['creative', 'equity', 'city', 'partnership', 'partnership'],
  ['creative', 'equity', 'country', 'partnership', 'partnership'],
  ['creative', 'equity', 'undecided', 'partnership', 'partnership'],
  ['creative', 'undecided', 'city', 'pricing', 'pricing'],
  ['creative', 'undecided', 'country', 'pricing', 'pricing'],
  ['creative', 'undecided', 'undecided', 'pricing', 'pricing'],
  ['pr', 'fee', 'city', 'cityWithPage', 'cityWithoutPage'],
  ['pr', 'fee', 'country', 'monthlyPackage', 'monthlyPackage'],
  ['pr', 'fee', 'undecided', 'monthlyPackage', 'monthlyPackage'],
  ['pr', 'equity', 'city', 'partnership', 'partnership'],
  ['pr', 'equity', 'country', 'partnership', 'partnership'],
  ['pr', 'equity', 'undecided', 'partnership', 'partnership'],
  ['pr', 'undecided', 'city', 'cityWithPage', 'cityWithoutPage'],
  ['pr', 'undecided', 'country', 'monthlyPackage', 'monthlyPackage'],
  ['pr', 'undecided', 'undecided', 'monthlyPackage', 'monthlyPackage'],
  ['both', 'fee', 'city', 'project', 'project'],
  ['both', 'fee', 'country', 'project', 'project'],
  ['both', 'fee', 'undecided', 'project', 'project'],
  ['both', 'equity', 'city', 'partnership', 'partnership'],
  ['both', 'equity', 'country', 'partnership', 'partnership'],
  ['both', 'equity', 'undecided', 'partnership', 'partnership'],
  ['both', 'undecided', 'city', 'pricing', 'pricing'],
  ['both', 'undecided', 'country', 'pricing', 'pricing'],
  ['both', 'undecided', 'undecided', 'pricing', 'pricing'],
];

test.each(table)(
  'recommend gives advice for %s, %s, %s in a city with a PR page %s, elsewhere %s',
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
