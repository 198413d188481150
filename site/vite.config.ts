import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts.ts';
import { leanAuth } from './build/leanAuth.ts';
import { leanRadix } from './build/leanRadix.ts';
import { leanRouter } from './build/leanRouter.ts';

/**
 * What every page of the application needs goes into one file: as many small ones it is four kilobytes more, since each is
 * compressed by itself and named in the others.
 */
const client =
  /node_modules\/(?:@xstate\/react|react|react-dom|react-router|react-router-dom|scheduler|use-sync-external-store|xstate)\/|ui\/src\/(?:primitives|patterns\/(?:PageHead|PromoCard|SiteFooter|SiteHeader)|components\/(?:Button|Field|SkipLink|ThemeSwitch|Toast))\/|site\/src\/(?:client|session\/session|flows\/(?:reference|retry|subscription))\./;
/** Vite's helper for `import()` stays with the first that calls it: in the other file, it would bring that file at once. */
const bootstrap = /site\/src\/bootstrap\.|vite\/preload-helper/;

/** Two builds of one application: the browser's, entered by the bootstrap, and the prerenderer's, which knows what the pages say and prints them. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), fonts(), leanAuth(), leanRadix(), leanRouter()],
  resolve: {
    // What @xstate/react brings along for a React without this hook.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^(use-sync-external-store)\/shim(\/with-selector)$/, replacement: '$1$2' },
    ],
  },
  optimizeDeps: {
    // No index.html leads the way to them; found late, they would reload the page.
    entries: ['src/bootstrap.ts', 'src/client.tsx'],
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
          input: ['src/server.ts', 'src/print.tsx'],
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
          input: 'src/bootstrap.ts',
          checks: { pluginTimings: false },
          output: {
            codeSplitting: {
              groups: [
                { name: 'bootstrap', test: bootstrap },
                { name: 'client', test: client },
              ],
            },
          },
        },
      },
}));
