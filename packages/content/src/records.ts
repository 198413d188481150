/** All modules that contain copy; the excluded ones only collect what others contain. */
const files = import.meta.glob<Record<string, unknown>>(
  [
    './**/*.ts',
    '!./**/*.test.ts',
    '!./props/**',
    '!./{cities,cityFiles,preparedCities,records,placeholderContent}.ts',
  ],
  { eager: true },
);

function* walk(value: unknown, path: string): Generator<readonly [path: string, value: unknown]> {
  yield [path, value];
  if (value && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) yield* walk(item, `${path}.${key}`);
}

/** Every value in the exports of these modules, down to single strings, with its path. */
export const records = Object.entries(files).flatMap(([file, exports]) => [...walk(exports, file)]);
