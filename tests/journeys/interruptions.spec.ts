import { siteHeader, signUp } from './accounts.ts';
import { findLeads, newVisitor } from './leads.ts';
import { site } from './environment.ts';
import { expect, test } from './test.ts';

/** What is missing is missing: the browser says so, and so does React of what it could not show. */
test.use({ expected: [/Failed to load resource|Failed to fetch dynamically imported module/] });

test('words of a page that do not come leave what was typed, and a form that sends itself', async ({
  page,
}) => {
  const ivy = newVisitor('Ivy Cut');
  await page.route('**/contact.json', route => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/contact?utm_source=journal');
  await page.getByLabel('Name', { exact: true }).fill(ivy.name);
  await failed;
  await page.getByLabel(/^Email/).fill(ivy.email);
  await page.getByLabel(/^Message/).fill(ivy.message);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(ivy.name);
  await page.locator('main form').getByRole('button', { name: /Send/ }).click();
  await expect(page).toHaveURL('/contact/thanks');
  expect(await findLeads(ivy.email)).toMatchObject([{ name: ivy.name, message: ivy.message }]);
});

test('an application that cannot start leaves its document, and does not load it for ever', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.route('**/auth.json', route => route.abort());
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([`${site}/auth`]);
});

test('a page that cannot be gone to by script is gone to without', async ({ page }) => {
  await page.goto('/about');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.route('**/pricing.json', route => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle(/Pricing/);
});

test('a dialog that does not come is said, and leaves a way to sign in', async ({ page }) => {
  await page.route('**/SignInDialog-*.js', route => route.abort());
  await page.goto('/contact');
  await page.getByLabel(/^Message/).fill('The mill runs again.');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Please try again later.');
  await expect(page.getByLabel(/^Message/)).toHaveValue('The mill runs again.');
  await page.getByRole('alert').getByRole('link', { name: 'Sign in on a page of its own' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('a part of a page that does not come is said in its place, and can be asked for again', async ({
  page,
}) => {
  const email = await signUp(page);
  await page.route('**/wizard-*.js', route => route.abort());
  await page.goto('/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Stop the press' })).toBeVisible();
  await expect(siteHeader(page)).toContainText(email);
  await page.unroute('**/wizard-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
});

test('what asks before an account is deleted, and does not come, deletes nothing and says so', async ({
  page,
}) => {
  const email = await signUp(page);
  await page.route('**/DeleteDialog-*.js', route => route.abort());
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was deleted');
  await expect(page.getByRole('main')).toContainText(email);
});
