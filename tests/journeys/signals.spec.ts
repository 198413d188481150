// Journey: what a page reports to the backend if nothing on it was clicked.
import type { Page } from 'playwright/test';
import { inDatabase } from './database.ts';
import { expect, test } from './cleanConsoleTest.ts';

/** Opens a page as a visitor whose page view is among those that report, and leaves it. */
async function visit(page: Page, path: string, hasPrivacyControl: boolean) {
  await using _ = await page.addInitScript(isPrivate => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
    if (isPrivate) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    Math.random = () => 0;
  }, hasPrivacyControl);
  await page.goto(path, { waitUntil: 'networkidle' });
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
