// Journey: the site stays usable when a script, the data of a page or the network fails.
import type { Page, Route } from 'playwright/test';
import { createUser, openWithSession, siteHeader, signUp } from './accounts.ts';
import { findLeads, newVisitor } from './leads.ts';
import { site } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { passRequests } from './passRequests.ts';

/** The browser and React log requests that fail on purpose here. */
test.use({ allowedProblems: [/Failed to load resource|Failed to fetch dynamically imported module/] });

test('the typed text stays and the form posts without script when the page data cannot be loaded', async ({
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
  await expect(page).toHaveURL('/contact/thanks#sent');
  expect(await findLeads(ivy.email)).toMatchObject([{ name: ivy.name, message: ivy.message }]);
});

test('the document stays, without a reload, when the app cannot start', async ({ page }) => {
  const documents: string[] = [];
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.route('**/auth.json', route => route.abort());
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([`${site}/auth`]);
});

/** Holds a request: the connection stays open. */
const hold = () => {};
/** The ways in which a file does not arrive. */
const interruptions: Record<string, (route: Route) => unknown> = {
  fails: route => route.abort(),
  'neither arrives nor fails': hold,
};
/** Lets the page's clock pass the time for which a click waits. */
const letTimePass = (page: Page) => page.clock.runFor(9000);

for (const [how, interrupt] of Object.entries(interruptions))
  test(`a client navigation whose data ${how} becomes a full page load`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    // Pointing at the link loads the app.
    await siteHeader(page).getByRole('link', { name: 'Sign in' }).hover();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.route('**/pricing.json', interrupt);
    // Only the document that is open now has this attribute.
    await page.locator('html').evaluate(html => html.setAttribute('data-before', ''));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    if (interrupt === hold) await letTimePass(page);
    await expect(page).toHaveURL('/pricing');
    await expect(page).toHaveTitle(/Pricing/);
    await expect(page.locator('html')).not.toHaveAttribute('data-before');
  });

test('a link that is clicked offline keeps the page and its typed text, and says that the device is offline; it works again online', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.getByLabel(/^Message/).fill('The mill runs again.');
  await context.setOffline(true);
  const pricing = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
  await pricing.click();
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel(/^Message/)).toHaveValue('The mill runs again.');
  await context.setOffline(false);
  await pricing.click();
  await expect(page).toHaveURL('/pricing');
  await expect(page).toHaveTitle(/Pricing/);
});

test('a link keeps the page and says that the device is offline when the site cannot be reached, although the browser reports a connection', async ({
  page,
}) => {
  await page.goto('/contact');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByLabel(/^Message/).fill('The mill runs again.');
  await page.route(/\/pricing(\.json)?$/, route => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel(/^Message/)).toHaveValue('The mill runs again.');
});

test('a link that waits for the sign-in dialog is busy until the dialog opens', async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/SignInDialog-*.js', async route => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const pitch = page.getByRole('link', { name: 'Pitch us your idea' }).first();
  await pitch.click();
  await expect(pitch).toHaveAttribute('aria-busy', 'true');
  released.resolve();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pitch).toBeFocused();
  await expect(pitch).not.toHaveAttribute('aria-busy');
});

for (const [how, interrupt] of Object.entries(interruptions))
  test(`a sign-in dialog whose download ${how} shows a message with a link to /auth`, async ({ page }) => {
    await page.clock.install();
    await page.route('**/SignInDialog-*.js', interrupt);
    await page.goto('/contact');
    await page.getByLabel(/^Message/).fill('The mill runs again.');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await siteHeader(page).getByRole('link', { name: 'Sign in' }).click();
    await letTimePass(page);
    await expect(page.getByRole('alert')).toContainText('Please try again later.');
    await expect(page.getByLabel(/^Message/)).toHaveValue('The mill runs again.');
    await page.getByRole('alert').getByRole('link', { name: 'Sign in on a separate page' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

for (const [how, interrupt] of Object.entries(interruptions))
  test(`when the download for a Buy button ${how}, the button closes the empty tab, shows an error and can be clicked again`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const document = await (await page.request.get('/PR-Authority')).text();
    // The files that the app of a signed-in visitor needs. The client of the sign-in service arrives, because the page asks it for the session.
    const files = /data-user="([^"]*)"/
      .exec(document)![1]!
      .split(' ')
      .filter(file => !file.includes('authClient'));
    expect(files).not.toEqual([]);
    for (const file of files) await page.route(`**${file}`, interrupt);
    const { session } = await createUser(page);
    await openWithSession(page, session, '/PR-Authority');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const buy = page.getByRole('link', { name: 'Buy Growth' });
    // `letTimePass` runs the clock of every tab, and fails for a tab that is still opening or closing.
    await Promise.all([context.waitForEvent('page'), buy.click()]);
    if (interrupt === hold) await letTimePass(page);
    await expect(page.getByRole('alert')).toContainText('Failed to create checkout session');
    await expect.poll(() => context.pages().length).toBe(1);
    await Promise.all([context.waitForEvent('page'), buy.click()]);
  });

test('the button Continue opens the next stage although the module that checks the answers does not arrive', async ({
  page,
}) => {
  await page.clock.install();
  const { session } = await createUser(page);
  await openWithSession(page, session, '/application');
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  await page.route('**/assets/*.js', hold);
  await page.getByRole('button', { name: 'Continue' }).click();
  await letTimePass(page);
  await expect(page).toHaveURL('/application#step=business');
});

test('a message with a retry button is in place of the application when it cannot load', async ({ page }) => {
  const { email, session } = await createUser(page);
  await page.route('**/Wizard-*.js', route => route.abort());
  await openWithSession(page, session, '/application');
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load.' })).toBeVisible();
  await expect(siteHeader(page)).toContainText(email);
  await passRequests(page, '**/Wizard-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
});

test('a deletion dialog that cannot load deletes nothing and shows a message', async ({ page }) => {
  await page.route('**/DeleteDialog-*.js', route => route.abort());
  const email = await signUp(page, '/account');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('Your account was not deleted');
  await expect(page.getByRole('main')).toContainText(email);
});
