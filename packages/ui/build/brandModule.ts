// A Vite plugin for the build of the package.
import type { Plugin } from 'vite';

/** Writes the entry `@fit-to-print/ui/brand` of the built package: the theme of the brand for which the package is built. */
export const brandModule = (brand: string): Plugin => ({
  name: 'brand-module',
  generateBundle() {
    const source = `export * from './brands/${brand}.js';\n`;
    for (const fileName of ['brand.js', 'brand.d.ts']) this.emitFile({ type: 'asset', fileName, source });
  },
});
