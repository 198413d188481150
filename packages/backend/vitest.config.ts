import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'backend',
    environment: 'node',
    include: ['**/*.test.ts'],
    // The least work for each password: tests sign up a thousand users.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    globalSetup: 'test/stackTemplate.ts',
    // Generous limits for a busy machine: a stack starts in a second, and property tests run for up to a minute, on a quiet one.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    silent: 'passed-only',
  },
});
