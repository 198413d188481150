import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The address of the module that has the cities of a folder. */
export function cityFilesAt(folder: string): string {
  const address = pathToFileURL(path.join(import.meta.dirname, 'cityFiles.ts'));
  address.searchParams.set('folder', folder);
  return address.href;
}

/**
 * Leaves cities out of the bundle: they are data, and as modules 10,000 of them cost the bundler ten seconds and two
 * gigabytes.
 * @param cityFiles Address of the module that the bundle imports in place of content's `cityFiles.ts`.
 */
export const citiesApart = (cityFiles: string): Plugin => ({
  name: 'cities-apart',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/cityFiles\.ts$/ },
    handler: () => ({ id: cityFiles, external: 'absolute' }),
  },
});
