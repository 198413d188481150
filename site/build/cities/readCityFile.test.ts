// Tests of the reader of city files: it returns the same record as an import of the file.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { City } from '@fit-to-print/content/city';
import { afterAll, describe, expect, it } from 'vitest';
import { createCityReader, requireModule } from './readCityFile.ts';
import { readCityFolder } from './readCityFolder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cities-'));
afterAll(() => rmSync(folder, { recursive: true }));
const cities = path.resolve(import.meta.dirname, '../../../packages/content/src/cities');
const read = createCityReader(name => requireModule(path.join(cities, name)));

/** The record of a file with this source. */
function recordOf(source: string) {
  const file = path.join(folder, `city-${readdirSync(folder).length}.ts`);
  writeFileSync(file, source);
  return read(file);
}

describe('createCityReader', () => {
  it.each(readdirSync(cities))('returns for %s what an import returns', async name => {
    const file = path.join(cities, name);
    const { default: city } = (await import(file)) as { default: City };
    expect(read(file)).toEqual(city);
  });

  it('reads a file that has types, or more than a record', () => {
    expect(recordOf('const slug: string = "ames";\nexport default { slug };\n')).toEqual({ slug: 'ames' });
    expect(
      recordOf(
        "import { sep } from 'node:path';\n\nexport default { slug: sep as string } satisfies object;\n",
      ),
    ).toEqual({ slug: path.sep });
  });

  it('returns undefined for a file without a record', () => {
    expect(recordOf('export const slug = "ames";\n')).toBeUndefined();
  });

  it('throws the error of the file', () => {
    expect(() => recordOf('export default { slug: ames };\n')).toThrow('ames is not defined');
  });
});

describe('readCityFolder', () => {
  it('returns the record of every file', async () => {
    const imported = await Promise.all(
      readdirSync(cities).map(
        async name => ((await import(path.join(cities, name))) as { default: City }).default,
      ),
    );
    expect(readCityFolder(cities)).toEqual(imported);
  });

  it('throws at a mistake, and names the file, the field and the remedy', () => {
    const mistaken = mkdtempSync(path.join(tmpdir(), 'mistaken-'));
    writeFileSync(path.join(mistaken, 'ames.ts'), 'export default { order: 1 };\n');
    expect(() => readCityFolder(mistaken)).toThrow('/ames.ts, field slug: it is missing. Add it;');
    rmSync(mistaken, { recursive: true });
  });
});
