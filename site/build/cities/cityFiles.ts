import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CityWithAdmission } from '@fit-to-print/content/cityAdmission';
import { cityFields } from '@fit-to-print/content/checkCityFile';
import { digestOf, readJson, writeJson } from '../cache/buildCache.ts';
import { sourcesOf } from '../moduleSources.ts';
import { startWorkerPool } from '../workerPool.ts';

/*
 * The build's version of `packages/content/src/cityFiles.ts`. It reads the folder in its own URL (`?folder=…&cache=…`). The
 * build and the bundled server import the same URL, so the cities are read once.
 *
 * The cache holds the short fields of each city, by the digest of its file. The other fields of a city that has not changed are
 * read when something needs them. A page of 10,000 cities needs those of few others.
 */

/** A worker cannot unload modules, so a new one replaces it after this many files. */
const filesPerWorker = 1000;
const filesPerTask = 50;

/** The fields that lists of all cities read. */
const shortFields = [
  'order',
  'slug',
  'name',
  'state',
  'stateAbbreviation',
  'coordinates',
  'isAdmitted',
] as const;
type ShortCity = Pick<CityWithAdmission, (typeof shortFields)[number]>;

interface CachedCities {
  /** The digest of the modules that city files import and that check them. */
  readonly imports: string;
  readonly cities: Readonly<Record<string, readonly [digest: string, city: ShortCity]>>;
}

const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

async function importCities(files: readonly string[]): Promise<CityWithAdmission[]> {
  const size = Math.min(availableParallelism(), Math.ceil(files.length / filesPerWorker));
  const cities: CityWithAdmission[] = [];
  for (const part of chunk(files, size * filesPerWorker)) {
    await using pool = startWorkerPool<string[], CityWithAdmission[]>(
      new URL('./cityFileWorker.ts', import.meta.url),
      size,
    );
    cities.push(...(await pool.run(chunk(part, filesPerTask).values())).flat());
  }
  return cities;
}

const require = createRequire(import.meta.url);

/** A city whose long fields are read from its file when they are needed. */
function deferredCity(file: string, city: ShortCity): CityWithAdmission {
  let whole: CityWithAdmission | undefined;
  const load = () => (whole ??= (require(file) as { default: CityWithAdmission }).default);
  const deferred = Object.keys(cityFields).filter(field => !(field in city));
  return Object.defineProperties(
    { ...city } as CityWithAdmission,
    Object.fromEntries(
      deferred.map(field => [
        field,
        { enumerable: true, get: () => load()[field as keyof CityWithAdmission] },
      ]),
    ),
  );
}

const importedName = /\bfrom '([^']+)'/g;

/** The digest of all modules that decide what the files' records contain, and whether they are admitted. */
async function digestImports(names: ReadonlySet<string>, folder: string): Promise<string> {
  const modules = new Set(
    [...names].map(name =>
      name.startsWith('.') ? new URL(name, `${pathToFileURL(folder).href}/`).href : import.meta.resolve(name),
    ),
  );
  for (const name of ['cityAdmission', 'checkCityFile'])
    modules.add(import.meta.resolve(`@fit-to-print/content/${name}`));
  const sources = new Map<string, string>();
  for (const module of modules) await sourcesOf(module, sources);
  return digestOf(JSON.stringify([...sources.values()].toSorted()));
}

async function readCities(folder: string, cacheFile: string) {
  const names = readdirSync(folder).filter(name => name.endsWith('.ts'));
  const imported = new Set<string>();
  const sourceDigests = new Map<string, string>();
  for (const name of names) {
    const source = readFileSync(path.join(folder, name));
    sourceDigests.set(name, digestOf(source));
    const head = source.toString('utf8', 0, source.indexOf('export default'));
    for (const [, module] of head.matchAll(importedName)) imported.add(module!);
  }
  const imports = await digestImports(imported, folder);
  const cached = readJson(cacheFile) as CachedCities | undefined;
  const known = cached?.imports === imports ? cached.cities : {};

  const isKnown = (name: string) => known[name]?.[0] === sourceDigests.get(name);
  const unknown = names.filter(name => !isKnown(name));
  const read = await importCities(unknown.map(name => pathToFileURL(path.join(folder, name)).href));
  const cities = [
    ...names.filter(isKnown).map(name => deferredCity(path.join(folder, name), known[name]![1])),
    ...read,
  ];
  if (read.length > 0 || Object.keys(known).length !== names.length) {
    const shortCity = (city: CityWithAdmission) =>
      Object.fromEntries(shortFields.map(field => [field, city[field]])) as ShortCity;
    writeJson(cacheFile, {
      imports,
      cities: Object.fromEntries(
        cities.map(city => [`${city.slug}.ts`, [sourceDigests.get(`${city.slug}.ts`)!, shortCity(city)]]),
      ),
    } satisfies CachedCities);
  }
  /** What the record of a city depends on, by its slug. */
  const digests = new Map(
    names.map(name => [name.replace(/\.ts$/, ''), digestOf(imports + sourceDigests.get(name)!)]),
  );
  return { cities, digests };
}

const parameters = new URL(import.meta.url).searchParams;
const { cities, digests } = await readCities(parameters.get('folder')!, parameters.get('cache')!);

export const cityFiles: readonly CityWithAdmission[] = cities;
export const cityDigests: ReadonlyMap<string, string> = digests;
