import { test as base, expect } from 'playwright/test';
import { addresses, devSite, site } from './environment.ts';

/**
 * A journey: pages whose consoles stay clean. Anything that is written to it as an error or a warning, any broken
 * policy, any uncaught error and any request to a third party fails the test, unless it says that it expects it.
 */
export const test = base.extend<{ expected: RegExp[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
  expected: async ({}, provide) => {
    await provide([]);
  },
  context: async ({ context, expected }, provide) => {
    const consoleProblems: string[] = [];
    context.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') consoleProblems.push(message.text());
    });
    context.on('weberror', error => consoleProblems.push(String(error.error())));
    context.on('request', request => {
      const { origin } = new URL(request.url());
      if (![site, devSite, addresses().api].includes(origin))
        consoleProblems.push(`A third party was asked: ${request.url()}`);
    });
    await provide(context);
    expect(consoleProblems.filter(text => !expected.some(pattern => pattern.test(text)))).toEqual([]);
  },
});

export { expect };
