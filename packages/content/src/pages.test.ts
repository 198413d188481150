// Tests of the head of every page: title, description and path.
import { expect, test } from 'vitest';
import { cityHeads } from './city.ts';
import { notFoundHead, pageHeads } from './pages.ts';
import { unpublishedCities } from './unpublishedCities.ts';

// `pageHeads()` has the heads of all pages, those of published cities included.
const heads = [...pageHeads(), ...unpublishedCities.flatMap(cityHeads), { path: '404', ...notFoundHead }];

// One test for all: with 10,000 cities, a test for each takes minutes.
test('every page has a title and a description that fit into search results', () => {
  const misfits = heads.filter(
    ({ title, description, socialTitle }) =>
      title.length > 60 || description.length < 70 || description.length > 160 || socialTitle.length > 70,
  );
  expect(misfits).toEqual([]);
});

test.each(['path', 'title', 'description', 'socialTitle'] as const)('no two pages have the same %s', key => {
  const byValue = Map.groupBy(heads, head => head[key]);
  expect([...byValue].filter(([, { length }]) => length > 1)).toEqual([]);
});
