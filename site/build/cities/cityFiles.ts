import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { City } from '@fit-to-print/content/city';
import { startWorkerPool } from '../workerPool.ts';

/*
 * The build's version of `packages/content/src/cityFiles.ts`. It reads the folder in its own URL (`?folder=…`). The build
 * and the bundled server import the same URL, so the cities are read once.
 */

/** A worker cannot unload modules, so a new one replaces it after this many files. */
const filesPerWorker = 1000;
const filesPerTask = 50;

const chunk = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

async function readCities(folder: string): Promise<readonly City[]> {
  const files = (await readdir(folder))
    .filter(file => file.endsWith('.ts'))
    .map(file => pathToFileURL(path.join(folder, file)).href);
  const size = Math.min(availableParallelism(), Math.ceil(files.length / filesPerWorker));
  const cities: City[][] = [];
  for (const part of chunk(files, size * filesPerWorker)) {
    await using pool = startWorkerPool<string[], City[]>(
      new URL('./cityFileWorker.ts', import.meta.url),
      size,
    );
    cities.push(...(await pool.run(chunk(part, filesPerTask).values())));
  }
  return cities.flat();
}

export const cityFiles = await readCities(new URL(import.meta.url).searchParams.get('folder')!);
