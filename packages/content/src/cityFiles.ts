import { checkCityFile } from './checkCityFile.ts';
import type { City } from './city.ts';

const files = import.meta.glob<City>('./cities/*.ts', { eager: true, import: 'default' });

/**
 * The city of every file in `cities/`, which is all that adds a city. The build replaces this module by
 * site/build/cities/cityFiles.ts, which reads thousands of files faster.
 */
export const cityFiles: readonly City[] = Object.entries(files).map(([file, city]) => {
  checkCityFile(file, city);
  return city;
});
