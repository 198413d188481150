// Lists every value in the content with its path, for the tests of the copy and for the search for placeholders.
import { cities } from './cities.ts';

/** All modules that contain copy. The excluded modules contain none, or only collect that of others. */
const files = import.meta.glob<Record<string, unknown>>(
  [
    './**/*.ts',
    '!./**/*.test.ts',
    '!./props/**',
    '!./cities/**',
    '!./{articleFiles,articleFrontMatter,cities,cityFiles,cityIndex,unpublishedCities,contentValues,placeholderContent}.ts',
  ],
  { eager: true },
);

/** Yields a value and all values in it, each with its path: `./home.ts.home.hero.intro`. */
function* valuesIn(value: unknown, path: string): Generator<readonly [path: string, value: unknown]> {
  yield [path, value];
  if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* valuesIn(item, `${path}.${key}`);
}

/** The record of each city, as its file exports it. */
const cityRecords = cities.map(city => [`./cities/${city.slug}.ts`, { default: city }] as const);

/** Every value in the exports of these modules, down to single strings, with its path. */
export const contentValues = [...Object.entries(files), ...cityRecords].flatMap(([file, exports]) => [
  ...valuesIn(exports, file),
]);
