import { defineConfig } from 'playwright/test';
import { commonConfig } from '../playwrightConfig.ts';

export default defineConfig({
  ...commonConfig,
  // Each application is built once, by its worker.
  fullyParallel: false,
  // A build that fails would fail again for each test.
  maxFailures: 1,
  outputDir: '../../test-results/consumer',
  reporter: [['list']],
});
