import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/browser.ts';

/** The one place for the addresses that the tests use; none of them is one that `npm start` uses. */
const storybook = 'http://127.0.0.1:6106';
const site = 'http://localhost:3100';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list'], ['html', { open: 'never' }]],
  snapshotPathTemplate: 'tests/visual/baselines/{arg}{ext}',
  expect: {
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: { launchOptions: await launchOptions(), reducedMotion: 'reduce' },
  projects: [
    { name: 'visual', testDir: 'tests/visual', use: { baseURL: storybook } },
    { name: 'journeys', testDir: 'tests/journeys', use: { baseURL: site } },
  ],
});
