// Journey: what a page reports to the backend if nothing on it was clicked, and where violations of its content security policy are sent.
import type { Page } from 'playwright/test';
import { inDatabase } from './database.ts';
import { site } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';

/** Opens a page as a visitor whose page view is among those that report, and leaves it. */
async function visit(page: Page, path: string, hasPrivacyControl: boolean) {
  await using _ = await page.addInitScript(isPrivate => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
    if (isPrivate) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    Math.random = () => 0;
    const shown = window as Window & typeof globalThis & { observed: Set<string | undefined> };
    shown.observed = new Set();
    shown.PerformanceObserver = class extends PerformanceObserver {
      override observe(options: PerformanceObserverInit) {
        super.observe(options);
        shown.observed.add(options.type);
      }
    };
  }, hasPrivacyControl);
  await page.goto(path, { waitUntil: 'networkidle' });
  // The speed is measured from an idle moment on, which a busy machine has later than the last request.
  if (!hasPrivacyControl) {
    await page.waitForFunction(() => {
      const { observed } = window as Window & typeof globalThis & { observed: Set<string | undefined> };
      return observed.has('layout-shift') && observed.has('largest-contentful-paint');
    });
  }
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  await page.goto('about:blank');
}

/** The names of the vitals that the backend has counted for a page, and how often. */
const countVitals = (path: string) =>
  inDatabase(
    sql => sql<{ name: string; hits: number }[]>`select name, sum(hits)::int as hits from public.signals
      where kind = 'vital' and page = ${path} group by name order by name`,
  );

test('a page on which nothing was clicked reports its speed once when it is left, unless the browser has Global Privacy Control', async ({
  page,
}) => {
  await visit(page, '/about', true);
  await visit(page, '/about', false);
  await expect
    .poll(async () => [...(await countVitals('/about'))])
    .toEqual([
      { name: 'CLS', hits: 1 },
      { name: 'LCP', hits: 1 },
    ]);
});

test('the content security policy names the address at which the backend counts violations', async ({
  request,
}) => {
  const headers = (await request.get('/about')).headers();
  const address = /; report-uri (\S+)$/.exec(headers['content-security-policy'] ?? '')?.[1];
  // Chromium reads these two instead.
  expect(headers['content-security-policy']).toContain('; report-to signals;');
  expect(headers['reporting-endpoints']).toBe(`signals="${address}"`);
  const blocked = 'https://cdn.example';
  const response = await request.post(address!, {
    headers: { 'content-type': 'application/csp-report', origin: site },
    data: JSON.stringify({
      'csp-report': {
        'document-uri': `${site}/about`,
        'effective-directive': 'img-src',
        'blocked-uri': `${blocked}/picture.png`,
      },
    }),
  });
  expect(response.status()).toBe(200);
  const counted = await inDatabase(
    sql => sql<{ name: string; page: string }[]>`select name, page from public.signals
      where kind = 'violation' and detail like ${`${blocked}%`}`,
  );
  expect([...counted]).toEqual([{ name: 'img-src', page: '/about' }]);
});
