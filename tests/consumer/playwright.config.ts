// The configuration of `pnpm test:consumer`, which tests the design system as an installed package.
import { defineConfig } from 'playwright/test';
import { commonConfig } from '../playwrightConfig.ts';

export default defineConfig({
  ...commonConfig,
  // Each app is built once, by its worker.
  fullyParallel: false,
  // The run ends at the first failure, because a build that fails would be repeated for each test.
  maxFailures: 1,
  outputDir: '../../test-results/consumer',
  reporter: [['list']],
});
