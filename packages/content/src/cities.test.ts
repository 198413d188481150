import { expect, test } from 'vitest';
import { checkCityFile } from './checkCityFile.ts';
import { cities } from './cities.ts';
import { type City, cityHeads, pressPath, pageNumber, studioPath } from './city.ts';
import { pressPageCopy } from './cityPageCopy.ts';
import { collectCities } from './collectCities.ts';
import { formatCount } from './formatCount.ts';
import { unpublishedCities } from './unpublishedCities.ts';

const everyCity = collectCities([...cities, ...unpublishedCities]);

test('the five hub cities come first, in the order of the specification', () => {
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

test('the slug of each city is the name of its file', () => {
  const files = import.meta.glob<City>('./{cities,cities-unpublished}/*.ts', {
    eager: true,
    import: 'default',
  });
  for (const [file, city] of Object.entries(files)) expect(() => checkCityFile(file, city)).not.toThrow();
});

test('rejects a slug that is not the file’s name, or cannot be in an address, with file, field and remedy', () => {
  const [boston] = cities.filter(({ slug }) => slug === 'boston') as [City];
  expect(() => checkCityFile('./cities/salem.ts', boston)).toThrow(
    'cities/salem.ts, field slug: “boston” differs from the file’s name. Change it to “salem”, or rename the file to boston.ts.',
  );
  expect(() => checkCityFile('./cities/st.-paul.ts', { ...boston, slug: 'St. Paul' })).toThrow(
    'cities/st.-paul.ts, field slug: “St. Paul” cannot be part of an address.',
  );
});

test('rejects a city without a line for a service, with file, field and service', () => {
  const [boston] = cities.filter(({ slug }) => slug === 'boston') as [City];
  const { SEO: _, ...others } = boston.studio.services;
  for (const services of [others, { ...others, SEO: ['A POSTDOC', ' '] }]) {
    const city = JSON.parse(JSON.stringify({ ...boston, studio: { ...boston.studio, services } })) as City;
    expect(() => checkCityFile('./cities/boston.ts', city)).toThrow(
      `cities/boston.ts, field studio.services: there is no line for “SEO”.`,
    );
  }
});

test.each<[string, (city: City) => unknown, string]>([
  [
    'no city',
    () => undefined,
    'default: the file exports no city. Write `export default defineCity({ … })`.',
  ],
  ['no state', city => ({ ...city, state: undefined }), 'state: it is missing. Add it;'],
  [
    'no lede',
    city => ({ ...city, pressPage: { ...city.pressPage, lede: undefined } }),
    'pressPage.lede: it is missing. Add it;',
  ],
  ['no studio', city => ({ ...city, studio: undefined }), 'studio: it is missing. Add it;'],
  [
    'a check tomorrow',
    city => ({ ...city, checked: { ...city.checked, on: '2026-11-23' } }),
    'checked.on: “2026-11-23” is not a day up to today. Write the day of the last check, as in “2026-11-22”.',
  ],
  [
    'seven newsrooms',
    city => ({ ...city, localMediaOutlets: city.localMediaOutlets.slice(1) }),
    'localMediaOutlets: there are 7 newsrooms. List eight.',
  ],
])('rejects a file with %s, and names the file, the field and the remedy', (_, change, message) => {
  const [boston] = cities.filter(({ slug }) => slug === 'boston') as [City];
  expect(() => checkCityFile('./cities/boston.ts', change(boston) as City, '2026-11-22')).toThrow(
    `cities/boston.ts, field ${message}`,
  );
});

test.each(everyCity)('$name has eight newsrooms, all four networks among them', ({ localMediaOutlets }) => {
  expect(new Set(localMediaOutlets.map(({ name }) => name)).size).toBe(8);
  const types = localMediaOutlets.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['ABC', 'CBS', 'FOX', 'NBC']));
});

test.each(everyCity)('$name’s newsrooms are shown with the date of their last check', city => {
  const note = (checked: City['checked']) => pressPageCopy.outletsNote({ ...city, checked });
  expect(note({ on: '2026-09-03', basis: 'sources', sources: {} })).toContain('checked on Sept. 3, 2026.');
  expect(note({ on: '2026-09-03', basis: 'from memory' })).toContain('listed from memory on Sept. 3, 2026.');
  expect(pressPageCopy.outletsNote(city)).toContain(city.checked.on.slice(0, 4));
});

test.each(everyCity)('$name was checked on a day in the past', ({ checked }) => {
  expect(Date.parse(checked.on)).toBeLessThanOrEqual(Date.now());
});

test.each(everyCity.filter(({ checked }) => checked.basis === 'sources'))(
  '$name, checked against sources, has a source for each newsroom',
  ({ localMediaOutlets }) => {
    expect(localMediaOutlets.filter(({ source }) => !source)).toEqual([]);
  },
);

test.each(everyCity)(
  '$name is in the titles of both its pages, and its headline has one correction',
  city => {
    const [pressPage, studio] = cityHeads(city);
    expect(pressPage.path).toBe(pressPath(city));
    expect(studio.path).toBe(studioPath(city));
    for (const { title } of [pressPage, studio]) expect(title).toContain(city.name);
    const marks = city.pressPage.correction.flat(2).filter(part => typeof part !== 'string');
    expect(marks.map(mark => Object.keys(mark)[0])).toEqual(['del', 'ins']);
  },
);

test('each text of a hub city’s page that promises what the studio does is marked as invented', () => {
  const promise =
    /\bwe (will (not|plan|have read)|lead|book|set|start|write|file|check|give|have the|turn|hold|read|sign|keep)\b/i;
  const unmarked = cities
    .slice(0, 5)
    .flatMap(({ name, pressPage, studio }) =>
      [...pressPage.notes, ...pressPage.faq, pressPage.closing, ...studio.faq, studio.closing]
        .filter(text => text.kind !== 'invented' && promise.test(JSON.stringify(text)))
        .map(text => `${name}: ${JSON.stringify(text)}`),
    );
  expect(unmarked).toEqual([]);
});

// On wide screens the line with the price says it too, but narrow screens leave that line out.
test.each(everyCity)(
  'the introduction of $name’s press page says that it is paid placement',
  ({ pressPage }) => {
    expect(pressPage.lede).toMatch(/paid placement/i);
  },
);

// A second line pushes the button of the press page below the first screen of a small phone (360 x 640 px).
test('the datelines of the five hub cities have one line on a narrow screen', () => {
  expect(cities.slice(0, 5).filter(({ dateline }) => dateline.flat().length > 1)).toEqual([]);
});

test.each(everyCity)('$name’s illustration lies within its street plan', ({ streetPlan }) => {
  const { columns, rows, landmark, squares, axis, diagonal } = streetPlan;
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

test('rejects two cities with the same order or slug', () => {
  const [boston] = cities.filter(({ slug }) => slug === 'boston') as [City];
  expect(() =>
    collectCities([...cities, { ...boston, name: 'Elsewhere', slug: 'elsewhere', order: 3 }]),
  ).toThrow('cities/austin.ts and cities/elsewhere.ts, field order: both Austin and Elsewhere have order 3.');
  expect(() => collectCities([...cities, { ...boston, order: 0 }])).toThrow('have slug boston');
});

test('numbers at the start of a sentence follow AP style', () => {
  expect([5, 9, 10, 1000].map(formatCount)).toEqual(['Five', 'Nine', '10', '1,000']);
});
