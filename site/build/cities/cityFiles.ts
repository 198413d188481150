// Reads the records of thousands of cities for the build.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkCityFile, cityFields } from '@fit-to-print/content/checkCityFile';
import type { City } from '@fit-to-print/content/city';
import { isAdmitted, type CityWithAdmission } from '@fit-to-print/content/cityAdmission';
import { digestOf, readJson, writeJson } from '../cache/buildCache.ts';
import { sourcesOf } from '../moduleSources.ts';
import { createRecentCache } from '../recentCache.ts';
import { createCityReader, requireModule } from './readCityFile.ts';

/*
 * The build's version of `packages/content/src/cityFiles.ts`. It reads the folder that the query of its URL names
 * (`?folder=…&cache=…`). The build and the bundled server import the same URL, so the cities are read once.
 *
 * The cache contains the short fields of each city, by the digest of its file. A file that has not changed since the cache was written is
 * read only when another field of its city is needed. A page needs those fields of few of 10,000 cities.
 */

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

/** The properties of a city's file that are known before its record (the object that it exports) is read. */
interface CityFile {
  /** The size and the times of the file. Empty if the file was changed so recently that they do not prove that the content is the same. */
  readonly stamp: string;
  readonly digest: string;
  /** The modules that it imports. */
  readonly modules: readonly string[];
}

interface CachedCities {
  /** The digest of the modules that city files import and that check them. */
  readonly importsDigest: string;
  readonly cities: Readonly<Record<string, CityFile & { readonly city: ShortCity }>>;
}

const readers = new WeakMap<object, () => City>();
/** The records that were read last. Not all are kept: those of 10,000 cities take 300 MB. */
const records = createRecentCache<object, City>(100);

function wholeCity(city: object): City {
  const record = records.get(city) ?? readers.get(city)!();
  records.set(city, record);
  return record;
}

// All cities share these functions, so that V8 gives them one hidden class. If each city had separate functions, its fields would be slow to read.
const deferredFields = Object.fromEntries(
  Object.keys(cityFields)
    .filter(field => !shortFields.some(short => short === field))
    .map(field => [
      field,
      {
        enumerable: true,
        get(this: object) {
          return wholeCity(this)[field as keyof City];
        },
      },
    ]),
);

/** A city whose long fields are read from its file when they are needed. */
function deferredCity(short: ShortCity, read: () => City): CityWithAdmission {
  const city = Object.defineProperties({ ...short } as CityWithAdmission, deferredFields);
  readers.set(city, read);
  return city;
}

const importedName = /\bfrom '([^']+)'/g;
const startMs = Date.now();
/** The coarsest resolution of file times. A file that changed within this time may change again and keep the same time. */
const timeResolutionMs = 2000;

/**
 * Reads what the caches need to know of a city's file, unless it is unchanged.
 *
 * @param known The file as it was when the cache was written.
 */
function readFile(file: string, known?: CityFile): CityFile {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  // A copy may set `mtimeMs` back, but nothing sets `ctimeMs`.
  const stamp = ctimeMs < startMs - timeResolutionMs ? `${size} ${mtimeMs} ${ctimeMs} ${ino}` : '';
  if (stamp && stamp === known?.stamp) return known;
  const source = readFileSync(file);
  const head = source.toString('utf8', 0, source.indexOf('export default'));
  const modules = Array.from(head.matchAll(importedName), ([, module]) => module!);
  return { stamp, digest: digestOf(source), modules };
}

/** The digest of all modules that decide what the files' records contain, and whether they are admitted. */
async function digestImports(modules: Iterable<string>): Promise<string> {
  const deciding = ['cityAdmission', 'checkCityFile'].map(name =>
    import.meta.resolve(`@fit-to-print/content/${name}`),
  );
  const sources = new Map<string, string>();
  for (const module of new Set([...modules, ...deciding])) await sourcesOf(module, sources);
  return digestOf(JSON.stringify([...sources.values()].toSorted()));
}

async function readCities(folder: string, cacheFile: string) {
  const cached = readJson(cacheFile) as CachedCities | undefined;
  const files = new Map(
    readdirSync(folder)
      .filter(name => name.endsWith('.ts'))
      .map(name => [name, readFile(path.join(folder, name), cached?.cities[name])]),
  );
  const imported = new Set([...files.values()].flatMap(({ modules }) => modules));
  const resolve = (name: string) =>
    name.startsWith('.') ? new URL(name, `${pathToFileURL(folder).href}/`).href : import.meta.resolve(name);
  const importsDigest = await digestImports(Array.from(imported, resolve));
  const known = cached?.importsDigest === importsDigest ? cached.cities : {};

  const readCity = createCityReader(name => requireModule(fileURLToPath(resolve(name))));
  const cities = Array.from(files, ([name, { digest }]) => {
    const file = path.join(folder, name);
    if (known[name]?.digest === digest) return deferredCity(known[name].city, () => readCity(file)!);
    const city = readCity(file);
    checkCityFile(file, city);
    return { ...city, isAdmitted: isAdmitted(city) };
  });
  const isCached = ([name, { stamp }]: [string, CityFile]) => stamp !== '' && stamp === known[name]?.stamp;
  if (Object.keys(known).length !== files.size || ![...files].every(isCached)) {
    const shortCity = (city: CityWithAdmission) =>
      Object.fromEntries(shortFields.map(field => [field, city[field]])) as ShortCity;
    writeJson(cacheFile, {
      importsDigest,
      cities: Object.fromEntries(
        cities.map(city => [`${city.slug}.ts`, { ...files.get(`${city.slug}.ts`)!, city: shortCity(city) }]),
      ),
    } satisfies CachedCities);
  }
  /** The digest of all that the record of a city depends on, by its slug. */
  const digests = new Map(
    Array.from(files, ([name, { digest }]) => [name.replace(/\.ts$/, ''), digestOf(importsDigest + digest)]),
  );
  const places = digestOf(
    JSON.stringify(cities.map(city => [city.order, city.slug, city.name, city.coordinates, city.isAdmitted])),
  );
  return { cities, digests, places };
}

const parameters = new URL(import.meta.url).searchParams;
const { cities, digests, places } = await readCities(parameters.get('folder')!, parameters.get('cache')!);

export const cityFiles: readonly CityWithAdmission[] = cities;
export const cityDigests: ReadonlyMap<string, string> = digests;
/** The digest of the fields that decide which cities are neighbors, and of those that pages show of a neighbor. */
export const placesDigest: string = places;
