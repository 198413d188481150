import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { City } from '@fit-to-print/content/city';
import { type BuildFigures, buildInProcess } from '../buildProcess.ts';
import { syntheticCity } from './syntheticCity.ts';

/**
 * `pnpm bench:cities`: builds the site with 10, 100, 1,000 and 10,000 synthetic cities, each a file of its own, and
 * reports time, memory and what a browser gets. Then once more, with nothing changed, and the pictures of shared links by
 * the picture: they are drawn once and kept. Times are for reading, never asserted; that the browser's script is the same
 * to the byte is.
 */
const root = path.resolve(import.meta.dirname, '../..');
const real = path.join(root, 'packages/content/src/cities');
// Inside the site: what is built imports its packages.
const cache = path.join(root, 'site/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** All that a browser can be asked to run, as one digest, and its size in bytes. */
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

const report = (words: readonly (string | number)[]) =>
  console.log(words.map((word, index) => String(word).padStart(index === 0 ? 22 : 11)).join(''));
const row = (name: string, pages: number, { seconds, processor, memory }: BuildFigures, browser = '') =>
  report([name, pages, seconds.toFixed(1), processor.toFixed(1), memory.toFixed(0), browser]);

const models = await Promise.all(
  readdirSync(real).map(async file => ((await import(path.join(real, file))) as { default: City }).default),
);
console.log(`${availableParallelism()} cores, Node ${process.version}, no pictures of shared links`);
report(['', 'pages', 'seconds', 'cpu', 'MB', 'script']);

/** Writes cities from a number on, a file each, and says where they are to be built. */
function writeCities(count: number, first = 0) {
  const home = path.join(folder, `${first}-${count}`);
  const cities = path.join(home, 'cities');
  mkdirSync(cities, { recursive: true });
  for (let index = first; index < first + count; index++) {
    const city = syntheticCity(index, models);
    writeFileSync(
      path.join(cities, `${city.slug}.ts`),
      `import { defineCity } from '@fit-to-print/content/city';\n\nexport default defineCity(${JSON.stringify(city)});\n`,
    );
  }
  return { cities, outDir: path.join(home, 'dist') };
}
const pagesIn = (outDir: string) =>
  readdirSync(outDir, { recursive: true }).filter(file => String(file).endsWith('.html')).length;

const digests = new Set<string>();
for (const count of [10, 100, 1000, 10_000]) {
  const options = { ...writeCities(count), socialImages: false };
  const figures = buildInProcess(options);
  const { digest, bytes } = script(options.outDir);
  digests.add(digest);
  row(`${count} cities`, pagesIn(options.outDir), figures, digest);
  if (count === 10_000) {
    row('nothing changed', pagesIn(options.outDir), buildInProcess(options));
    console.log(
      `The whole application: ${bytes} bytes in ${digests.size === 1 ? 'one version' : 'SEVERAL VERSIONS'}`,
    );
  }
}
// Pictures are kept from one run to the next: these cities were in none.
const unseen = writeCities(10, Math.floor(Date.now() / 1000) % 1_000_000);
const drawn = buildInProcess(unseen);
row('10 with pictures', pagesIn(unseen.outDir), drawn);
row('pictures kept', pagesIn(unseen.outDir), buildInProcess(unseen));
if (digests.size > 1) process.exitCode = 1;
