import { expect, test } from 'vitest';
import { cities, collectCities } from './cities.ts';
import { type City, cityPages, pressPath, pageNumber, studioPath } from './city.ts';
import { cityPress } from './cityPage.ts';
import { count } from './count.ts';
import { preparedCities } from './preparedCities.ts';

const everyCity = collectCities([...cities, ...preparedCities]);

test('five hub cities first, in the order of the specification', () => {
  const hubs = cities.slice(0, 5);
  expect(hubs.map(({ name, state, slug }) => [name, state, slug])).toEqual([
    ['San Francisco', 'California', 'san-francisco'],
    ['New York', 'New York', 'new-york'],
    ['Austin', 'Texas', 'austin'],
    ['Seattle', 'Washington', 'seattle'],
    ['Boston', 'Massachusetts', 'boston'],
  ]);
  expect(hubs.map(pageNumber)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5']);
});

test('a city’s file has its slug for a name', () => {
  const files = import.meta.glob<City>('./{cities,cities-prepared}/*.ts', { eager: true, import: 'default' });
  for (const [file, { slug }] of Object.entries(files)) expect(file).toMatch(new RegExp(`/${slug}\\.ts$`));
});

test.each(everyCity)('$name has eight newsrooms, all four networks among them', ({ localMediaOutlets }) => {
  expect(new Set(localMediaOutlets.map(({ name }) => name)).size).toBe(8);
  const types = localMediaOutlets.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['ABC', 'CBS', 'FOX', 'NBC']));
});

test.each(everyCity)('$name’s newsrooms stand with the date on which they were gone over', city => {
  const note = (checked: City['checked']) => cityPress.outletsNote({ ...city, checked });
  expect(note({ on: '2026-09-03', against: 'sources', sources: {} })).toContain('checked on Sept. 3, 2026.');
  // Nobody is told that something was checked which was not.
  expect(note({ on: '2026-09-03', against: 'from memory' })).toContain(
    'listed from memory on Sept. 3, 2026.',
  );
  expect(cityPress.outletsNote(city)).toContain(city.checked.on.slice(0, 4));
});

test.each(everyCity)('$name was gone over on a day that has been', ({ checked }) => {
  expect(Date.parse(checked.on)).toBeLessThanOrEqual(Date.now());
});

test.each(everyCity.filter(({ checked }) => checked.against === 'sources'))(
  '$name was checked against sources, so each of its newsrooms has one',
  ({ localMediaOutlets }) => {
    expect(localMediaOutlets.filter(({ source }) => !source)).toEqual([]);
  },
);

test.each(everyCity)('$name is named on both of its pages, and corrected once', city => {
  const [press, studio] = cityPages(city);
  expect(press.path).toBe(pressPath(city));
  expect(studio.path).toBe(studioPath(city));
  for (const { title } of [press, studio]) expect(title).toContain(city.name);
  const marks = city.press.correction.flat(2).filter(part => typeof part !== 'string');
  expect(marks.map(mark => Object.keys(mark)[0])).toEqual(['del', 'ins']);
});

test.each(everyCity)('$name’s plate: what it shows lies on its plan', ({ plan }) => {
  const { columns, rows, landmark, squares, axis, diagonal } = plan;
  for (const [column, row] of squares) {
    expect(column).toBeLessThan(columns);
    expect(row).toBeLessThan(rows);
  }
  expect(landmark.at[0]).toBeLessThanOrEqual(columns);
  expect(landmark.at[1] + landmark.size[1]).toBeLessThanOrEqual(rows);
  expect(axis.at).toBeLessThanOrEqual(axis.along === 'column' ? columns : rows);
  for (const [column, row] of diagonal ? [diagonal.from, diagonal.to] : []) {
    expect(column).toBeLessThanOrEqual(columns);
    expect(row).toBeLessThanOrEqual(rows);
  }
});

test('two cities in one place are refused', () => {
  const [boston] = cities.filter(({ slug }) => slug === 'boston') as [City];
  expect(() =>
    collectCities([...cities, { ...boston, name: 'Elsewhere', slug: 'elsewhere', order: 3 }]),
  ).toThrow('Elsewhere and Austin both have order 3');
  expect(() => collectCities([...cities, { ...boston, order: 0 }])).toThrow('slug boston');
});

test('numbers at the head of a sentence follow the AP', () => {
  expect([5, 9, 10, 1000].map(count)).toEqual(['Five', 'Nine', '10', '1,000']);
});
