import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { fillCredentials, mailedLink, siteHeader, newEmail, password, signUp } from './accounts.ts';
import { inDatabase } from './database.ts';
import { ports, site } from './environment.ts';
import { expect, test } from './test.ts';

test('signed out in one tab is signed out in all, and in what the back button brings', async ({
  page,
  context,
}) => {
  const email = await signUp(page);
  const other = await context.newPage();
  await other.goto('/about');
  await expect(siteHeader(other)).toContainText(email);

  await page.goto('/pricing');
  await expect(siteHeader(page)).toContainText(email);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await expect(siteHeader(other).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await page.goBack();
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('sb-')))).toEqual(
    [],
  );

  await page.goto('/application');
  await expect(page).toHaveURL(`${site}/auth`);

  // And in again, by the dialog, without leaving the page.
  await page.goto('/about');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('You have been signed in successfully.');
  await expect(page).toHaveURL(`${site}/about`);
  await expect(siteHeader(other)).toContainText(email);
});

test.describe(() => {
  // The browser reports every answer of 400 itself.
  test.use({ expected: [/status of 400/] });

  test('a wrong password is said in the words of the service, and costs nothing that was typed', async ({
    page,
  }) => {
    await page.goto('/auth');
    const email = newEmail();
    await fillCredentials(page, email);
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
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();

  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Apply for Partnership' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('Next: your application.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Apply for Partnership' })).toBeFocused();
  // What was given up is not made up for by signing in later.
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).not.toContainText('Next: your application.');
  await page.keyboard.press('Escape');

  await page.goto('/');
  await page.getByRole('link', { name: 'Pitch us your idea' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/application`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  // Signed in, the same link leads straight there.
  await page.goto('/pricing');
  await expect(siteHeader(page)).toContainText(email);
  await page.getByRole('link', { name: 'Apply for Partnership' }).click();
  await expect(page).toHaveURL(`${site}/application`);
});

test('a sign-up by the dialog ends on the front page, signed in', async ({ page, context }) => {
  const email = newEmail();
  await page.goto('/services');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Check your email to confirm your account.');
  // In a tab of its own, as from a mail: what is noted of the first page of a visit is no key to the account.
  const visit = await context.newPage();
  await visit.goto(await mailedLink(page, email));
  await expect(visit).toHaveURL(`${site}/`);
  await expect(siteHeader(visit)).toContainText(email);
  const noted = await visit.evaluate(() => JSON.stringify(sessionStorage));
  expect(noted).toContain('arrival');
  expect(noted).not.toContain('token');
});

test('a forgotten password: a mail, a link, another password', async ({ page }) => {
  const email = await signUp(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();

  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'The mail is out.' })).toBeVisible();
  await page.goto(await mailedLink(page, email, 'recovery'));
  await expect(page.getByRole('heading', { name: 'Choose a new password.' })).toBeVisible();
  // A reload does not end it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose a new password.' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('red-pencil');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('status')).toContainText('Your password is changed.');
  await expect(page).toHaveURL(`${site}/application`);
  // It was chosen: the form does not come back.
  await page.goto('/auth');
  await expect(page).toHaveURL(`${site}/application`);
});

test.describe(() => {
  // Checkout and portal.
  test.use({ expected: [new RegExp(`third party was asked: http://localhost:${ports.stripe}/`)] });

  test('a subscription, from the rate card to its end', async ({ page, context }) => {
    await signUp(page);
    await page.goto('/PR-Authority');
    await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    const buy = page.getByRole('link', { name: 'Buy Growth' });
    const opened = () => context.waitForEvent('page');

    // A card that is declined costs nothing, and the page can be left.
    const [left] = await Promise.all([opened(), buy.click()]);
    await left.getByRole('link', { name: 'Back, without subscribing' }).click();
    await expect(left.getByRole('status')).toContainText('Nothing was ordered, and nothing was charged.');
    await expect(left).toHaveURL(`${site}/pricing`);
    await left.close();
    const [checkout] = await Promise.all([opened(), buy.click()]);
    await expect(checkout.getByRole('heading', { name: 'Subscribe to Growth' })).toBeVisible();
    await checkout.getByLabel('(declined)').check();
    await checkout.getByRole('button', { name: 'Subscribe' }).click();
    await expect(checkout.getByRole('alert')).toBeVisible();
    await checkout.getByLabel('(paid)').check();
    await checkout.getByRole('button', { name: 'Subscribe' }).click();
    await expect(checkout.getByRole('status')).toContainText('You are subscribed');
    await expect(checkout).toHaveURL(`${site}/pricing`);
    // The event may take a moment from the provider to the mirror; nobody has to reload for it.
    await expect(siteHeader(checkout).getByRole('button', { name: 'Manage subscription' })).toBeVisible();
    await checkout.close();

    const manage = siteHeader(page).getByRole('button', { name: 'Manage subscription' });
    await page.reload();
    const [portal] = await Promise.all([opened(), manage.click()]);
    await expect(portal.getByRole('heading', { name: 'Manage subscription' })).toBeVisible();
    await portal.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(portal.getByText(/^Ends /)).toBeVisible();
    await portal.close();

    // A subscriber who buys is shown what they have.
    const [again] = await Promise.all([opened(), buy.click()]);
    await expect(again.getByRole('heading', { name: 'Manage subscription' })).toBeVisible();
  });
});

test('whoever says to have paid is believed when the backend knows of it', async ({ page }) => {
  await page.goto('/pricing?checkout=complete');
  await expect(page).toHaveURL(`${site}/pricing`);
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();

  await signUp(page);
  await page.goto('/pricing?checkout=complete');
  await expect(page.getByRole('status')).toContainText('No subscription yet', { timeout: 30_000 });
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
    await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.route('**/functions/v1/create-checkout', route =>
      route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: {} }),
    );
    await page.getByRole('link', { name: 'Buy Pro' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to create checkout session. Please try again.',
    );
    await expect.poll(() => context.pages()).toHaveLength(1);
  });

  test('a portal that cannot be opened is said', async ({ page, context }) => {
    await signUp(page);
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await page.route('**/functions/v1/check-subscription', route =>
      route.fulfill({
        headers,
        json: { subscribed: true, subscription_tier: 'pro', subscription_end: '2026-12-20T00:00:00Z' },
      }),
    );
    await page.route('**/functions/v1/customer-portal', route =>
      route.fulfill({ status: 500, headers, json: {} }),
    );
    await page.goto('/about');
    await siteHeader(page).getByRole('button', { name: 'Manage subscription' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to open subscription management. Please try again.',
    );
    await expect.poll(() => context.pages()).toHaveLength(1);
  });
});

test.describe(() => {
  // Logged, and nothing else.
  test.use({ expected: [/status of 500|The subscription could not be checked/] });

  test('a subscription that cannot be checked is logged, and counts as none', async ({ page }) => {
    const email = await signUp(page);
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await page.route('**/functions/v1/check-subscription', route =>
      route.fulfill({ status: 500, headers, json: {} }),
    );
    const logged = page.waitForEvent('console', message => message.text().includes('could not be checked'));
    await page.goto('/about');
    await logged;
    await expect(siteHeader(page)).toContainText(email);
    await expect(siteHeader(page).getByRole('button', { name: 'Manage subscription' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toBeEmpty();
  });
});

test('a link that was used says so, and leads in', async ({ page }) => {
  const email = await signUp(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site}/auth`);
  await page.goto(await mailedLink(page, email));
  await expect(page.getByRole('heading', { name: 'That link has expired.' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/auth`);
  // Whoever is confirmed is sent no other.
  await expect(page.getByText('your pass is valid: sign in.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/application`);
});

test('a link that lay too long leads to a new one, and that one in', async ({ page }) => {
  const email = newEmail();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Please check your email to confirm your account.');
  const first = await mailedLink(page, email);
  await inDatabase(
    sql => sql`update auth.users set confirmation_sent_at = now() - interval '2 days' where email = ${email}`,
  );
  await page.goto(first);
  await expect(page.getByRole('heading', { name: 'That link has expired.' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('heading', { name: 'The mail is out.' })).toBeVisible();
  await page.goto(await mailedLink(page, email, 'signup', first));
  await expect(page).toHaveURL(`${site}/application`);
  await expect(siteHeader(page)).toContainText(email);
});

test.describe(() => {
  // Google itself.
  test.use({ expected: [new RegExp(`third party was asked: http://localhost:${ports.google}/`)] });

  test('in by Google, and back to the prices', async ({ page }) => {
    await page.goto('/about');
    await siteHeader(page).getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'grace@foundry.example' }).click();
    await expect(page).toHaveURL(`${site}/pricing`);
    await expect(siteHeader(page)).toContainText('grace@foundry.example');
  });

  test('in by Google on the way to the desk, and on to it', async ({ page }) => {
    await page.goto('/studio');
    await expect(page).toHaveURL(`${site}/auth`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'grace@foundry.example' }).click();
    await expect(page).toHaveURL(`${site}/studio`);
    await expect(siteHeader(page)).toContainText('grace@foundry.example');
    // Once: afterwards Google leads to the prices again.
    await page.goto('/pricing');
    await expect(siteHeader(page)).toContainText('grace@foundry.example');
    await expect(page).toHaveURL(`${site}/pricing`);
  });
});

for (const [error, words] of [
  [
    'error=access_denied&error_description=The+user+said+no',
    'You were not signed in: Google was told not to.',
  ],
  ['error=server_error&error_code=unexpected_failure&error_description=x', 'Please try again later.'],
] as const) {
  test(`back from Google with ${error.split('&')[0]}: it is said, and only in our words`, async ({
    page,
  }) => {
    await page.goto(`/pricing#${error}`);
    await expect(page.getByRole('alert')).toContainText(`Error${words}`);
    await expect(page).toHaveURL(`${site}/pricing`);
  });
}

for (const [clock, ms] of [
  ['an hour fast', 3_600_000],
  ['a day fast', 86_400_000],
  ['a day slow', -86_400_000],
] as const) {
  test(`a clock that is ${clock} makes no storm of refreshes`, async ({ page }) => {
    const refreshes: string[] = [];
    const checks: string[] = [];
    page.on('request', request => {
      if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url());
      if (request.url().endsWith('/check-subscription') && request.method() === 'POST')
        checks.push(request.url());
    });
    await page.clock.setFixedTime(Date.now() + ms);
    const email = await signUp(page);
    for (const path of ['/about', '/pricing', '/application']) {
      await page.goto(path);
      await expect(siteHeader(page)).toContainText(email);
    }
    await page.waitForLoadState('networkidle');
    // What the link of the mail brings is exchanged for a session by this clock.
    expect(refreshes).toHaveLength(1);
    expect(checks.length).toBeLessThanOrEqual(5);
  });
}

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

/** Counts the script that a page brings, as it comes, and as it travels. */
function countScript(page: Page) {
  const asked: Promise<Buffer>[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') asked.push(response.body());
  });
  return async () => {
    const scripts = await Promise.all(asked);
    return {
      kilobytes: scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0) / 1024,
      // Every request of the client says so.
      hasAuthClient: scripts.some(script => script.includes('gotrue-js')),
    };
  };
}

const budget = 125;

for (const [route, landing, heading] of [
  ['/application', '/application', 'Create Your Profile'],
  ['/account', '/account', 'You are on file.'],
  // All that comes until it has led on, what it leads to included.
  ['/auth', '/application', 'Create Your Profile'],
] as const) {
  test(`${route} keeps its budget for whoever is signed in already`, async ({ page, browser }) => {
    await signUp(page);
    const storageState = await page.context().storageState();
    const afresh = await (await browser.newContext({ baseURL: site, storageState })).newPage();
    const script = countScript(afresh);
    await afresh.goto(route, { waitUntil: 'networkidle' });
    await expect(afresh).toHaveURL(site + landing);
    await expect(afresh.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const { kilobytes, hasAuthClient } = await script();
    expect(hasAuthClient).toBe(true);
    expect(kilobytes).toBeLessThanOrEqual(budget);
    await afresh.context().close();
  });
}

test('/auth keeps its budget through a whole sign-in', async ({ page, browser }) => {
  const email = await signUp(page);
  const afresh = await (await browser.newContext({ baseURL: site })).newPage();
  const script = countScript(afresh);
  const answer = Promise.withResolvers<void>();
  const asked = afresh.waitForRequest('**/auth/v1/token?grant_type=password');
  await afresh.route('**/auth/v1/token?grant_type=password', async route => {
    await answer.promise;
    await route.continue();
  });
  await afresh.goto('/auth');
  await fillCredentials(afresh, email);
  await afresh.keyboard.press('Enter');
  await asked;
  // Form and client are there. Whatever comes once the service has said yes is the next page's, which has a budget of its own.
  const { kilobytes, hasAuthClient } = await script();
  answer.resolve();
  await expect(afresh.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  expect(hasAuthClient).toBe(true);
  expect(kilobytes).toBeLessThanOrEqual(budget);
  await afresh.context().close();
});

test('/auth has its form for whoever has a session that is none', async ({ page }) => {
  const email = await signUp(page);
  // No session, but what the bootstrap takes for one.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('sb-')) localStorage.setItem(key, '{}');
  });
  // Until then, the printed form may be taken away again.
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/application`);
});

for (const route of ['/auth', '/application']) {
  test(`${route} keeps its budget, and loads nothing of Supabase before it is needed`, async ({ page }) => {
    const script = countScript(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    const { kilobytes, hasAuthClient } = await script();
    expect(hasAuthClient).toBe(false);
    expect(kilobytes).toBeLessThanOrEqual(budget);
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
