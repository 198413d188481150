import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import postgres from 'postgres';
import { addresses, ports, site } from './stack.ts';
import { expect, test } from './test.ts';

const newAddress = () => `ada.${crypto.randomUUID()}@hopyard.example`;
const password = 'blue-pencil';

/** The link in a mail to an address. */
async function linkFor(page: Page, email: string, type: 'signup' | 'recovery' = 'signup'): Promise<string> {
  const find = async () => {
    const response = await page.request.get(new URL('/emails', addresses().inbox).href);
    const { data } = (await response.json()) as { data: { to: string[]; html: string }[] };
    return data
      .filter(({ to }) => to.includes(email))
      .map(({ html }) => /href="([^"]+\/verify[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'))
      .find(link => link?.includes(`type=${type}`));
  };
  await expect.poll(find).toBeDefined();
  return (await find())!;
}

async function fillIn(page: Page, email: string, secret = password) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
}

/** Somebody new, by the whole way: sign-up, mail, link. Ends signed in, on the application. */
async function signUp(page: Page): Promise<string> {
  const email = newAddress();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
  await fillIn(page, email);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Please check your email to confirm your account.');
  await page.goto(await linkFor(page, email));
  await expect(page).toHaveURL(`${site}/application`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  return email;
}

const masthead = (page: Page) => page.getByRole('banner');

test('sign up, confirm, apply: a row, a mail, and the front page', async ({ page }) => {
  const email = await signUp(page);
  await expect(masthead(page)).toContainText(email);
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields');
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Lindqvist'],
    ['Title', 'Founder'],
    ['Company name', 'Hopyard'],
    ['Current location', 'Milwaukee, Wisconsin'],
    ['Phone number', '414 555 0142'],
  ] as const) {
    await page.getByLabel(label).fill(text);
  }
  await page.getByLabel('Planning to').check();
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByText('Stage 2 of 2')).toBeVisible();

  await page.getByLabel('The team').fill('Two growers and an agronomist.');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  // The draft outlives the page, and opens where it was left.
  await page.reload();
  await expect(page.getByLabel('The team')).toHaveValue('Two growers and an agronomist.');
  for (const label of ['The business', 'Progress', 'Strategy']) await page.getByLabel(label).fill('Hops.');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('status')).toContainText('Application submitted successfully!');
  await expect(page).toHaveURL(`${site}/`);

  const sql = postgres(addresses().database);
  const rows = await sql`select * from public.applications where email = ${email}`;
  await sql.end();
  expect(rows).toMatchObject([
    { first_name: 'Ada', full_time: 'planning', business_team: 'Two growers and an agronomist.' },
  ]);
  await expect
    .poll(async () => (await page.request.get(addresses().inbox)).text())
    .toContain('We have your application');
});

test('signed out in one tab is signed out in all, and in what the back button brings', async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  const other = await context.newPage();
  await other.goto('/about');
  await expect(masthead(other)).toContainText(email);

  await page.goto('/pricing');
  await expect(masthead(page)).toContainText(email);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(masthead(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await expect(masthead(other).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await page.goBack();
  await expect(masthead(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('sb-')))).toEqual(
    [],
  );

  await page.goto('/application');
  await expect(page).toHaveURL(`${site}/auth`);

  // And in again, by the dialog, without leaving the page.
  await page.goto('/about');
  await masthead(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await fillIn(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('You have been signed in successfully.');
  await expect(page).toHaveURL(`${site}/about`);
  await expect(masthead(other)).toContainText(email);
});

test.describe(() => {
  // The browser reports every answer of 400 itself.
  test.use({ expected: [/status of 400/] });

  test('a wrong password is said in the words of the service, and costs nothing that was typed', async ({
    page,
  }) => {
    await page.goto('/auth');
    const email = newAddress();
    await fillIn(page, email);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Sign in failed');
    await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  });
});

test('a protected link asks who is there, and then leads on; a closed dialog leads nowhere', async ({
  page,
}) => {
  const email = await signUp(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(masthead(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();

  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Apply for Partnership' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('Next: your application.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Apply for Partnership' })).toBeFocused();
  // What was given up is not made up for by signing in later.
  await masthead(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).not.toContainText('Next: your application.');
  await page.keyboard.press('Escape');

  await page.goto('/');
  await page.getByRole('link', { name: 'Pitch us your idea' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await fillIn(page, email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/application`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  // Signed in, the same link leads straight there.
  await page.goto('/pricing');
  await expect(masthead(page)).toContainText(email);
  await page.getByRole('link', { name: 'Apply for Partnership' }).click();
  await expect(page).toHaveURL(`${site}/application`);
});

test('a sign-up by the dialog ends on the front page, signed in', async ({ page }) => {
  const email = newAddress();
  await page.goto('/services');
  await masthead(page).getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await fillIn(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Check your email to confirm your account.');
  await page.goto(await linkFor(page, email));
  await expect(page).toHaveURL(`${site}/`);
  await expect(masthead(page)).toContainText(email);
});

test('a forgotten password: a mail, a link, another password', async ({ page }) => {
  const email = await signUp(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(masthead(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();

  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'The mail is out.' })).toBeVisible();
  await page.goto(await linkFor(page, email, 'recovery'));
  await expect(page.getByRole('heading', { name: 'Choose a new password.' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('red-pencil');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('status')).toContainText('Your password is changed.');
  await expect(page).toHaveURL(`${site}/application`);
});

test('a subscription, from the rate card to its end', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/PR-Authority');
  await expect(masthead(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const buy = page.getByRole('link', { name: 'Buy Growth' });
  const opened = () => context.waitForEvent('page');

  // A card that is declined costs nothing, and the page can be left.
  const [checkout] = await Promise.all([opened(), buy.click()]);
  await expect(checkout.getByRole('heading', { name: 'Subscribe to Growth' })).toBeVisible();
  await checkout.getByLabel('(declined)').check();
  await checkout.getByRole('button', { name: 'Subscribe' }).click();
  await expect(checkout.getByRole('alert')).toBeVisible();
  await checkout.getByLabel('(paid)').check();
  await checkout.getByRole('button', { name: 'Subscribe' }).click();
  await expect(checkout).toHaveURL(/\/pricing\?checkout=complete$/);
  await checkout.close();

  const manage = masthead(page).getByRole('button', { name: 'Manage subscription' });
  // The event may take a moment from the provider to the mirror.
  await expect(async () => {
    await page.reload();
    await expect(manage).toBeVisible({ timeout: 2000 });
  }).toPass();
  const [portal] = await Promise.all([opened(), manage.click()]);
  await expect(portal.getByRole('heading', { name: 'Manage subscription' })).toBeVisible();
  await portal.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(portal.getByText(/^Ends /)).toBeVisible();
  await portal.close();

  // A subscriber who buys is shown what they have.
  const [again] = await Promise.all([opened(), buy.click()]);
  await expect(again.getByRole('heading', { name: 'Manage subscription' })).toBeVisible();
});

test('without an account, a tier is a link to checkout', async ({ page }) => {
  await page.goto('/PR-Authority');
  await expect(page.getByRole('link', { name: 'Buy Growth' })).toHaveAttribute('href', /^https:/);
});

test.describe(() => {
  // The browser reports every answer of 500 itself.
  test.use({ expected: [/status of 500/] });

  test('a checkout that cannot be opened is said, and leaves no empty tab', async ({ page, context }) => {
    await signUp(page);
    await page.goto('/PR-Authority');
    await expect(masthead(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.route('**/functions/v1/create-checkout', route =>
      route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: {} }),
    );
    await page.getByRole('link', { name: 'Buy Pro' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to create checkout session. Please try again.',
    );
    expect(context.pages()).toHaveLength(1);
  });

  test('a portal that cannot be opened is said', async ({ page, context }) => {
    await signUp(page);
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await page.route('**/functions/v1/check-subscription', route =>
      route.fulfill({
        headers,
        json: { subscribed: true, subscription_tier: 'Pro', subscription_end: '2026-12-20T00:00:00Z' },
      }),
    );
    await page.route('**/functions/v1/customer-portal', route =>
      route.fulfill({ status: 500, headers, json: {} }),
    );
    await page.goto('/about');
    await masthead(page).getByRole('button', { name: 'Manage subscription' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to open subscription management. Please try again.',
    );
    expect(context.pages()).toHaveLength(1);
  });
});

test('a link that was used leads to a new one', async ({ page }) => {
  const email = await signUp(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site}/auth`);
  await page.goto(await linkFor(page, email));
  await expect(page.getByRole('heading', { name: 'That link has expired.' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/auth`);
});

test.describe(() => {
  // Google itself.
  test.use({ expected: [new RegExp(`third party was asked: http://localhost:${ports.google}/`)] });

  test('in by Google, and back to the prices', async ({ page }) => {
    await page.goto('/about');
    await masthead(page).getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'grace@foundry.example' }).click();
    await expect(page).toHaveURL(`${site}/pricing`);
    await expect(masthead(page)).toContainText('grace@foundry.example');
  });
});

for (const [path, button] of [
  ['/', 'Send a new link'],
  ['/application', 'Send a new link'],
  ['/auth', 'Send the link'],
] as const) {
  test(`a link that has expired, on its way to ${path}, leads to a new one`, async ({ page }) => {
    await page.goto(`${path}#error=access_denied&error_code=otp_expired&error_description=Expired`);
    await expect(page.getByRole('heading', { name: 'That link has expired.' })).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(page).toHaveURL(`${site}/auth`);
  });
}

for (const route of ['/auth', '/application']) {
  test(`${route} keeps its budget, and loads nothing of Supabase before it is needed`, async ({ page }) => {
    const asked: Promise<number>[] = [];
    page.on('response', response => {
      if (response.request().resourceType() === 'script')
        asked.push(response.body().then(body => brotliCompressSync(body).length));
    });
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    const bytes = (await Promise.all(asked)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(110 * 1024);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${route} says what it is, and the way on`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const link =
        route === '/auth'
          ? page.getByRole('link', { name: 'send a message instead' })
          : page.getByRole('link', { name: 'Sign in to start' });
      await expect(link).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
    });
  });
}
