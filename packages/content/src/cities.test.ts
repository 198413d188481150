// Tests of all cities: order, slugs, fields, the rules for their texts, and their street plans.
import { globSync } from 'node:fs';
import path from 'node:path';
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
  const files = globSync('{cities,cities-unpublished}/*.ts', { cwd: import.meta.dirname });
  expect(files.map(file => path.basename(file, '.ts')).toSorted()).toEqual(
    everyCity.map(({ slug }) => slug).toSorted(),
  );
  for (const city of everyCity) checkCityFile(`cities/${city.slug}.ts`, city);
});

test('checkCityFile rejects a slug that is not the file’s name, or cannot be in an address, with file, field and remedy', () => {
  const [boston] = cities.filter(({ slug }) => slug === 'boston') as [City];
  expect(() => checkCityFile('./cities/salem.ts', boston)).toThrow(
    'cities/salem.ts, field slug: “boston” differs from the file’s name. Change it to “salem”, or rename the file to boston.ts.',
  );
  expect(() => checkCityFile('./cities/st.-paul.ts', { ...boston, slug: 'St. Paul' })).toThrow(
    'cities/st.-paul.ts, field slug: “St. Paul” cannot be part of an address.',
  );
});

test('checkCityFile rejects a city without a line for a service, with file, field and service', () => {
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
    'no intro',
    city => ({ ...city, pressPage: { ...city.pressPage, intro: undefined } }),
    'pressPage.intro: it is missing. Add it;',
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
  [
    'a misspelled silhouette',
    city => ({ ...city, streetPlan: { ...city.streetPlan, silhouettes: ['dome', 'piramid'] } }),
    'streetPlan.silhouettes: there is no silhouette “piramid”. Use some of: dome, steppedTower,',
  ],
])(
  'checkCityFile rejects a file with %s, and names the file, the field and the remedy',
  (_, change, message) => {
    const [boston] = cities.filter(({ slug }) => slug === 'boston') as [City];
    expect(() => checkCityFile('./cities/boston.ts', change(boston) as City, '2026-11-22')).toThrow(
      `cities/boston.ts, field ${message}`,
    );
  },
);

/** The names of the cities for which the condition is false. One test for all: with 10,000 cities, a test for each takes minutes. */
const citiesWithout = (isTrue: (city: City) => boolean) =>
  everyCity.filter(city => !isTrue(city)).map(({ name }) => name);

test('every city has eight newsrooms, all four networks among them', () => {
  const hasNewsrooms = ({ localMediaOutlets }: City) => {
    const types = new Set(localMediaOutlets.map(({ type }) => type));
    return (
      new Set(localMediaOutlets.map(({ name }) => name)).size === 8 &&
      (['ABC', 'CBS', 'FOX', 'NBC'] as const).every(network => types.has(network))
    );
  };
  expect(citiesWithout(hasNewsrooms)).toEqual([]);
});

test('the newsrooms of every city are shown with the date of their last check', () => {
  const outletsNoteOf = (city: City, checked: City['checked']) =>
    pressPageCopy.outletsNote({ ...city, checked });
  const showsDate = (city: City) =>
    outletsNoteOf(city, { on: '2026-09-03', basis: 'sources', sources: {} }).includes(
      'checked on Sept.\u00A03,\u00A02026.',
    ) &&
    outletsNoteOf(city, { on: '2026-09-03', basis: 'from memory' }).includes(
      'listed from memory on Sept.\u00A03,\u00A02026.',
    ) &&
    pressPageCopy.outletsNote(city).includes(city.checked.on.slice(0, 4));
  expect(citiesWithout(showsDate)).toEqual([]);
});

test('no city was checked on a day in the future', () => {
  expect(citiesWithout(({ checked }) => Date.parse(checked.on) <= Date.now())).toEqual([]);
});

test('every city that was checked against sources has a source for each newsroom', () => {
  expect(
    citiesWithout(
      ({ checked, localMediaOutlets }) =>
        checked.basis !== 'sources' || localMediaOutlets.every(({ source }) => source),
    ),
  ).toEqual([]);
});

test('every city is in the titles of both its pages, and its headline has one correction', () => {
  const isNamed = (city: City) => {
    const [pressPage, studio] = cityHeads(city);
    const marks = city.pressPage.correctedHeadline.flat(2).filter(part => typeof part !== 'string');
    return (
      pressPage.path === pressPath(city) &&
      studio.path === studioPath(city) &&
      [pressPage, studio].every(({ title }) => title.includes(city.name)) &&
      marks.map(mark => Object.keys(mark)[0]).join() === 'del,ins'
    );
  };
  expect(citiesWithout(isNamed)).toEqual([]);
});

test('each text of a hub city’s page that promises what the studio does is marked as a placeholder', () => {
  const promise =
    /\bwe (will (not|plan|have read)|lead|book|set|start|write|file|check|give|have the|turn|hold|read|sign|keep)\b/i;
  const unmarked = cities
    .slice(0, 5)
    .flatMap(({ name, pressPage, studio }) =>
      [...pressPage.notes, ...pressPage.faq, pressPage.closing, ...studio.faq, studio.closing]
        .filter(text => !text.isPlaceholder && promise.test(JSON.stringify(text)))
        .map(text => `${name}: ${JSON.stringify(text)}`),
    );
  expect(unmarked).toEqual([]);
});

// On wide screens the line with the price says this too, but narrow screens leave that line out.
test('the introduction of every city PR page says that it is paid placement', () => {
  expect(citiesWithout(({ pressPage }) => /paid placement/i.test(pressPage.intro))).toEqual([]);
});

// A line below the name pushes the button of the city PR page down, which has to be on the first screen of a phone (360 x 740 px).
test('the datelines of the five hub cities have a second line on a narrow screen only for a state of up to five letters', () => {
  const secondLines = cities.slice(0, 5).flatMap(({ dateline }) => dateline.flat().slice(1));
  expect(secondLines.filter(line => line.length > 5)).toEqual([]);
  expect(secondLines.length).toBeLessThan(2);
});

test('the parts of every city’s map begin within its street plan', () => {
  const beginWithin = ({ streetPlan: { columns, rows, landmark, squares, mainStreet, diagonal } }: City) =>
    squares.every(([column, row]) => column < columns && row < rows) &&
    landmark.at[0] <= columns &&
    landmark.at[1] + landmark.size[1] <= rows &&
    mainStreet.at <= (mainStreet.along === 'column' ? columns : rows) &&
    (diagonal ? [diagonal.from, diagonal.to] : []).every(([column, row]) => column <= columns && row <= rows);
  expect(citiesWithout(beginWithin)).toEqual([]);
});

test('collectCities rejects two cities with the same order or slug', () => {
  const [boston] = cities.filter(({ slug }) => slug === 'boston') as [City];
  expect(() =>
    collectCities([...cities, { ...boston, name: 'Elsewhere', slug: 'elsewhere', order: 3 }]),
  ).toThrow('cities/austin.ts and cities/elsewhere.ts, field order: both Austin and Elsewhere have order 3.');
  expect(() => collectCities([...cities, { ...boston, order: 0 }])).toThrow('have slug boston');
});

test('numbers at the start of a sentence follow AP style', () => {
  expect([5, 9, 10, 1000].map(formatCount)).toEqual(['Five', 'Nine', '10', '1,000']);
});
