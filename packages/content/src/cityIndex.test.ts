// Tests of the index of cities: one page for each state.
import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import type { City } from './city.ts';
import { citiesByState, cityIndexPages, stateGroups, stateHead } from './cityIndex.ts';

const [modelCity] = cities as readonly [City];
/** Invented cities, spread over 26 states. */
const syntheticCities = (count: number): City[] =>
  Array.from({ length: count }, (_, index) => ({
    ...modelCity,
    order: index + 1,
    slug: `city-${index}`,
    name: `City ${index}`,
    state: `State ${String.fromCodePoint(65 + (index % 26))}${index % 2 ? ' North' : ''}`,
  }));

test('there is no index of up to 12 cities, which lists can name', () => {
  expect(citiesByState(syntheticCities(12))).toEqual([]);
  expect(cities.length > 12 || cityIndexPages.length === 0).toBe(true);
});

test.each([13, 100, 10_000])('%i cities are each on the page of their state, once, by name', count => {
  const states = citiesByState(syntheticCities(count));
  expect(states.flatMap(state => state.cities)).toHaveLength(count);
  expect(new Set(states.map(({ path }) => path)).size).toBe(states.length);
  for (const state of states) {
    expect(state.cities.every(city => city.state === state.name)).toBe(true);
    const names = state.cities.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    const hrefs = stateGroups(state).flatMap(({ links }) => links.map(({ href }) => href));
    expect(hrefs).toHaveLength(2 * state.cities.length);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  }
});

test('the head of a state’s page has lengths that fit into search results', () => {
  const [state] = citiesByState(
    syntheticCities(13).map(city => ({ ...city, state: 'District of Columbia' })),
  );
  const { title, description, path } = stateHead(state!);
  expect(path).toBe('/cities/district-of-columbia');
  // Search results cut off longer titles and descriptions, and replace shorter descriptions.
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
});
