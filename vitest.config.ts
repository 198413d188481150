import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pinnedBrowserLaunchOptions } from './tests/pinnedBrowser.ts';

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      'vitest.unit.config.ts',
      'packages/backend',
      {
        extends: '.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // All files share one page: a new page for each file takes half as long again.
          isolate: false,
          // A limit for a busy machine. On a quiet machine no story takes that long.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            // The stories are tested for layout and behavior, not for pixels: a browser that paints nothing is faster.
            provider: playwright({ launchOptions: await pinnedBrowserLaunchOptions({ shouldPaint: false }) }),
            // Screenshots of a browser that paints nothing are blank.
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
