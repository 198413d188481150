import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

process.env.NIGHTLY = 'true';

/**
 * `pnpm test:every-click`: journeys that take too long for the gate. `everyClick.nightly.ts` clicks every control of every page
 * while the script is late, blocked or broken; `earlyClicks.spec.ts` clicks before the script has loaded, in all ways of loading. Of three
 * other files the gate runs a part: `everyPage.spec.ts` and `hydration.spec.ts` check all cities here, and `backForwardCache.spec.ts` goes
 * back to every kind of page. Motion is not reduced here.
 */
export default defineConfig({
  ...journeys,
  testMatch: [
    '*.nightly.ts',
    'earlyClicks.spec.ts',
    'everyPage.spec.ts',
    'hydration.spec.ts',
    'backForwardCache.spec.ts',
  ],
  use: { ...journeys.use, contextOptions: { reducedMotion: 'no-preference' } },
  timeout: 1_800_000,
  outputDir: '../../test-results/every-click',
  reporter: 'list',
});
