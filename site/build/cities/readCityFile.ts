// Reads a city's file, faster than an import.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { City } from '@fit-to-print/content/city';

const require = createRequire(import.meta.url);

/** The usual form of a city's file, as the template writes it and the formatter leaves it: imports of names, and then the record. */
const usualForm = /^((?:import \{ [\w, ]+ \} from '[^']+';\n)+)\nexport default (\S[^]*)$/;
const importLine = /^import \{ ([\w, ]+) \} from '([^']+)';$/gm;

/** A module that a city's file imports: its exports by their names. */
type CityImport = Readonly<Record<string, unknown>>;

/** Returns a module by its path. It is loaded once. */
export const requireModule = (file: string): CityImport => require(file) as CityImport;

/**
 * Returns a function that reads the record of a city's file. Node's module loader takes a millisecond for each file, and keeps
 * it in memory. So a file of the usual form is evaluated as a function of the names that it imports. All other files are imported.
 * @param load Returns a module that a city's file imports, by the name in the import.
 */
export function createCityReader(load: (name: string) => CityImport): (file: string) => City | undefined {
  const evaluate = (file: string): unknown => {
    const [, imports, record] = usualForm.exec(readFileSync(file, 'utf8')) ?? [];
    if (imports === undefined || record === undefined) return undefined;
    const values = new Map(
      Array.from(imports.matchAll(importLine)).flatMap(([, names = '', module = '']) =>
        names.split(', ').map(name => [name, load(module)[name]] as const),
      ),
    );
    // `compileFunction` of `node:vm` is not used, because V8 keeps all that it compiles: 30 KB for each city.
    // oxlint-disable-next-line typescript/no-implied-eval -- the file is code of the site, which an import would run, too
    const body = new Function(...values.keys(), `'use strict';return ${record}`) as (
      ...imported: unknown[]
    ) => unknown;
    return body(...values.values());
  };
  return file => {
    try {
      const city = evaluate(file);
      if (typeof city === 'object') return city as City;
    } catch {
      // The file has types, or a mistake: importing it gives the record, or the error with its place.
    }
    return (require(path.resolve(file)) as { default?: City }).default;
  };
}
