// A plugin of Vite that makes the helper of dynamic imports smaller.
import path from 'node:path';
import type { Plugin } from 'vite';

/** The id of Vite's helper, which the bootstrap of every page contains. */
const helperId = '\0vite/preload-helper.js';
const replacement = path.resolve(import.meta.dirname, '../src/entry/importWithStyles.ts');

/**
 * Replaces Vite's helper, which loads the stylesheets of a module before it. Vite's also preloads scripts, reads a nonce and looks for links
 * in the document: 500 bytes of every page, for nothing that this site has.
 */
export function importHelper(): Plugin {
  let isReplaced = false;
  return {
    name: 'import-helper',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== helperId) return undefined;
      isReplaced = true;
      return `export { importWithStyles as __vitePreload } from ${JSON.stringify(replacement)};`;
    },
    generateBundle() {
      if (!isReplaced && this.environment.config.consumer === 'client')
        throw new Error(
          `Vite has no module ${helperId} any more, so its helper was not replaced, and the bootstrap would grow. Look for preloadHelperId in Vite, and correct site/build/importHelper.ts.`,
        );
    },
  };
}
