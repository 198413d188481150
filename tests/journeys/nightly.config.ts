import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

process.env.NIGHTLY = 'true';

/** `pnpm test:presses`: journeys that take too long for the gate, and those that have more cases at night. */
export default defineConfig({
  ...journeys,
  testMatch: ['*.nightly.ts', 'heldClicks.spec.ts'],
  timeout: 1_800_000,
  outputDir: '../../test-results/presses',
  reporter: 'list',
});
