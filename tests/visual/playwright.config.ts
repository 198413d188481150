import { portOf } from '@fit-to-print/backend/local/ports';
import { defineConfig } from 'playwright/test';
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';
import { commonConfig } from '../playwrightConfig.ts';

const port = portOf('visual');
/** The tests that need a browser which draws pages. The others read layout, styles and text. */
const readPixels = ['visual.spec.ts', 'comparison.spec.ts', 'copyfit.spec.ts'];

/** `pnpm test:visual`: takes a screenshot of every story and compares it with the stored picture. */
export default defineConfig({
  ...commonConfig,
  outputDir: '../../test-results/visual',
  reporter: [
    ['dot'],
    ['html', { open: 'never', outputFolder: '../../playwright-report/visual' }],
    ['../../.storybook/build/reflowResults.ts'],
    ['./review/changesReporter.ts'],
  ],
  use: {
    ...commonConfig.use,
    baseURL: `http://127.0.0.1:${port}`,
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'pictures', testMatch: readPixels },
    {
      name: 'layout',
      testMatch: '*.spec.ts',
      testIgnore: readPixels,
      use: { launchOptions: await pinnedBrowserLaunchOptions({ shouldPaint: false }) },
    },
  ],
  webServer: {
    command: 'node serve.ts',
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
