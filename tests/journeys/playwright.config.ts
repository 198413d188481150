import { defineConfig } from 'playwright/test';
import { common } from '../playwright.ts';
import { chromium, devSite, site } from './environment.ts';

export default defineConfig({
  ...common,
  outputDir: '../../test-results/journeys',
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report/journeys' }]],
  use: {
    baseURL: site,
    launchOptions: {
      ...common.use.launchOptions,
      ...(chromium && { executablePath: chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    },
  },
  webServer: {
    command: 'node serve.ts',
    // The last to be there.
    url: `${devSite}/about`,
    timeout: 120_000,
    reuseExistingServer: false,
    // Not SIGTERM: Vite (the stylesheets' compiler runs one of its own) exits at once on it, and leaves the database.
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    stdout: 'pipe',
  },
});
