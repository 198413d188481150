// Ends what a test does with the requests of a page.
import type { BrowserContext, Page } from 'playwright/test';

/**
 * From now on, requests to the URL pass as usual, which a test has held, refused or answered itself. Requests that it still holds stay held.
 * Playwright's `unroute` and `unrouteAll` turn the interception of the browser off: a request that is sent at that moment never gets an
 * answer, and a page that waits for it waits forever.
 */
export const passRequests = (pages: Page | BrowserContext, url: string | RegExp) =>
  pages.route(url, route => route.continue());
