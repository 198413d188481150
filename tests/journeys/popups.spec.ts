import { common } from '../playwright.ts';
import { siteHeader, signUp } from './accounts.ts';
import { ports } from './environment.ts';
import { expect, test } from './test.ts';

// A browser that opens no tab for any page, whatever was pressed.
test.use({
  launchOptions: {
    ...common.use.launchOptions,
    args: [...(common.use.launchOptions.args ?? []), '--block-new-web-contents'],
  },
  expected: [new RegExp(`third party was asked: http://localhost:${ports.stripe}/`)],
});

test('a pop-up that is blocked: the same tab, and a link that can be seen', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/PR-Authority');
  await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  // Nothing comes of going there by itself.
  await page.route(`http://localhost:${ports.stripe}/**`, route => route.fulfill({ status: 204 }), {
    times: 1,
  });
  await page.getByRole('link', { name: 'Buy Growth' }).click();
  await expect(page.getByRole('status')).toContainText('Your browser keeps new tabs shut');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Growth' })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('so with the portal', async ({ page }) => {
  await signUp(page);
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await page.route('**/functions/v1/check-subscription', route =>
    route.fulfill({
      headers,
      json: { subscribed: true, subscription_tier: 'pro', subscription_end: '2026-12-20T00:00:00Z' },
    }),
  );
  const portal = `http://localhost:${ports.stripe}/p/session/anybody`;
  await page.route('**/functions/v1/customer-portal', route =>
    route.fulfill({ headers, json: { url: portal } }),
  );
  await page.route(portal, route => route.fulfill({ status: 204 }));
  await page.goto('/about');
  await siteHeader(page).getByRole('button', { name: 'Manage subscription' }).click();
  await expect(page.getByRole('status')).toContainText('Your subscription opens here');
  await expect(page.getByRole('status').getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
    'href',
    portal,
  );
});

test('of itself, checkout goes on in the same tab', async ({ page }) => {
  await signUp(page);
  await page.goto('/PR-Authority');
  await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.getByRole('link', { name: 'Buy Growth' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Growth' })).toBeVisible();
});
