import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts.ts';
import { leanRouter } from './build/leanRouter.ts';

/**
 * What every page of the application needs goes into one file: as many small ones it is 1.8 KB more, since each is compressed by
 * itself and named in the others. Nothing of it may use `import()`, or the bootstrap would wait for all of it to get Vite's helper.
 */
const shell =
  /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|xstate)\/|ui\/src\/(?:primitives|patterns\/(?:PageHead|PromoCard|SiteFooter|SiteHeader)|components\/(?:Button|SkipLink|ThemeSwitch|Toast))\//;

/** Two builds of one application: the browser's, entered by the bootstrap, and the prerenderer's, which knows what the pages say and prints them. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), vanillaExtractPlugin(), fonts(), leanRouter()],
  optimizeDeps: {
    // No index.html leads the way to them; found late, they would reload the page.
    entries: ['src/bootstrap.ts', 'src/client.tsx'],
    include: [
      '@fit-to-print/ui > @vanilla-extract/recipes/createRuntimeFn',
      '@fit-to-print/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
    ],
  },
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
          output: { codeSplitting: { groups: [{ name: 'shell', test: shell }] } },
        },
      },
}));
