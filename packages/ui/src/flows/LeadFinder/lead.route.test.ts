import { expect, test } from 'vitest';
import { type Answers, type Outcome, outcomes, route } from './lead.route.ts';

const hubs = ['Austin', 'Boston'];

/** Every combination: what is needed, how it is paid for, how far it goes; and where that leads from a hub and elsewhere. */
const table: readonly [
  Answers['need'],
  Answers['terms'],
  Answers['reach'],
  fromAHub: Outcome,
  fromElsewhere: Outcome,
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
  ['news', 'fee', 'city', 'city', 'elsewhere'],
  ['news', 'fee', 'country', 'monthly', 'monthly'],
  ['news', 'fee', 'open', 'monthly', 'monthly'],
  ['news', 'share', 'city', 'partnership', 'partnership'],
  ['news', 'share', 'country', 'partnership', 'partnership'],
  ['news', 'share', 'open', 'partnership', 'partnership'],
  ['news', 'open', 'city', 'city', 'elsewhere'],
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

test.each(table)('%s, %s, %s: %s, or %s', (need, terms, reach, fromAHub, fromElsewhere) => {
  for (const city of hubs) expect(route({ need, terms, reach, city }, hubs)).toBe(fromAHub);
  expect(route({ need, terms, reach, city: 'Other' }, hubs)).toBe(fromElsewhere);
});

test('the table has every combination once, and every outcome', () => {
  expect(new Set(table.map(([need, terms, reach]) => [need, terms, reach].join())).size).toBe(3 * 3 * 3);
  expect(new Set(table.flatMap(([, , , ...ends]) => ends))).toEqual(new Set(outcomes));
});
