/** The settings of the unit tests. `pnpm test:unit` reads them alone: the root's settings load Storybook, which takes seconds. */
import { configDefaults, defineConfig } from 'vitest/config';
import { cityFilesPlugin } from './site/build/cities/cityFilesPlugin.ts';

export default defineConfig({
  plugins: [cityFilesPlugin()],
  test: {
    name: 'unit',
    environment: 'node',
    // A process for each file would take a tenth of the gate's time.
    isolate: false,
    setupFiles: 'tests/resetModules.ts',
    // Node imports this module once for all files, because TypeScript needs seconds to read the facts.
    server: { deps: { external: [/\/build\/readCachedFacts\.ts$/] } },
    // The functions log each request: worth reading where a test failed.
    silent: 'passed-only',
    // Limits for a busy machine: some files delete a copy of the repository at their end. On a quiet machine few tests take a second.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Copies of the content that a test builds from.
    exclude: [...configDefaults.exclude, '**/.cache/**'],
    include: [
      'packages/{admin,content,ui}/{src,build}/**/*.test.{ts,tsx}',
      'site/**/*.test.{ts,tsx}',
      '.templates/*.test.ts',
      'tests/{bench,dependencies,gates,stress,visual}/**/*.test.ts',
      '.storybook/**/*.test.ts',
    ],
  },
});
