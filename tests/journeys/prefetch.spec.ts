// Journey: a browser downloads and renders the next page before the click, by speculation rules. Chromium renders no page ahead while
// Playwright is attached to it: here it only downloads, and the page learns that it is not shown yet. `bench:next-page` uses the real thing.
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

/** Waits for the fonts of a page. Its first layout asks for them, which may be later than the pause in the requests. */
const waitForFonts = (page: Page) =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

test('pointing at a link downloads the next document, which the click shows without a request', async ({
  page,
}) => {
  const { ready } = await watchPrefetches(page);
  // Otherwise the page downloads the app ahead of a click, at a time that depends on the machine.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto('/about', { waitUntil: 'networkidle' });
  await waitForFonts(page);
  const requests: string[] = [];
  page.on('request', request => requests.push(`${request.method()} ${request.url().replace(site, '')}`));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' });
  await link.hover();
  await expect.poll(() => ready).toEqual(['/services']);
  // The downloaded page does not run: it reports no speed, calls no function and loads no other file. The requests are reported by
  // another connection than the state of the download, and may be later.
  await expect.poll(() => requests).toEqual(['GET /services']);
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
  await expect(siteHeader(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/services');
  await expect.poll(() => watched.candidates).toContain('/about');
});

/** Makes the pages of a browser believe that they were rendered ahead of a click, until `show` is called. */
async function hideNewPages(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  return {
    show: () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'prerendering', { value: false });
        document.dispatchEvent(new Event('prerenderingchange'));
      }),
  };
}

test('a page that is rendered before the click stores, requests and fills in nothing until it is shown', async ({
  page,
}) => {
  const { show } = await hideNewPages(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await waitForFonts(page);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  // The visitor chooses the night edition and clicks a link with a message on the page that is shown.
  await page.evaluate(() => {
    localStorage.setItem('edition', 'night');
    const values = { message: 'A museum opens in May.' };
    sessionStorage.setItem('lead', JSON.stringify({ version: 1, values }));
  });
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue('');
  expect(requests).toEqual([]);
  await show();
  await expect(message).toHaveValue('A museum opens in May.');
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-edition', 'night');
  // The files of the app are downloaded ahead of a click, as on every page that is shown.
  await expect.poll(() => requests.filter(url => url.endsWith('.js')).length).toBeGreaterThan(0);
});
