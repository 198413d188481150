// The ways in which the script of the app (the React code of the site) arrives late or not at all.
import type { Page } from 'playwright/test';
import { passRequests } from './passRequests.ts';

/** The URLs of the app's script. */
export const scriptUrl = '**/assets/client-*.js';
const bootstrapUrl = '**/assets/bootstrap-*.js';

/** The delivery of the app's script: late, by this number of seconds, or not at all. */
export const scriptDeliveries = [1, 5, 11, 30, 'blocked', 'error 500', 'broken'] as const;
export type ScriptDelivery = (typeof scriptDeliveries)[number];

/** The gate tests a script in time, a late one, a blocked one, and one that does not run. The nightly run tests all. */
export const testedDeliveries: readonly ScriptDelivery[] = process.env.NIGHTLY
  ? scriptDeliveries
  : [1, 11, 'blocked', 'broken'];

/** The delivery, as the titles of tests name it. */
export const scriptDeliveryName = (delivery: ScriptDelivery) =>
  typeof delivery === 'number' ? `${delivery} s late` : delivery;

/** True if the script arrives, however late. */
export const isDelivered = (delivery: ScriptDelivery) => typeof delivery === 'number';

/**
 * Delivers the app's script to a page in this way, and lets the test control the page's clock.
 * @returns a function that advances the clock by the delay of the script, to be called after the click
 */
export async function deliverScript(page: Page, delivery: ScriptDelivery): Promise<() => Promise<void>> {
  const arrived = Promise.withResolvers<void>();
  await page.clock.install();
  await page.route(scriptUrl, async route => {
    if (delivery === 'blocked') return route.abort();
    if (delivery === 'error 500') return route.fulfill({ status: 500 });
    if (delivery === 'broken') return route.fulfill({ contentType: 'text/javascript', body: 'const =' });
    await arrived.promise;
    return route.continue();
  });
  return async () => {
    if (typeof delivery === 'number') await page.clock.runFor(delivery * 1000);
    arrived.resolve();
  };
}

/**
 * How the bootstrap arrives, the small script of every page: late, by this number of seconds, held until the test ends, not at all, or it throws
 * an error.
 */
export const bootstrapDeliveries = [5, 'held', 'blocked', 'broken', 'failing'] as const;
export type BootstrapDelivery = (typeof bootstrapDeliveries)[number];

/** The delivery, as the titles of tests name it. */
export const bootstrapDeliveryName = (delivery: BootstrapDelivery) =>
  typeof delivery === 'number' ? `${delivery} s late` : delivery;

/**
 * Delivers the bootstrap to a page in this way, and lets the test control the page's clock. Tabs that the page opens get it in time.
 * @returns `letTimePass`, which advances the clock by the delay of the bootstrap, to be called after the click, and `restore`, after which the
 * page gets the bootstrap as usual
 */
export async function deliverBootstrap(page: Page, delivery: BootstrapDelivery) {
  const arrived = Promise.withResolvers<void>();
  await page.clock.install();
  // Changes a method that only the bootstrap uses: the browser would not run another script, because its hash differs from the document's.
  const fault =
    delivery === 'failing' &&
    (await page.addInitScript(() => {
      globalThis.matchMedia = () => {
        throw new Error('The bootstrap fails');
      };
    }));
  await page.route(bootstrapUrl, async route => {
    if (delivery === 'blocked') return route.abort();
    // Its hash differs from the document's `integrity`.
    if (delivery === 'broken') return route.fulfill({ contentType: 'text/javascript', body: 'const =' });
    if (delivery !== 'failing') await arrived.promise;
    return route.continue();
  });
  return {
    letTimePass: async () => {
      if (typeof delivery !== 'number') return;
      await page.clock.runFor(delivery * 1000);
      arrived.resolve();
    },
    restore: async () => {
      await passRequests(page, bootstrapUrl);
      if (fault) await fault.dispose();
    },
  };
}
