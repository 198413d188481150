import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/pinnedBrowser.ts';

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
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: await launchOptions({ drawsPages: false }) }),
            // They would be blank.
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
