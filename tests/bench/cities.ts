// `pnpm bench:cities`: builds the site with 10, 100, 1,000 and 10,000 synthetic cities, one file each, and prints time,
// memory, script size and the largest document; then again without changes, and with one changed city; and social images on
// their own, which are cached (decision 10). It asserts only that the browser's script has the same bytes for every number of cities.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { City } from '@fit-to-print/content/city';
import { type BuildFigures, buildInProcess } from '../buildProcess.ts';
import { recordFigure } from './figures.ts';
import { syntheticCity } from './syntheticCity.ts';

const root = path.resolve(import.meta.dirname, '../..');
const realCities = path.join(root, 'packages/content/src/cities');
// The folder is inside the site, because the generated cities import its packages.
const cache = path.join(root, 'site/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const documentsIn = (outDir: string) =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html'));
const pagesIn = (outDir: string) => documentsIn(outDir).length;

/** Returns a digest and the size in bytes of all scripts that a browser can load. */
function script(outDir: string) {
  const assets = path.join(outDir, 'assets');
  const files = readdirSync(assets).filter(file => file.endsWith('.js'));
  const contents = files.toSorted().map(file => readFileSync(path.join(assets, file)));
  const hash = createHash('sha256');
  for (const [index, content] of contents.entries()) hash.update(files[index]!).update(content);
  return {
    digest: hash.digest('hex').slice(0, 12),
    bytes: contents.reduce((sum, { length }) => sum + length, 0),
  };
}

/** Returns the file and the compressed size in bytes of the largest document. */
function largestDocument(outDir: string): { file: string; bytes: number } {
  // The documents of synthetic cities are similar, so only the first twenty are measured, and all other pages.
  const documents = documentsIn(outDir);
  const some = [...documents.filter(file => !/-\d+\.html$/.test(file)), ...documents.slice(0, 20)];
  const sizes = some.map(file => ({
    file,
    bytes: brotliCompressSync(readFileSync(path.join(outDir, file))).length,
  }));
  return sizes.reduce((largest, size) => (size.bytes > largest.bytes ? size : largest));
}

const report = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, index) => String(cell).padStart(index === 0 ? 22 : 11)).join(''));
const row = (name: string, pages: number, { seconds, processor, memory }: BuildFigures, browser = '') =>
  report([name, pages, seconds.toFixed(1), processor.toFixed(1), memory.toFixed(0), browser]);

const models = await Promise.all(
  readdirSync(realCities).map(
    async file => ((await import(path.join(realCities, file))) as { default: City }).default,
  ),
);
console.log(`${availableParallelism()} cores, Node ${process.version}, no social images`);
report(['', 'pages', 'seconds', 'cpu', 'MB', 'script', '', 'largest document']);

const writeCity = (cities: string, city: City) =>
  writeFileSync(
    path.join(cities, `${city.slug}.ts`),
    `import { defineCity } from '@fit-to-print/content/city';\n\nexport default defineCity(${JSON.stringify(city)});\n`,
  );

/** Writes synthetic cities, one file each, and returns the build's folders. */
function writeCities(count: number, first = 0) {
  const home = path.join(folder, `${first}-${count}`);
  const cities = path.join(home, 'cities');
  mkdirSync(cities, { recursive: true });
  for (let index = first; index < first + count; index++) {
    const city = syntheticCity(index, models);
    writeCity(cities, city);
  }
  return { cities, outDir: path.join(home, 'dist') };
}

const digests = new Set<string>();
for (const count of [10, 100, 1000, 10_000]) {
  const options = { ...writeCities(count), socialImages: false };
  const figures = await buildInProcess(options);
  const { digest, bytes } = script(options.outDir);
  digests.add(digest);
  const largest = largestDocument(options.outDir);
  const largestKb = largest.bytes / 1000;
  row(
    `${count} cities`,
    pagesIn(options.outDir),
    figures,
    `  ${digest}  ${largestKb.toFixed(1)} KB ${largest.file}`,
  );
  const label = `${count.toLocaleString('en-US')} cities`;
  recordFigure({ name: label, value: figures.seconds, unit: 's', ...(count === 10_000 && { goal: 18 }) });
  recordFigure({ name: `${label}, processor`, value: figures.processor, unit: 's' });
  recordFigure({ name: `${label}, memory`, value: figures.memory, unit: 'MB' });
  if (count === 10_000) {
    recordFigure({ name: 'largest document', value: largestKb, unit: 'KB', goal: 16 });
    recordFigure({ name: 'the whole application', value: bytes / 1000, unit: 'KB' });
    const unchanged = await buildInProcess(options);
    row('nothing changed', pagesIn(options.outDir), unchanged);
    recordFigure({ name: `${label}, nothing changed`, value: unchanged.seconds, unit: 's' });
    const city = syntheticCity(count / 2, models);
    const { pressPage } = city;
    writeCity(options.cities, { ...city, pressPage: { ...pressPage, intro: `${pressPage.intro} Now.` } });
    const changed = await buildInProcess(options);
    row(`1 changed, ${changed.rendered.length} rendered`, pagesIn(options.outDir), changed);
    recordFigure({ name: `${label}, one changed`, value: changed.seconds, unit: 's', goal: 2 });
    console.log(
      `The whole application: ${bytes} bytes in ${digests.size === 1 ? 'one version' : 'SEVERAL VERSIONS'}`,
    );
  }
}
// Social images are cached between runs, so these cities get names that no earlier run had.
const imageCities = 200;
const uncached = writeCities(imageCities, Math.floor(Date.now() / 1000) % 1_000_000);
const withoutImages = await buildInProcess({ ...uncached, socialImages: false });
const withImages = await buildInProcess(uncached);
row(`${imageCities} without images`, pagesIn(uncached.outDir), withoutImages);
row(`${imageCities} with images`, pagesIn(uncached.outDir), withImages);
row('images cached', pagesIn(uncached.outDir), await buildInProcess(uncached));
const each = (figure: 'seconds' | 'processor') =>
  (withImages[figure] - withoutImages[figure]) / (2 * imageCities);
console.log(
  `One image: ${(each('seconds') * 1000).toFixed(0)} ms, ${(each('processor') * 1000).toFixed(0)} of the processor. ` +
    `Extrapolated, not measured: the first 20,000 take ${((each('seconds') * 20_000) / 60).toFixed(1)} minutes.`,
);
recordFigure({ name: 'one social image', value: each('seconds') * 1000, unit: 'ms', goal: 10 });
if (digests.size > 1) process.exitCode = 1;
