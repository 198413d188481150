import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fonts } from './build/fonts.ts';

/** Two builds of one application: the browser's, entered by the bootstrap, and the prerenderer's. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), vanillaExtractPlugin(), fonts()],
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
        ssr: 'src/server.tsx',
        emptyOutDir: true,
        rolldownOptions: { checks: { pluginTimings: false } },
      }
    : {
        target: 'baseline-widely-available',
        emptyOutDir: true,
        manifest: '.vite/manifest.json',
        // Documents carry the rules that they use; the whole sheet, one file, comes with the application.
        cssCodeSplit: false,
        // The policy forbids data: addresses.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/bootstrap.ts', checks: { pluginTimings: false } },
      },
}));
