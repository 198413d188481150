import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brand } from '@fit-to-print/content/brand';
import { collectCities } from '@fit-to-print/content/cities';
import { type City, pressPath, studioPath } from '@fit-to-print/content/city';
import { count } from '@fit-to-print/content/count';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomePageData } from '../src/pages/home/Live.tsx';
import { write } from '../../.templates/new.ts';
import { buildInProcess } from '../../tests/buildProcess.ts';
import { cityRoutes, slugsIn } from '../../tests/journeys/routes.ts';

/*
 * One file adds a city everywhere. The site is built from a copy of the content in which the prepared cities have moved
 * to where the others are, a few have been added as the README says, and nothing else is different.
 */
const cache = path.resolve(import.meta.dirname, '../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'cities-'));
const content = path.join(folder, 'packages/content/src');
const [cities, prepared] = [path.join(content, 'cities'), path.join(content, 'cities-prepared')];
const outDir = path.join(folder, 'dist');
cpSync(path.resolve(import.meta.dirname, '../../packages/content/src'), content, { recursive: true });
// There is no such folder once the last of them has moved.
if (existsSync(prepared)) {
  cpSync(prepared, cities, { recursive: true });
  rmSync(prepared, { recursive: true });
}
for (const letter of 'ABCDEFGH') {
  const [file = ''] = write('city', `Nowhere ${letter}, Iowa`, folder);
  // Their numbers need not follow those of the others.
  if (letter === 'A') {
    const text = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(
      path.join(folder, file),
      text.replace(/order: (\d+)/, (_, order) => `order: ${Number(order) + 3}`),
    );
  }
}

// What is no city's file is passed over.
writeFileSync(path.join(cities, '.DS_Store'), '');

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
/** What a document tells machines. */
const told = (file: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/.exec(read(file))?.[1] ?? '';
const href = (to: string) => `href="${to}"`;

beforeAll(() => {
  buildInProcess({ cities, outDir });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

const files = readdirSync(cities).filter(file => file.endsWith('.ts'));
const records = collectCities(
  await Promise.all(
    files.map(async file => ((await import(path.join(cities, file))) as { default: City }).default),
  ),
);

/** Lists and forms have the first twelve. */
const [listed, others] = [records.slice(0, 12), records.slice(12)];

it('has cities that the specification does not, and more than a list may show', () => {
  expect(listed.length).toBeGreaterThan(5);
  expect(others).not.toEqual([]);
});

it('has the pages that the journeys expect, and no other', () => {
  const pages = read('sitemap.xml').match(/(?<=<loc>)[^<]*(?=<)/g) ?? [];
  const ofCities = pages
    .map(url => new URL(url).pathname)
    .filter(page => /^\/(PR-Authority|creative-studio)-/.test(page));
  const expected = cityRoutes(slugsIn(cities));
  expect(ofCities.toSorted()).toEqual(expected.toSorted());
});

describe.each(records)('$name', city => {
  const pages = [pressPath(city), studioPath(city)];

  it.each(pages)('has its page at %s, its data beside it, and its picture', page => {
    expect(read(`${page}.html`)).toContain(city.name);
    expect(JSON.parse(read(`${page}.json`))).toMatchObject({ path: page });
    expect(read(`${page}.html`)).toContain(`content="${brand.origin}/social${page}.png"`);
    const picture = readFileSync(path.join(outDir, `social${page}.png`));
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it.each(pages)('%s says nothing of where it was checked', page => {
    const { checked, localMediaOutlets, illustration } = city;
    const sources = [
      ...localMediaOutlets.flatMap(({ source }) => source ?? []),
      ...(checked.against === 'sources' ? Object.values(checked.sources) : []),
      illustration.source,
    ];
    for (const file of [`${page}.html`, `${page}.json`]) {
      const text = read(file);
      expect(sources.filter(source => text.includes(source))).toEqual([]);
    }
  });

  it.each(pages)('tells machines of %s', page => {
    expect(read('sitemap.xml')).toContain(`<loc>${brand.origin}${page}</loc>`);
    expect(told(`${page}.html`)).toContain(`"@type":"City","name":"${city.name}"`);
  });
});

describe.each(listed)('$name, one of the first twelve', city => {
  it('is in every list of cities', () => {
    expect(read('index.html')).toContain(href(studioPath(city)));
    expect(read('services.html')).toContain(href(studioPath(city)));
    expect(read('PR-Authority.html')).toContain(href(pressPath(city)));
  });

  it('can be chosen in the forms, and the questions on the home page lead to it', () => {
    expect(read('contact.html')).toMatch(new RegExp(`<option[^>]*>${city.name}</option>`));
    expect(read('index.json')).toContain(
      `"${city.name}":{"text":"PR Authority in ${city.name}","href":"${pressPath(city)}"}`,
    );
  });
});

it.each(others)('$name, which comes later, makes no page longer', ({ name, slug }) => {
  const longer = ['index', 'PR-Authority', 'services', 'contact']
    .flatMap(page => [`${page}.html`, `${page}.json`])
    .filter(file => read(file).includes(name) || read(file).includes(slug));
  expect(longer).toEqual([]);
});

it('tells nobody that a city which is not on the list has no page', () => {
  expect(read('index.json')).not.toContain('has no press page yet');
});

it('counts them all, and gives no number twice', () => {
  expect(read('index.html')).toContain(`${count(records.length)} cities,`);
  const { data } = JSON.parse(read('index.json')) as { data: HomePageData };
  const numbers = [...data.cities.cities, data.cities.otherCity].map(({ number }) => number);
  expect(numbers).toHaveLength(13);
  expect(new Set(numbers).size).toBe(13);
});
