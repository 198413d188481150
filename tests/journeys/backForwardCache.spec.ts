// Journey: Back shows a page from the browser's back/forward cache with the current user.
import type { BrowserContext, Page } from 'playwright/test';
import {
  expireSession,
  siteHeader,
  signUp,
  signUpStaff,
  storedAccessToken,
  storedSessionKeys,
} from './accounts.ts';
import { chromiumPath, site } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';

/**
 * Tests of the back/forward cache. The pinned browser is a headless shell without that cache (BackForwardCacheDisabledForDelegate)
 * and reloads pages instead; with a full Chromium the tests require that pages are restored from the cache:
 * `CHROMIUM=/path/to/chromium pnpm test:journeys backForwardCache.spec.ts`.
 */
const hasPageCache = chromiumPath !== undefined;
/** Without that cache, going back is a page load as any other, so the gate goes back to one page of each kind, and the nightly run to all pages. */
const goesBackToAll = hasPageCache || process.env.NIGHTLY !== undefined;

/** The HTML of the page as it was cached; undefined if the page was loaded again. */
const cachedHtml = (page: Page) => page.evaluate(() => (window as { cachedHtml?: string }).cachedHtml);

/** Stores the HTML of each page at the moment at which the browser restores it from the cache. */
async function recordCachedHtml(context: BrowserContext) {
  await context.addInitScript(() => {
    document.addEventListener('resume', () =>
      Object.assign(window, { cachedHtml: document.documentElement.outerHTML }),
    );
  });
}

/** Goes back without waiting for a load event, which a cached page does not send. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

for (const path of goesBackToAll
  ? ['/', '/PR-Authority', '/contact', '/application', '/admin']
  : ['/', '/admin']) {
  test(`going back to ${path} still shows the signed-in user`, async ({ page, context }) => {
    await recordCachedHtml(context);
    const email = await signUpStaff(page, path);
    await page.waitForLoadState('networkidle');
    await expect(siteHeader(page)).toContainText(email);
    await page.goto('/services', { waitUntil: 'networkidle' });
    // The restored page asks once whether the user has a subscription.
    let checks = 0;
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/check-subscription')) checks += 1;
    });
    await back(page);
    await expect(page).toHaveURL(site + path);
    await expect(siteHeader(page)).toContainText(email);
    const html = await cachedHtml(page);
    expect(html !== undefined).toBe(hasPageCache);
    expect(html ?? '').not.toContain(email);
    expect(checks).toBe(1);
  });
}

// The page that is opened, the page that the visitor sees after going back to it, and where the user signed out.
const signOuts = [
  ['/application', '/auth', 'on the next page'],
  ['/about', '/about', 'in another tab'],
] as const;
const furtherSignOuts = [
  ['/about', '/about', 'on the next page'],
  ['/admin', '/auth', 'on the next page'],
  ['/account', '/auth', 'in another tab'],
] as const;
for (const [path, landing, where] of goesBackToAll ? [...signOuts, ...furtherSignOuts] : signOuts) {
  test(`going back to ${path} after signing out ${where} shows no user`, async ({ page, context }) => {
    await recordCachedHtml(context);
    const email = await signUpStaff(page, path);
    await page.waitForLoadState('networkidle');
    if (path === '/application') await page.getByLabel('First Name').fill('Augusta');
    await page.goto('/services');
    await expect(siteHeader(page)).toContainText(email);
    const last = where === 'in another tab' ? await context.newPage() : page;
    if (last !== page) await last.goto('/pricing');
    await last.getByRole('button', { name: 'Sign Out' }).click();
    await expect(siteHeader(last).getByRole('link', { name: 'Hire Us' })).toBeVisible();
    await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
    await page.bringToFront();
    await back(page);
    await expect(page).toHaveURL(site + landing);
    await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
    const html = await cachedHtml(page);
    expect(html !== undefined).toBe(hasPageCache);
    for (const text of [html ?? '', await page.content()]) {
      expect(text).not.toContain(email);
      expect(text).not.toContain('Augusta');
    }
  });
}

test('a page in the back/forward cache contains no email address', async ({ page, context }) => {
  const email = await signUp(page, '/pricing');
  await expect(siteHeader(page)).toContainText(email);
  // Dispatches `pagehide`, the event before a browser puts a page into the cache.
  const frozen = await page.evaluate(async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await Promise.resolve();
    return document.documentElement.outerHTML;
  });
  expect(frozen).not.toContain(email);

  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(siteHeader(other).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('tabs send each other no broadcast messages, which would evict them from the cache', async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  // Supabase's client sends messages to other tabs on a BroadcastChannel that is named like the key of the stored session.
  const [channelName = ''] = await storedSessionKeys(page);
  expect(channelName).not.toBe('');
  await page.evaluate(name => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    new BroadcastChannel(name).addEventListener('message', ({ data }) => received.push(data));
  }, channelName);
  const other = await context.newPage();
  await other.goto('/about', { waitUntil: 'networkidle' });
  await expect(siteHeader(other)).toContainText(email);
  expect(await page.evaluate(() => (window as { received?: unknown[] }).received)).toEqual([]);
});

test('a token refreshed in one tab is used by the others', async ({ page, context }) => {
  const email = await signUp(page);
  const other = await context.newPage();
  await other.goto('/about', { waitUntil: 'networkidle' });
  await expect(siteHeader(other)).toContainText(email);
  const before = await storedAccessToken(page);
  // The other tab checks the subscription again with the new token.
  const checkRequest = other.waitForRequest(
    request =>
      request.method() === 'POST' &&
      request.url().endsWith('/check-subscription') &&
      request.headers().authorization !== `Bearer ${before}`,
  );
  await expireSession(page);
  await page.goto('/pricing');
  await expect(siteHeader(page)).toContainText(email);
  expect((await checkRequest).headers().authorization).toBe(`Bearer ${await storedAccessToken(page)}`);
});
