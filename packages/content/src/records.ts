/** Every module of the package that says something; what only gathers the cities, or looks at all of this, says nothing new. */
const files = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.test.ts', '!./{cities,cityFiles,preparedCities,records,placeholderContent}.ts'],
  { eager: true },
);

function* walk(value: unknown, path: string): Generator<readonly [path: string, value: unknown]> {
  yield [path, value];
  if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* walk(item, `${path}.${key}`);
}

/** Everything that the package says: each module's exports, down to their strings. */
export const records = Object.entries(files).flatMap(([file, exports]) => [...walk(exports, file)]);
