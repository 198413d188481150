import { defineConfig } from 'playwright/test';
import { brands } from '../../.storybook/brands.ts';
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';
import visual from './playwright.config.ts';
import type { BrandOption } from './storybook.ts';

/** `pnpm test:languages`: stories with longer text and from right to left, which takes too long for every change. */
export default defineConfig<object, BrandOption>({
  ...visual,
  testMatch: '*.nightly.ts',
  outputDir: '../../test-results/languages',
  reporter: 'dot',
  // The tests read no pixels.
  use: { ...visual.use, launchOptions: await pinnedBrowserLaunchOptions({ shouldPaint: false }) },
  projects: Object.keys(brands).map(brand => ({ name: brand, use: { brand } })),
});
