/** The settings of the backend's tests. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backend',
    environment: 'node',
    include: ['**/*.test.ts'],
    env: {
      // The least work for each password: tests sign up a thousand users.
      LITE_AUTH_BCRYPT_COST: '4',
      // Tests start the backend in many processes. All but the first read its modules compiled from this folder.
      NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../node_modules/.cache/compiled'),
    },
    globalSetup: 'test/dataFolderTemplate.ts',
    // Generous limits for a busy machine: a backend starts in a second, and property tests run for up to a minute, on a quiet one.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    silent: 'passed-only',
  },
});
