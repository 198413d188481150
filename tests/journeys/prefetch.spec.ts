// Journey: a browser downloads the next page before the click, by speculation rules.
import type { Page } from 'playwright/test';
import { siteHeader, signUp } from './accounts.ts';
import { site } from './environment.ts';
import { allRoutes, contentRoutes } from './routes.ts';
import { expect, test } from './cleanConsoleTest.ts';

/** The documents that Chromium may download by the speculation rules, and those that it has downloaded. */
async function watchPrefetches(page: Page) {
  const watched = { candidates: [] as string[], ready: [] as string[] };
  const client = await page.context().newCDPSession(page);
  const pathOf = (url: string) => url.replace(site, '').replace(/#.*/, '');
  client.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    watched.candidates = preloadingAttemptSources.map(({ key }) => pathOf(key.url));
  });
  client.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') watched.ready.push(pathOf(key.url));
  });
  await client.send('Preload.enable');
  return watched;
}

test('pointing at a link downloads the next document, which the click shows without a request', async ({
  page,
}) => {
  const { ready } = await watchPrefetches(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  const requests: string[] = [];
  page.on('request', request => requests.push(`${request.method()} ${request.url().replace(site, '')}`));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' });
  await link.hover();
  await expect.poll(() => ready).toEqual(['/services']);
  // The downloaded page does not run: it reports no speed, calls no function and loads no other file.
  expect(requests).toEqual(['GET /services']);
  await link.click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
    }),
  ).toBe('navigational-prefetch');
});

test('only documents of content pages may be downloaded before a click', async ({ page }) => {
  const watched = await watchPrefetches(page);
  for (const route of ['/', '/PR-Authority', '/pricing', '/contact', '/insights', '/sitemap']) {
    watched.candidates = [];
    await page.goto(route);
    await expect.poll(() => watched.candidates, route).toContain('/services');
    const links = await page
      .locator('a[href]')
      .evaluateAll((anchors: HTMLAnchorElement[]) =>
        anchors.map(({ pathname, search }) => pathname + search),
      );
    expect(watched.candidates.filter(path => !contentRoutes.includes(path))).toEqual([]);
    expect(links.filter(path => allRoutes.includes(path) && !contentRoutes.includes(path))).toContain(
      '/auth',
    );
  }
});

test('no document is downloaded before a click when the app loads the data of the next page', async ({
  page,
}) => {
  await signUp(page, '/about');
  const watched = await watchPrefetches(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(watched.candidates).toEqual([]);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.goto('/services');
  await expect.poll(() => watched.candidates).toContain('/about');
});
