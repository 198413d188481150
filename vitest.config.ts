import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { nativeCities } from './site/build/cities/nativeCities.ts';
import { launchOptions } from './tests/pinnedBrowser.ts';

export default defineConfig({
  test: {
    // The functions log each request: worth reading where a test failed.
    silent: 'passed-only',
    projects: [
      {
        plugins: [nativeCities()],
        test: {
          name: 'unit',
          environment: 'node',
          // A process for each file would take a tenth of the gate's time.
          isolate: false,
          setupFiles: 'tests/resetModules.ts',
          // Copies of the content that a test builds from.
          exclude: [...configDefaults.exclude, '**/.cache/**'],
          include: [
            'packages/{admin,content,ui}/{src,build}/**/*.test.{ts,tsx}',
            'site/**/*.test.{ts,tsx}',
            '.templates/*.test.ts',
            'tests/{bench,dependencies,gates,stress}/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
        },
      },
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
