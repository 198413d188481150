// Tests of the rules by which search engines may list a city's pages.
import { expect, test } from 'vitest';
import { admissionRules, isAdmitted } from './cityAdmission.ts';
import { cities } from './cities.ts';
import { type City, cityHeads } from './city.ts';
import { unpublishedCities } from './unpublishedCities.ts';

const [boston] = cities.filter(({ slug }) => slug === 'boston') as [City];
const [, ...otherOutlets] = boston.localMediaOutlets;
const problemsOf = (city: City) => admissionRules.flatMap(rule => rule.problem(city) ?? []);

/** The five hub cities, which the specification names. */
const hubCities = cities.slice(0, 5);
test.each([...hubCities, ...unpublishedCities])('$name breaks no rule', city => {
  expect(problemsOf(city)).toEqual([]);
  for (const head of cityHeads(city)) expect(head).not.toHaveProperty('isIndexed');
});

test.each<[difference: string, city: City, sentence: string]>([
  [
    'a text that is a sample',
    { ...boston, description: 'A sample city.' },
    'Replace each text that says that it is a sample (there are 1).',
  ],
  [
    'the coordinates of a new file',
    { ...boston, coordinates: [0, 0] },
    'Set `coordinates` to the latitude and the longitude of the city hall in degrees, as in [43.04, -87.91].',
  ],
  [
    'coordinates that are nowhere',
    { ...boston, coordinates: [142.36, -71.06] },
    'Set `coordinates` to the latitude and the longitude of the city hall in degrees, as in [43.04, -87.91].',
  ],
  [
    'a newsroom without a source',
    {
      ...boston,
      localMediaOutlets: [{ name: 'The Wire', type: 'Online' }, ...otherOutlets],
    },
    'Name real newsrooms, eight in all, and add `source`, an address that proves the newsroom, to: The Wire.',
  ],
  [
    'facts from memory',
    { ...boston, checked: { on: '2026-11-21', basis: 'from memory' } },
    "Check the facts against sources: set `checked.on` to the day and `checked.basis` to 'sources', and list at least 5 in `checked.sources`, each with its address.",
  ],
  [
    'four facts',
    {
      ...boston,
      checked: {
        on: '2026-11-21',
        basis: 'sources',
        sources: Object.fromEntries(
          ['one', 'two', 'three', 'four'].map(fact => [fact, 'https://en.wikipedia.org/wiki/Boston']),
        ),
      },
    },
    'List at least 5 facts with their sources in `checked.sources`; there are 4.',
  ],
  [
    'the street plan of a new file',
    {
      ...boston,
      streetPlan: {
        ...boston.streetPlan,
        mainStreet: { ...boston.streetPlan.mainStreet, label: 'Sample St.' },
      },
    },
    'Draw the city’s own streets in `streetPlan`, and describe them in `illustration`, whose `source` proves the caption.',
  ],
  [
    'an address that cannot exist',
    { ...boston, illustration: { ...boston.illustration, source: 'https://boston.example/map' } },
    'Replace the addresses that cannot exist: https://boston.example/map.',
  ],
])('a city with %s is not admitted, and both pages say so in their heads', (_, city, sentence) => {
  expect(problemsOf(city)).toEqual([sentence]);
  expect(isAdmitted(city)).toBe(false);
  expect(cityHeads(city).map(({ isIndexed }) => isIndexed)).toEqual([false, false]);
});
