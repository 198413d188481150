// Tests of the build cache: a build with it writes the same files as a build without it.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { City } from '@fit-to-print/content/city';
import { cities as realCities } from '@fit-to-print/content/cities';
import { constantFrom, nat, sample, tuple } from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { buildInProcess } from '../../../tests/buildProcess.ts';
import type { BuildOptions } from '../build.ts';
import { mergeShards, shardOutput } from '../shards.ts';
import { copyRepository } from '../../../tests/copyRepository.ts';
import { syntheticCity } from '../../../tests/bench/syntheticCity.ts';

/*
 * Changes a copy of the repository step by step. After each step, a build that has the cache must write the same bytes as one
 * that has nothing. `CHANGES` is the number of random steps (`pnpm test:cache`), `SEED` repeats those of an earlier run.
 */
const steps = Number(process.env['CHANGES'] ?? 1);
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);

const copy = copyRepository('cache-');
afterAll(() => rmSync(copy, { recursive: true }));
const inCopy = (file: string) => path.join(copy, file);
// Both folders are in the copy of site/, so that the prerenderer resolves its dependencies. The folder of the cities begins with a dot,
// so that the build does not count the cities as code.
const [outDir, emptyDir, mergedDir, citiesFolder] = [
  'site/dist',
  'site/.empty',
  'site/.merged',
  'site/.cities',
].map(inCopy) as [string, string, string, string];

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };
const cities = new Map<string, Writable<City>>();
let added = 0;

const writeCity = (city: City) =>
  writeFileSync(
    path.join(citiesFolder, `${city.slug}.ts`),
    `import { defineCity } from '@fit-to-print/content/city';\n\nexport default defineCity(${JSON.stringify(city)});\n`,
  );
function addCity() {
  const city = syntheticCity(added++, realCities);
  cities.set(city.slug, city);
  writeCity(city);
}
function removeCity({ slug }: City) {
  cities.delete(slug);
  rmSync(path.join(citiesFolder, `${slug}.ts`));
}

/** Replaces the first text that matches by another. */
function edit(file: string, pattern: RegExp, change: (text: string) => string) {
  const source = readFileSync(inCopy(file), 'utf8');
  if (!pattern.test(source)) throw new Error(`${file} has no text like ${String(pattern)}.`);
  writeFileSync(inCopy(file), source.replace(pattern, change));
}

/** The day of the builds, in seconds: the same for two builds that run before and after midnight. */
let day = Date.UTC(2027, 0, 1) / 1000;
const build = (folder: string, options: Pick<BuildOptions, 'historyFile' | 'shard'> = {}) =>
  buildInProcess({ cities: citiesFolder, outDir: folder, ...options }, copy, {
    ...process.env,
    SOURCE_DATE_EPOCH: String(day),
  });

function digests(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

function buildFromNothing() {
  for (const folder of [emptyDir, `${emptyDir}.cache`]) rmSync(folder, { recursive: true, force: true });
  return build(emptyDir);
}

/** Changes that an author may make to a city. `unique` is a number that is different each time. */
const cityChanges: Record<string, (city: Writable<City>, unique: number) => void> = {
  words: (city, unique) =>
    (city.pressPage = { ...city.pressPage, intro: `Sentence ${unique}. ${city.pressPage.intro}` }),
  'services words': (city, unique) =>
    (city.studio = { ...city.studio, intro: `Sentence ${unique}. ${city.studio.intro}` }),
  name: (city, unique) => (city.name = `Nameville ${unique}`),
  description: (city, unique) => (city.description = `Description ${unique}.`),
  place: (city, unique) => (city.coordinates = [30 + (unique % 15), -90 + (unique % 20)]),
  state: (city, unique) => (city.state = unique % 2 === 0 ? 'Oneida' : 'Otherstate'),
  order: (city, unique) => (city.order = 1000 + unique),
  map: (city, unique) => (city.streetPlan = { ...city.streetPlan, bearing: (unique % 90) - 45 }),
  'no questions': city => (city.pressPage = { ...city.pressPage, faq: [] }),
  'no sources': city =>
    (city.localMediaOutlets = city.localMediaOutlets.map(({ name, type }) => ({ name, type })) as never),
};

/** Changes that a developer may make to the code: the file, the text, and its replacement. */
const codeChanges: Record<string, readonly [string, RegExp, (unique: number) => string]> = {
  layout: ['packages/content/src/headerAndFooter.ts', /skip: '[^']*'/, unique => `skip: 'Skip ${unique}'`],
  brand: [
    'packages/content/src/brands/broadsheet.ts',
    /const name = '[^']*'/,
    unique => `const name = 'Studio ${unique}'`,
  ],
  token: [
    'packages/ui/src/brands/broadsheet.ts',
    /paper: \[[^\]]*\]/,
    unique => `paper: [0.93, 0.038, ${unique % 360}]`,
  ],
  template: [
    'packages/ui/src/templates/CityPressTemplate/CityPressTemplate.css.ts',
    /marginTop: '\d+px'/,
    unique => `marginTop: '${unique}px'`,
  ],
  article: [
    'packages/content/src/articles/equity-for-services.md',
    /$/,
    unique => `\n\nParagraph ${unique}.\n`,
  ],
};

const pick = <Value>(values: Iterable<Value>, number: number): Value => {
  const all = [...values];
  return all[number % all.length]!;
};

const otherChanges: Record<string, (unique: number) => void> = {
  'add a city': addCity,
  'remove a city': unique => (cities.size > 1 ? removeCity(pick(cities.values(), unique)) : addCity()),
  'delete a built file': unique => rmSync(path.join(outDir, pick(Object.keys(digests(outDir)), unique))),
  'change a built file': unique =>
    writeFileSync(path.join(outDir, pick(Object.keys(digests(outDir)), unique)), `${unique}`),
  'delete the cache': () => rmSync(`${outDir}.cache`, { recursive: true }),
  'cut the cache off': unique =>
    truncateSync(path.join(`${outDir}.cache`, pick(['state.json', 'cities.json'], unique)), unique % 1000),
  'the next day': () => (day += 86_400),
  nothing: () => {},
};

// From 13 cities on, the site has an index of cities, and each city links to its neighbors. The test begins with one city more, so that
// the random changes also cross this limit.
const citiesAtStart = 14;
mkdirSync(citiesFolder);
for (let count = 0; count < citiesAtStart; count++) addCity();
await build(outDir);

it('a build writes the same bytes from two shards as without shards', async () => {
  const shards = inCopy('site/.shards');
  await Promise.all(
    [1, 2].map(index => {
      const shard = { index, count: 2 };
      return build(shardOutput(shards, shard), { shard });
    }),
  );
  await mergeShards(shards, mergedDir);
  await build(mergedDir);
  expect(digests(mergedDir)).toEqual(digests(outDir));
}, 300_000);

it('a build renders only the two pages of a city when the words of the city changed', async () => {
  const city = cities.values().next().value!;
  for (const change of ['words', 'services words']) cityChanges[change]!(city, 0);
  writeCity(city);
  const { rendered } = await build(outDir);
  expect(rendered.toSorted()).toEqual(
    [`/PR-Authority-${city.slug}`, `/creative-studio-${city.slug}`].toSorted(),
  );
}, 300_000);

it('a build renders a city whose file changed with the same size and modification time', async () => {
  const city = cities.values().next().value!;
  const file = path.join(citiesFolder, `${city.slug}.ts`);
  const { atime, mtime } = statSync(file);
  city.pressPage = { ...city.pressPage, intro: city.pressPage.intro.replace('Sentence 0', 'Sentence 9') };
  writeCity(city);
  utimesSync(file, atime, mtime);
  const { rendered } = await build(outDir);
  expect(rendered).toContain(`/PR-Authority-${city.slug}`);
  const document = path.join(outDir, `PR-Authority-${city.slug}.html`);
  expect(readFileSync(document, 'utf8')).toContain('Sentence 9');
}, 300_000);

it('a build renders no page when nothing changed, and then writes the dates of the history into the sitemap', async () => {
  // The build keeps in this file each published page with the day on which it changed last.
  const historyFile = inCopy('history.json');
  expect((await build(outDir, { historyFile })).rendered).toEqual([]);
  const published = JSON.parse(readFileSync(historyFile, 'utf8')) as Record<string, { modified: string }>;
  for (const page of Object.values(published)) page.modified = '2026-01-02';
  writeFileSync(historyFile, JSON.stringify(published));
  expect((await build(outDir, { historyFile })).rendered).toEqual([]);
  const sitemap = readFileSync(path.join(outDir, 'sitemap.xml'), 'utf8');
  expect(sitemap).toMatch(/PR-Authority-[^<]*<\/loc><lastmod>2026-01-02</);
  expect(sitemap.match(/<loc>/g)).toHaveLength(Object.keys(published).length);
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(Object.keys(published).length);
}, 300_000);

it.each(Object.entries(codeChanges))(
  'the random changes of %s find a text to replace',
  (_, [file, pattern]) => {
    expect(readFileSync(inCopy(file), 'utf8')).toMatch(pattern);
  },
);

it(
  'a build with a cache writes the same bytes after random changes as a build from nothing',
  async () => {
    console.log(`SEED=${seed}`);
    const kinds = [
      // Changes of a city are more frequent than others, as in practice.
      ...[0, 1].flatMap(() => Object.keys(cityChanges).map(kind => ['city', kind] as const)),
      ...Object.keys(codeChanges).map(kind => ['code', kind] as const),
      ...Object.keys(otherChanges).map(kind => ['other', kind] as const),
    ];
    const sequence = sample(tuple(constantFrom(...kinds), nat(2 ** 20)), {
      seed,
      numRuns: steps,
    });
    for (const [index, [[group, kind], unique]] of sequence.entries()) {
      if (group === 'city') {
        const city = pick(cities.values(), unique);
        cityChanges[kind]!(city, unique + index);
        writeCity(city);
      } else if (group === 'code') {
        const [file, pattern, change] = codeChanges[kind]!;
        edit(file, pattern, () => change(unique + index));
      } else otherChanges[kind]!(unique + index);
      // Neither build reads what the other writes, so they run at the same time.
      // oxlint-disable-next-line no-await-in-loop -- One change after the other.
      const [{ rendered, pages }] = await Promise.all([build(outDir), buildFromNothing()]);
      console.log(`${index + 1}. ${group}, ${kind}: ${rendered.length} of ${pages} pages rendered`);
      expect(digests(outDir)).toEqual(digests(emptyDir));
    }
  },
  steps * 120_000,
);
