// The configuration of `pnpm test:journeys`.
import { defineConfig } from 'playwright/test';
import { commonConfig } from '../playwrightConfig.ts';
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';
import { chromiumPath, devSite, site } from './environment.ts';

export default defineConfig({
  ...commonConfig,
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  outputDir: '../../test-results/journeys',
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report/journeys' }]],
  use: {
    baseURL: site,
    // Drawing animations without a graphics card is half of the work of loading a page. Journeys that depend on motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // The journeys read no pixels: a browser that paints nothing is faster.
      ...(await pinnedBrowserLaunchOptions({ shouldPaint: false })),
      ...(chromiumPath && {
        executablePath: chromiumPath,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    },
  },
  webServer: {
    command: 'node serve.ts',
    // The development site is the last server to start.
    url: `${devSite}/about`,
    timeout: 120_000,
    reuseExistingServer: false,
    // Vite exits immediately on SIGTERM (the style compiler runs its own Vite server) and would leave the database running.
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    stdout: 'pipe',
  },
});
