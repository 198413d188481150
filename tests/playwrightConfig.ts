// The configuration that all runs of Playwright share.
import type { PlaywrightTestConfig } from 'playwright/test';
import { pinnedBrowserLaunchOptions } from './pinnedBrowser.ts';

/** Configuration shared by all Playwright runs. */
export const commonConfig = {
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is a broken test, so nothing is retried.
  retries: 0,
  workers: 2,
  // Limits for a busy machine. On a quiet machine no test takes that long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: await pinnedBrowserLaunchOptions() },
} satisfies PlaywrightTestConfig;
