import type { PlaywrightTestConfig } from 'playwright/test';
import { launchOptions } from './browser.ts';

/** What every Playwright run here has in common. */
export const common = {
  fullyParallel: true,
  forbidOnly: true,
  // Flaky means broken: nothing is tried twice.
  retries: 0,
  workers: 2,
  // For a machine that is busy with other things; nothing waits that long on one that is not.
  expect: { timeout: 15_000 },
  use: { launchOptions: await launchOptions() },
} satisfies PlaywrightTestConfig;
