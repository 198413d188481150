import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkCityFile } from '@fit-to-print/content/checkCityFile';
import type { City } from '@fit-to-print/content/city';
import { createCityReader, requireModule } from './readCityFile.ts';

/**
 * Returns the record of every file in a folder.
 * @throws At the first mistake in a record.
 */
export function readCityFolder(folder: string): readonly City[] {
  const { resolve } = createRequire(import.meta.url);
  const read = createCityReader(name =>
    requireModule(name.startsWith('.') ? path.join(folder, name) : resolve(name)),
  );
  return readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .map(name => {
      const file = path.join(folder, name);
      const city = read(file);
      checkCityFile(file, city);
      return city;
    });
}
