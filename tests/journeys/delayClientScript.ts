// Delays the script of the app (the React code of the site), for tests of clicks before it has loaded.
import type { Page, Route } from 'playwright/test';

/**
 * Delays the app's script, as a slow connection does.
 * @returns a function that waits for the request and then lets it continue
 */
export async function delayClientScript(page: Page): Promise<() => Promise<void>> {
  const scriptRequest = Promise.withResolvers<Route>();
  await page.route('**/assets/client-*.js', route => scriptRequest.resolve(route), { times: 1 });
  return async () => (await scriptRequest.promise).continue();
}
