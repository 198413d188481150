import { defineConfig } from 'playwright/test';
import { common } from '../playwright.ts';
import { site } from './stack.ts';

export default defineConfig({
  ...common,
  outputDir: '../../test-results/journeys',
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report/journeys' }]],
  use: { ...common.use, baseURL: site },
  webServer: {
    command: 'node serve.ts',
    url: `${site}/about`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
