import { checkCityFile } from './checkCityFile.ts';
import type { City } from './city.ts';

const files = import.meta.glob<City>('./cities/*.ts', { eager: true, import: 'default' });

/**
 * The cities of all files in `cities/`. To add a city, add a file: no list names it. The build (site/build/cities/cityFiles.ts)
 * and the dev server (site/server/devCities.ts) replace this module, because they read thousands of files faster.
 */
export const cityFiles: readonly City[] = Object.entries(files).map(([file, city]) => {
  // Throws if the file has a mistake, for example in its name.
  checkCityFile(file, city);
  return city;
});
