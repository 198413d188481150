// Lets the bundled code import the cities from outside of the bundle.
import type { Plugin } from 'vite';

/**
 * Returns the URL of the module that exports the cities of `folder`.
 * @param cache The file in which a build stores the short fields of the cities for the next build.
 */
export function cityFilesUrl(folder: string, cache: string): string {
  const url = new URL('./cityFiles.ts', import.meta.url);
  url.searchParams.set('folder', folder);
  url.searchParams.set('cache', cache);
  return url.href;
}

/**
 * Keeps cities out of the bundle: bundling 10,000 city modules costs ten seconds and two gigabytes.
 * @param cityFiles URL of the module that the bundle imports instead of `packages/content/src/cityFiles.ts`.
 */
export const externalCities = (cityFiles: string): Plugin => ({
  name: 'external-cities',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/cityFiles\.ts$/ },
    handler: () => ({ id: cityFiles, external: 'absolute' }),
  },
});
