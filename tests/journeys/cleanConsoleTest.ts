// The Playwright test of the journeys, which fails for errors in the console.
import { test as base, expect } from 'playwright/test';
import { backendUrls, devSite, site } from './environment.ts';

/**
 * A test whose pages must have a clean console: any console error or warning, any violation of the content security
 * policy, any uncaught error and any request to a third party fails the test unless a pattern of `allowedProblems` matches it.
 */
export const test = base.extend<{ allowedProblems: RegExp[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern.
  allowedProblems: async ({}, provide) => {
    await provide([]);
  },
  context: async ({ context, allowedProblems }, provide) => {
    const problems: { text: string; page?: string }[] = [];
    context.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning')
        problems.push({ text: message.text(), page: message.page()?.url() });
    });
    context.on('weberror', error =>
      problems.push({ text: String(error.error()), page: error.page()?.url() }),
    );
    context.on('request', request => {
      const { origin } = new URL(request.url());
      if (![site, devSite, backendUrls().api].includes(origin))
        problems.push({ text: `Request to a third party: ${request.url()}` });
    });
    await provide(context);
    expect(problems.filter(({ text }) => !allowedProblems.some(pattern => pattern.test(text)))).toEqual([]);
  },
});

export { expect };
