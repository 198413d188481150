import { expect, test } from 'vitest';
import { cityHeads } from './city.ts';
import { notFoundHead, pageHeads } from './pages.ts';
import { unpublishedCities } from './unpublishedCities.ts';

// `pageHeads()` has the heads of all pages, those of published cities included.
const heads = [...pageHeads(), ...unpublishedCities.flatMap(cityHeads), { path: '404', ...notFoundHead }];

test.each(heads)(
  '$path has a title and a description that fit into search results',
  ({ title, description, socialTitle }) => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(socialTitle.length).toBeLessThanOrEqual(70);
  },
);

test.each(['path', 'title', 'description', 'socialTitle'] as const)('no two pages have the same %s', key => {
  const values = heads.map(head => head[key]);
  expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
});
