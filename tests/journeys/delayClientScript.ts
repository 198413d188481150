import type { Page, Route } from 'playwright/test';

/**
 * Holds the application's script back, as a bad line does.
 * @returns What lets it go, once it has been asked for.
 */
export async function delayClientScript(page: Page): Promise<() => Promise<void>> {
  const asked = Promise.withResolvers<Route>();
  await page.route('**/assets/client-*.js', route => asked.resolve(route), { times: 1 });
  return async () => (await asked.promise).continue();
}
