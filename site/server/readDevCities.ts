import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as brand from '@fit-to-print/content/brand';
import { checkCityFile } from '@fit-to-print/content/checkCityFile';
import * as cityModule from '@fit-to-print/content/city';
import type { City } from '@fit-to-print/content/city';
import { type CityWithAdmission, isAdmitted } from '@fit-to-print/content/cityAdmission';
import { createCityReader } from '../build/cities/readCityFile.ts';

/*
 * Vite loads this module, and loads it again when a module changes that city files import or that checks cities. All files are
 * then read again.
 */
const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  brand,
  city: cityModule,
};
const read = createCityReader(name => modules[path.basename(name, '.ts')]!);
const unchanged = new Map<string, CityWithAdmission>();

function checked(file: string, record: City | undefined): CityWithAdmission {
  checkCityFile(file, record);
  return { ...record, isAdmitted: isAdmitted(record) };
}

/**
 * Returns the cities of a folder.
 * @param changed The records of the files that changed since the server started, by the names of the files. All other files
 *   are read once.
 * @throws At the first mistake in a record.
 */
export function readDevCities(
  folder: string,
  changed: Readonly<Record<string, City | undefined>>,
): readonly CityWithAdmission[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .map(name => {
      const isChanged = name in changed;
      const known = unchanged.get(name);
      if (known && !isChanged) return known;
      const file = path.join(folder, name);
      if (isChanged) return checked(file, changed[name]);
      const city = checked(file, read(file));
      unchanged.set(name, city);
      return city;
    });
}
