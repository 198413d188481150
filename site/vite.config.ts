import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts.ts';

/** Two builds of one application: the browser's, entered by the bootstrap, and the prerenderer's, which knows what the pages say and prints them. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), fonts()],
  optimizeDeps: {
    // No index.html leads the way to them; found late, they would reload the page.
    entries: ['src/entry/bootstrap.ts', 'src/entry/client.tsx'],
    include: [
      '@fit-to-print/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@fit-to-print/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
  },
  // Printing: Node would take its development build, which is slower, from outside the bundle. `pnpm dev` has no bundle.
  ...(isSsrBuild && { ssr: { noExternal: ['react-router', 'react-router-dom'] } }),
  build: isSsrBuild
    ? {
        ssr: true,
        emptyOutDir: true,
        rolldownOptions: {
          input: ['src/entry/server.ts', 'src/entry/renderPage.tsx'],
          checks: { pluginTimings: false },
        },
      }
    : {
        target: 'baseline-widely-available',
        // The build itself writes, and only what has changed.
        write: false,
        manifest: true,
        // The policy forbids data: addresses.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/entry/bootstrap.ts',
          checks: { pluginTimings: false },
          output: {
            codeSplitting: {
              // Each with everything that it imports. Split further, the same code compresses worse: three kilobytes a page.
              groups: [
                { name: 'bootstrap', test: /site\/src\/entry\/bootstrap\./, priority: 1 },
                { name: 'client', test: /site\/src\/entry\/client\./ },
              ],
            },
          },
        },
      },
}));
