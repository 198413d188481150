// The configuration of `pnpm test:browsers`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'browsers',
    environment: 'node',
    include: ['tests/browsers/*.test.ts'],
    globalSetup: 'tests/browsers/serveSite.ts',
    // Each test starts a browser, which takes long on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    fileParallelism: false,
  },
});
