import type { BrowserContext, Page } from 'playwright/test';
import { siteHeader, signUp, signUpStaff } from './accounts.ts';
import { chromium, site } from './environment.ts';
import { expect, test } from './test.ts';

/**
 * What the back button brings. The pinned browser, a headless shell, keeps no pages for it (BackForwardCacheDisabledForDelegate),
 * and loads them again; a whole Chromium keeps them, and then these tests hold it to that:
 * `CHROMIUM=/path/to/chromium pnpm test:journeys backForwardCache.spec.ts`.
 */
const keepsPages = chromium !== undefined;

/** The page as it was kept, before anything in it runs again; undefined for one that was loaded anew. */
const kept = (page: Page) => page.evaluate(() => (window as { kept?: string }).kept);

async function watch(context: BrowserContext) {
  await context.addInitScript(() => {
    document.addEventListener('resume', () =>
      Object.assign(window, { kept: document.documentElement.outerHTML }),
    );
  });
}

/** Without waiting for the page to load: it may be there already. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

for (const path of ['/', '/PR-Authority', '/contact', '/application', '/studio']) {
  test(`back on ${path}, a reader is signed in still`, async ({ page, context }) => {
    await watch(context);
    const email = await signUpStaff(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(siteHeader(page)).toContainText(email);
    await page.goto('/services', { waitUntil: 'networkidle' });
    let checks = 0;
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/check-subscription')) checks += 1;
    });
    await back(page);
    await expect(page).toHaveURL(site + path);
    await expect(siteHeader(page)).toContainText(email);
    const html = await kept(page);
    expect(html !== undefined).toBe(keepsPages);
    expect(html ?? '').not.toContain(email);
    expect(checks).toBe(1);
  });
}

for (const [path, landing, where] of [
  ['/about', '/about', 'on the next page'],
  ['/application', '/auth', 'on the next page'],
  ['/studio', '/auth', 'on the next page'],
  ['/about', '/about', 'in another tab'],
  ['/account', '/auth', 'in another tab'],
] as const) {
  test(`back on ${path}, a reader who signed out ${where} is nobody`, async ({ page, context }) => {
    await watch(context);
    const email = await signUpStaff(page);
    await page.goto(path, { waitUntil: 'networkidle' });
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
    const html = await kept(page);
    expect(html !== undefined).toBe(keepsPages);
    for (const text of [html ?? '', await page.content()]) {
      expect(text).not.toContain(email);
      expect(text).not.toContain('Augusta');
    }
  });
}

test('the page that the browser keeps for its back button holds no address', async ({ page, context }) => {
  const email = await signUp(page);
  await page.goto('/pricing');
  await expect(siteHeader(page)).toContainText(email);
  // As it would be frozen.
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

test('tabs say nothing to each other: a page that hears something is kept no longer', async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter(name => name.startsWith('sb-'));
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel(key!).addEventListener('message', ({ data }) => heard.push(data));
  });
  const other = await context.newPage();
  await other.goto('/about', { waitUntil: 'networkidle' });
  await expect(siteHeader(other)).toContainText(email);
  expect(await page.evaluate(() => (window as { heard?: unknown[] }).heard)).toEqual([]);
});

test('a token that another tab was given is this tab’s, too', async ({ page, context }) => {
  const email = await signUp(page);
  const other = await context.newPage();
  await other.goto('/about', { waitUntil: 'networkidle' });
  await expect(siteHeader(other)).toContainText(email);
  const tokenIn = (tab: Page) =>
    tab.evaluate(() => {
      const [key] = Object.keys(localStorage).filter(name => name.startsWith('sb-'));
      return (JSON.parse(localStorage.getItem(key!)!) as { access_token: string }).access_token;
    });
  const before = await tokenIn(page);
  const asked = other.waitForRequest(
    request =>
      request.method() === 'POST' &&
      request.url().endsWith('/check-subscription') &&
      request.headers().authorization !== `Bearer ${before}`,
  );
  await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter(name => name.startsWith('sb-'));
    const session = JSON.parse(localStorage.getItem(key!)!) as object;
    localStorage.setItem(key!, JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto('/pricing');
  await expect(siteHeader(page)).toContainText(email);
  expect((await asked).headers().authorization).toBe(`Bearer ${await tokenIn(page)}`);
});
