import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@fit-to-print/content/brand';
import { collectCities } from '@fit-to-print/content/cities';
import { type City, pressPath, studioPath } from '@fit-to-print/content/city';
import { count } from '@fit-to-print/content/count';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildInProcess } from '../../tests/buildProcess.ts';

/*
 * One file adds a city everywhere. The site is built from a copy of the content in which the prepared cities have moved
 * to where the others are, and nothing else is different.
 */
const content = path.resolve(import.meta.dirname, '../../packages/content/src');
const cache = path.resolve(import.meta.dirname, '../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'cities-'));
const cities = path.join(folder, 'content/cities');
const outDir = path.join(folder, 'dist');
cpSync(content, path.join(folder, 'content'), { recursive: true });
cpSync(path.join(content, 'cities-prepared'), cities, { recursive: true });

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

it('has a city that the specification does not', () => {
  expect(records.length).toBeGreaterThan(5);
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
    const { checked, localMediaOutlets, plate } = city;
    const sources = [
      ...localMediaOutlets.flatMap(({ source }) => source ?? []),
      ...(checked.against === 'sources' ? Object.values(checked.sources) : []),
      plate.source,
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

  it('is in every list of cities', () => {
    expect(read('index.html')).toContain(href(studioPath(city)));
    expect(read('PR-Authority.html')).toContain(href(pressPath(city)));
  });

  it('can be chosen in the forms, and the questions on the home page lead to it', () => {
    expect(read('contact.html')).toMatch(new RegExp(`<option[^>]*>${city.name}</option>`));
    expect(read('index.json')).toContain(
      `"${city.name}":{"text":"PR Authority in ${city.name}","href":"${pressPath(city)}"}`,
    );
  });
});

// The services page closes on a line of them, not on all.
it.each(records.slice(0, 12))('$name is on the services page', city => {
  expect(read('services.html')).toContain(href(studioPath(city)));
});

it('counts them', () => {
  expect(read('index.html')).toContain(`${count(records.length)} cities,`);
});
