// Delays the app's script (the React code of the site), for tests of clicks before it has loaded.
import type { Page } from 'playwright/test';

/**
 * Delays the app's script, as a slow connection does. A page may request it twice: to download it, and to run it. The route stays until the
 * page is closed, because removing it while a request waits can lose that request.
 * @returns a function that waits for the request and then lets it continue
 */
export async function delayClientScript(page: Page): Promise<() => Promise<void>> {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/client-*.js', async route => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return async () => {
    await requested.promise;
    released.resolve();
  };
}
