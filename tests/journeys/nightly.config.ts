import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

/** `pnpm test:presses`: journeys that take too long for the gate. */
export default defineConfig({
  ...journeys,
  testMatch: '*.nightly.ts',
  timeout: 1_800_000,
  outputDir: '../../test-results/presses',
  reporter: 'list',
});
