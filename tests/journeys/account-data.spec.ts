// Journey: a user downloads the stored data, and deletes the account.
import { readFile } from 'node:fs/promises';
import { createUser, fillCredentials, siteHeader, password, signUp, storedSessionKeys } from './accounts.ts';
import { inDatabase } from './database.ts';
import { site } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { passRequests } from './passRequests.ts';

/** The accounts with this address in the database. */
const accountsOf = (email: string) => inDatabase(sql => sql`select from auth.users where email = ${email}`);

test('a user downloads their data from the account page that the privacy policy links to', async ({
  page,
}) => {
  const { email } = await createUser(page);
  await page.goto('/privacy-policy');
  await page.getByRole('link', { name: 'your account page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toContainText('Next: your account page.');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/account`);
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText(email);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('account-data.json');
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { email, sign_in_methods: [{ provider: 'email' }] },
    consents: [{ document: 'privacy' }, { document: 'terms' }],
    applications: [],
  });
  await expect(page.getByRole('status')).toContainText('Your data has been downloaded');
});

test('a signed-out visitor of /account signs in first and then returns to it', async ({ page }) => {
  const { email } = await createUser(page);
  await page.goto('/account');
  await expect(page).toHaveURL(`${site}/auth`);
  await expect(page.getByText('Next: your account page.')).toBeVisible();
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/account`);
});

test('the deletion warns about money after a visit to checkout whose result is not known', async ({
  page,
}) => {
  const email = await signUp(page, '/account');
  await inDatabase(
    sql => sql`
      insert into public.customers (user_id, stripe_id)
      select id, ${`cus_${crypto.randomUUID()}`} from auth.users where email = ${email}`,
  );
  await page.reload();
  await expect(page.getByText('No subscription.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toContainText(
    'We could not check whether you have a subscription. If you have one, it ends today',
  );
});

test('the account page checks the subscription when the user returns to its tab, and again before a deletion', async ({
  page,
}) => {
  let tier: string | null = null;
  let answered = 0;
  await page.route('**/functions/v1/check-subscription', async route => {
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: {
        subscribed: tier !== null,
        subscription_tier: tier,
        subscription_end: tier && '2026-12-20T12:00:00Z',
        cancel_at_period_end: false,
        payment_failed: false,
        other_subscriptions: 0,
        may_have_bought: false,
      },
    });
    if (route.request().method() === 'POST') answered += 1;
  });
  await signUp(page, '/account');
  await expect(page.getByText('No subscription.')).toBeVisible();

  // The user has bought a subscription in another tab, and returns to this one.
  const before = answered;
  tier = 'growth';
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^Growth, paid until/)).toBeVisible();
  expect(answered).toBe(before + 1);

  // The page stays visible, so only the deletion checks the subscription again.
  tier = 'pro';
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Pro ends today. You are not charged again');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Pro, paid until/)).toBeVisible();
});

test.describe(() => {
  // The browser logs every 500 response.
  test.use({ allowedProblems: [/status of 500/] });

  test('orders and applications that could not be read are loaded again on a click', async ({ page }) => {
    const lists = /\/rpc\/my_(orders|applications)$/;
    await page.route(lists, route =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: {},
      }),
    );
    await signUp(page, '/account');
    const retry = page.getByRole('button', { name: 'Try again' });
    const orders = page.getByText('We can’t show your press releases right now.');
    const applications = page.getByText('We can’t show your applications right now.');
    await expect(orders).toBeVisible();
    await expect(applications).toBeVisible();
    await retry.first().click();
    await expect(retry.first()).toBeEnabled();
    await expect(orders).toBeVisible();

    await passRequests(page, lists);
    await retry.last().click();
    await expect(orders).toHaveCount(0);
    await expect(applications).toHaveCount(0);
  });
});

test.describe(() => {
  // The browser logs every 403 response.
  test.use({ allowedProblems: [/status of 403/] });

  test('deleting an account asks for the password, and signs the user out in every tab', async ({
    page,
    context,
  }) => {
    const email = await signUp(page);
    const other = await context.newPage();
    await other.goto('/about');
    await expect(siteHeader(other)).toContainText(email);

    await siteHeader(page)
      .getByRole('link', { name: `${email}: Your account` })
      .click();
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    // The dialog opens some time after the click, and the Escape key closes only what is open.
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();

    await page.keyboard.press('Enter');
    const field = dialog.getByLabel('Your password', { exact: true });
    await field.fill('red-pencil');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('That is not the password of this account.');
    await expect(field).toBeFocused();
    expect(await accountsOf(email)).toHaveLength(1);

    await field.fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole('status')).toContainText('Your account is deleted');
    await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
    await expect(siteHeader(other).getByRole('link', { name: 'Hire Us' })).toBeVisible();
    expect(await accountsOf(email)).toHaveLength(0);
    expect(await storedSessionKeys(page)).toEqual([]);

    await page.goto('/account');
    await expect(page).toHaveURL(`${site}/auth`);
  });
});
