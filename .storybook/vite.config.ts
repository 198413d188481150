// The configuration of Vite for Storybook and for the tests of stories.
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sitePicturesPlugin } from './build/sitePicturesPlugin.ts';
import { defaultBrand } from './brands.ts';
import { brandStyles } from './build/brandStyles.ts';
import { themeAlias } from '../packages/ui/build/brandAlias.ts';
import { designTokenFiles } from '../packages/ui/build/designTokenFiles.ts';

const { BRAND, VITEST } = process.env;

export default defineConfig({
  resolve: {
    // Tests render stories in one brand, that of BRAND. In Storybook, the toolbar can show every brand.
    alias: VITEST
      ? themeAlias(BRAND || defaultBrand)
      : { '@fit-to-print/ui/brand': path.join(import.meta.dirname, 'activeBrand.ts') },
  },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    designTokenFiles(),
    sitePicturesPlugin(),
    ...(VITEST ? [] : [brandStyles()]),
  ],
  optimizeDeps: {
    // Vite would discover these only when a story first imports them; the reload would fail the first test run of a fresh clone.
    include: [
      'react-dom/client',
      'react-dom/server',
      'storybook/test',
      ...['@radix-ui/react-dialog', '@radix-ui/react-tabs', '@xstate/react', 'xstate', 'culori/fn'].map(
        dependency => `@fit-to-print/ui > ${dependency}`,
      ),
    ],
  },
});
