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
  build: isSsrBuild
    ? { ssr: 'src/server.tsx', emptyOutDir: true }
    : {
        target: 'baseline-widely-available',
        emptyOutDir: true,
        manifest: '.vite/manifest.json',
        // Documents carry the rules that they use; the whole sheet, one file, comes with the application.
        cssCodeSplit: false,
        // The policy forbids data: addresses.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/bootstrap.ts' },
      },
}));
