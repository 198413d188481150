import { test as base, expect } from 'playwright/test';
import { addresses, devSite, site } from './stack.ts';

/**
 * A journey: a page whose console stays clean. Anything that is written to it as an error or a warning, any broken
 * policy, any uncaught error and any request to a third party fails the test, unless it says that it expects it.
 */
export const test = base.extend<{ expected: RegExp[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
  expected: async ({}, provide) => {
    await provide([]);
  },
  page: async ({ page, expected }, provide) => {
    const complaints: string[] = [];
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(String(error)));
    page.on('request', request => {
      const { origin } = new URL(request.url());
      if (![site, devSite, addresses().api].includes(origin))
        complaints.push(`A third party was asked: ${request.url()}`);
    });
    await provide(page);
    expect(complaints.filter(text => !expected.some(pattern => pattern.test(text)))).toEqual([]);
  },
});

export { expect };
