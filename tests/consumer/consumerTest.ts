// The Playwright test for test apps: builds and serves an app that has installed the design system.
import { rmSync } from 'node:fs';
import { test as base, expect } from 'playwright/test';
import { copyConsumer } from './copyConsumer.ts';

interface RunningConsumer {
  /** The origin that serves the app. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * A test of an app that has installed the package: it is built and started once, and its pages write nothing to the console.
 * @param start Installs, builds and starts the app in its folder.
 */
export const consumerTest = (
  name: 'vite' | 'next',
  start: (folder: string, tarball: string) => Promise<RunningConsumer>,
) =>
  base.extend<object, { site: string }>({
    site: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
      async ({}, provide) => {
        const { folder, tarball } = copyConsumer(name);
        try {
          const consumer = await start(folder, tarball);
          await provide(consumer.url);
          await consumer.stop();
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
      // npm downloads the app's dependencies and the app is compiled: seven minutes on a busy machine.
      { scope: 'worker', timeout: 900_000 },
    ],
    baseURL: async ({ site }, provide) => provide(site),
    context: async ({ context }, provide) => {
      const problems: string[] = [];
      context.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      context.on('weberror', error => problems.push(String(error.error())));
      await provide(context);
      expect(problems).toEqual([]);
    },
  });

export { expect };
