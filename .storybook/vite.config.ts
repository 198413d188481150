import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { componentFactsPlugin } from './build/componentFactsPlugin.ts';
import { pictureFilesPlugin } from './build/pictureFilesPlugin.ts';
import { designTokenFiles } from '../packages/ui/build/designTokenFiles.ts';

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    designTokenFiles(),
    componentFactsPlugin(),
    pictureFilesPlugin(),
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
