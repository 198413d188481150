import { defineConfig } from 'playwright/test';
import { commonConfig } from '../playwrightConfig.ts';

export default defineConfig({
  ...commonConfig,
  // Each application is built once, by its worker.
  fullyParallel: false,
  outputDir: '../../test-results/consumer',
  reporter: [['list']],
});
