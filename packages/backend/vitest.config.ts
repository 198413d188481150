import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backend',
    environment: 'node',
    include: ['**/*.test.ts'],
    // A stack takes about two seconds to start, its recovery after a kill somewhat longer.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    silent: 'passed-only',
  },
});
