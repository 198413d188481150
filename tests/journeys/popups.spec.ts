// Journey: payment pages open also in a browser that blocks pop-ups.
import { pinnedBrowserLaunchOptions } from '../pinnedBrowser.ts';
import { siteHeader, signUp } from './accounts.ts';
import { ports } from './environment.ts';
import { delayClientScript } from './delayClientScript.ts';
import { expect, test } from './cleanConsoleTest.ts';

const { args = [], ...options } = await pinnedBrowserLaunchOptions({ shouldPaint: false });

// This browser blocks every new tab, even after a click.
test.use({
  launchOptions: { ...options, args: [...args, '--block-new-web-contents'] },
  allowedProblems: [new RegExp(`Request to a third party: http://localhost:${ports.stripe}/`)],
});

test('checkout opens in the same tab, and a link to it is shown, when the pop-up is blocked', async ({
  page,
  context,
}) => {
  await signUp(page, '/PR-Authority');
  await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  // The automatic navigation is answered with 204, so the page stays.
  await page.route(`http://localhost:${ports.stripe}/**`, route => route.fulfill({ status: 204 }), {
    times: 1,
  });
  await page.getByRole('link', { name: 'Buy Growth' }).click();
  await expect(page.getByRole('status')).toContainText('Your browser blocked the new tab');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Growth' })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('the portal opens in the same tab, and a link to it is shown, when the pop-up is blocked', async ({
  page,
}) => {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await page.route('**/functions/v1/check-subscription', route =>
    route.fulfill({
      headers,
      json: {
        subscribed: true,
        subscription_tier: 'pro',
        subscription_end: '2026-12-20T00:00:00Z',
        cancel_at_period_end: false,
      },
    }),
  );
  const portal = `http://localhost:${ports.stripe}/p/session/anybody`;
  await page.route('**/functions/v1/customer-portal', route =>
    route.fulfill({ headers, json: { url: portal } }),
  );
  await page.route(portal, route => route.fulfill({ status: 204 }));
  const opened = page.waitForRequest(portal);
  await signUp(page, '/about');
  await siteHeader(page).getByRole('button', { name: 'Manage subscription' }).click();
  expect((await opened).isNavigationRequest()).toBe(true);
  await expect(page.getByRole('status')).toContainText('Your subscription opens in this tab');
  await expect(page.getByRole('status').getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
    'href',
    portal,
  );
});

test('checkout opens without a further click when the pop-up is blocked', async ({ page }) => {
  await signUp(page, '/PR-Authority');
  await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.getByRole('link', { name: 'Buy Growth' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Growth' })).toBeVisible();
});

test('a link to buy opens the account’s checkout when a user opens it from the browser’s menu', async ({
  page,
}) => {
  await signUp(page, '/PR-Authority');
  const buy = page.getByRole('link', { name: 'Buy Growth' });
  await expect(buy).toHaveAttribute('href', '/pricing?checkout=growth');
  // Both links, on the table and on the cards, have the address already before the app runs.
  const loadApp = await delayClientScript(page);
  await page.goto('/PR-Authority', { waitUntil: 'domcontentloaded' });
  const hrefs = () =>
    page.locator('[data-tier=growth]').evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(await hrefs()).toEqual(['/pricing?checkout=growth', '/pricing?checkout=growth']);
  await loadApp();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(await hrefs()).toEqual(['/pricing?checkout=growth', '/pricing?checkout=growth']);
  await page.goto((await buy.getAttribute('href'))!);
  await expect(page.getByRole('heading', { name: 'Subscribe to Growth' })).toBeVisible();
  // Going back opens no second checkout.
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});
