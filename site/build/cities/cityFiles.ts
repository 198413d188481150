import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { City } from '@fit-to-print/content/city';
import { startWorkerPool } from '../workerPool.ts';

/*
 * The build's twin of `packages/content/src/cityFiles.ts`. It reads the folder that its own address names
 * (`?folder=…`): whoever imports the same address has the same cities, read once.
 */

/** What a thread has imported stays in its memory: after so many files it makes room for another. */
const shift = 1000;
const portion = 50;

const parts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

async function readCities(folder: string): Promise<readonly City[]> {
  const files = (await readdir(folder))
    // As content's own does: a backup of an editor is no city.
    .filter(file => file.endsWith('.ts'))
    .map(file => pathToFileURL(path.join(folder, file)).href);
  const threads = Math.min(availableParallelism(), Math.ceil(files.length / shift));
  const cities: City[][] = [];
  for (const part of parts(files, threads * shift)) {
    await using readers = startWorkerPool<string[], City[]>(
      new URL('./cityFileWorker.ts', import.meta.url),
      threads,
    );
    cities.push(...(await readers.run(parts(part, portion).values())));
  }
  return cities.flat();
}

export const cityFiles = await readCities(new URL(import.meta.url).searchParams.get('folder')!);
