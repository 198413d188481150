import type { Plugin } from 'vite';

/** The address of the module that has the cities of a folder. */
export function cityFilesUrl(folder: string): string {
  const address = new URL('./cityFiles.ts', import.meta.url);
  address.searchParams.set('folder', folder);
  return address.href;
}

/**
 * Leaves cities out of the bundle: they are data, and as modules 10,000 of them cost the bundler ten seconds and two
 * gigabytes.
 * @param cityFiles Address of the module that the bundle imports in place of content's `cityFiles.ts`.
 */
export const externalCities = (cityFiles: string): Plugin => ({
  name: 'cities-apart',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/cityFiles\.ts$/ },
    handler: () => ({ id: cityFiles, external: 'absolute' }),
  },
});
