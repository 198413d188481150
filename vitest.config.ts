import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tests/browser.ts';

export default defineConfig({
  test: {
    // The functions log each request: worth reading where a test failed.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{admin,content,ui}/src/**/*.test.{ts,tsx}',
            'site/**/*.test.{ts,tsx}',
            '.templates/*.test.ts',
          ],
        },
      },
      'packages/backend',
      {
        extends: '.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // In one page, as whoever clicks through the sidebar has them: a page for each file took half of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: await launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
