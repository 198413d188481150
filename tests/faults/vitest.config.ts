// The configuration of `pnpm test:faults`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'faults',
    environment: 'node',
    include: ['tests/faults/*.test.ts', 'packages/backend/test/local/crash.test.ts'],
    env: { KILLS: '100' },
    globalSetup: 'packages/backend/test/dataFolderTemplate.ts',
    // Each test starts a local backend and may restart it many times.
    testTimeout: 900_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
