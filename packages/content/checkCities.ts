import { globSync } from 'node:fs';
import path from 'node:path';
import { checkCityFile } from './src/checkCityFile.ts';
import type { City } from './src/city.ts';
import { collectCities } from './src/collectCities.ts';

/** A part of `pnpm check`: names every mistake in a city's file in one sentence. */
const folder = path.join(import.meta.dirname, 'src');
const cities: City[] = [];
const run = async (check: () => unknown) => {
  try {
    await check();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
};
for (const file of globSync('{cities,cities-unpublished}/*.ts', { cwd: folder })) {
  await run(async () => {
    const { default: city } = (await import(path.join(folder, file))) as { default: City };
    checkCityFile(file, city);
    cities.push(city);
  });
}
await run(() => collectCities(cities));
