// Journey: sign-up and sign-in, with Google, too; passwords, links in mails, and subscriptions; wrong clocks; script budgets.
import type { Page, Response, Route } from 'playwright/test';
import {
  createUser,
  endSessions,
  fillCredentials,
  mailedLink,
  openWithSession,
  siteHeader,
  newEmail,
  password,
  signUp,
  signUpByForm,
  storedSessionKeys,
} from './accounts.ts';
import { inDatabase } from './database.ts';
import { backendUrls, ports, site } from './environment.ts';
import { listMails } from './mails.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { transferredBytes } from './transferredBytes.ts';
import { passRequests } from './passRequests.ts';

test('signing out in one tab signs out every tab and every page in the history', async ({
  page,
  context,
}) => {
  const email = await signUp(page, '/pricing');
  const other = await context.newPage();
  await other.goto('/about');
  await expect(siteHeader(other)).toContainText(email);

  await expect(siteHeader(page)).toContainText(email);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await expect(siteHeader(other).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await page.goBack();
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  expect(await storedSessionKeys(page)).toEqual([]);

  await page.goto('/application');
  await expect(page).toHaveURL(`${site}/auth`);

  // The user signs in again through the dialog and stays on the page.
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
  // The browser logs every 400 response.
  test.use({ allowedProblems: [/status of 400/] });

  test('the form shows the service’s message and what was typed when the credentials are wrong', async ({
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

test('a protected link opens the sign-in dialog, then navigates; closing the dialog cancels it', async ({
  page,
}) => {
  const { email } = await createUser(page);
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Apply for Partnership' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('Next: your application.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Apply for Partnership' })).toBeFocused();
  // A canceled navigation is not resumed by a later sign-in.
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).not.toContainText('Next: your application.');
  await page.keyboard.press('Escape');

  await page.goto('/');
  await page.getByRole('link', { name: 'Pitch us your idea' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/application`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  // For a signed-in user the same link navigates immediately.
  await page.goto('/pricing');
  await expect(siteHeader(page)).toContainText(email);
  await page.getByRole('link', { name: 'Apply for Partnership' }).click();
  await expect(page).toHaveURL(`${site}/application`);
});

test('signing up in the dialog ends on the home page, signed in', async ({ page, context }) => {
  const email = newEmail();
  await page.goto('/services');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Check your email to confirm your account.');
  // A link in a mail opens a new tab. The landing page stored for attribution must not contain the token.
  const confirmedTab = await context.newPage();
  await confirmedTab.goto(await mailedLink(page, email));
  await expect(confirmedTab).toHaveURL(`${site}/`);
  await expect(siteHeader(confirmedTab)).toContainText(email);
  const storedValues = await confirmedTab.evaluate(() => JSON.stringify(sessionStorage));
  expect(storedValues).toContain('landing');
  expect(storedValues).not.toContain('token');
});

test('signing up again with the address of an account sends no mail, and the page says so', async ({
  page,
}) => {
  const { email } = await createUser(page);
  const mails = async () => (await listMails(page)).filter(({ to }) => to.includes(email));
  await expect.poll(mails).toHaveLength(1);
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
  await fillCredentials(page, email, 'another-pencil');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(
    page.getByText(
      'If this address already has an account, we send no link: sign in, or ask for a new password.',
    ),
  ).toBeVisible();
  // A later mail of the same service has arrived, so a mail of the second sign-up would have, too.
  await signUpByForm(page);
  expect(await mails()).toHaveLength(1);
});

test('a forgotten password is replaced through the mailed link', async ({ page }) => {
  const { email } = await createUser(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await mailedLink(page, email, 'recovery'));
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  // The form survives a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('red-pencil');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('status')).toContainText('Your password has been changed.');
  await expect(page).toHaveURL(`${site}/application`);
  // The form is not shown again after the password was changed.
  await page.goto('/auth');
  await expect(page).toHaveURL(`${site}/application`);
  const { api, publishableKey } = backendUrls();
  const statuses = await Promise.all(
    ['red-pencil', password].map(async tried => {
      const response = await page.request.post(`${api}/auth/v1/token?grant_type=password`, {
        headers: { apikey: publishableKey },
        data: { email, password: tried },
      });
      return response.status();
    }),
  );
  expect(statuses).toEqual([200, 400]);
});

test('a sign-in link that was asked for by the API signs in only after a password is chosen', async ({
  page,
}) => {
  const { email } = await createUser(page);
  const { api, publishableKey } = backendUrls();
  const asked = await page.request.post(`${api}/auth/v1/otp`, {
    headers: { apikey: publishableKey },
    data: { email, create_user: false },
  });
  expect(asked.ok()).toBe(true);
  const link = await mailedLink(page, email, 'magiclink');
  // A mail scanner opens the link as well. That does not use up its token.
  expect((await page.request.get(link)).ok()).toBe(true);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(await storedSessionKeys(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('red-pencil');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL(`${site}/application`);
});

test.describe(() => {
  // Checkout and portal are on the payment provider's origin.
  test.use({ allowedProblems: [new RegExp(`Request to a third party: http://localhost:${ports.stripe}/`)] });

  test('a signed-out visitor buys through the payment link of a tier', async ({ page, context }) => {
    await page.goto('/PR-Authority');
    const buy = page.getByRole('link', { name: 'Buy Growth' });
    const [link] = await Promise.all([context.waitForEvent('page'), buy.click()]);
    await expect(link.getByRole('heading', { name: 'Subscribe to Growth' })).toBeVisible();
    const email = newEmail();
    await link.getByLabel('Email').fill(email);
    await link.getByLabel('(declined)').check();
    await link.getByRole('button', { name: 'Subscribe' }).click();
    await expect(link.getByRole('alert')).toContainText('declined');
    await link.getByLabel('Email').fill(email);
    await link.getByRole('button', { name: 'Subscribe' }).click();
    await expect(link.getByRole('heading', { name: 'Thanks for subscribing' })).toBeVisible();
  });

  test('a subscription is bought, managed and canceled', async ({ page, context }) => {
    const email = await signUp(page, '/PR-Authority');
    await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    const buy = page.getByRole('link', { name: 'Buy Growth' });
    const opened = () => context.waitForEvent('page');

    // A visitor who leaves checkout without paying has no subscription.
    const [leftCheckout] = await Promise.all([opened(), buy.click()]);
    await leftCheckout.getByRole('link', { name: 'Back, without subscribing' }).click();
    await expect(leftCheckout.getByRole('status')).toContainText('Nothing was ordered or charged.');
    await expect(leftCheckout).toHaveURL(`${site}/pricing`);
    await leftCheckout.close();
    const [checkout] = await Promise.all([opened(), buy.click()]);
    await expect(checkout.getByRole('heading', { name: 'Subscribe to Growth' })).toBeVisible();
    await checkout.getByLabel('(declined)').check();
    await checkout.getByRole('button', { name: 'Subscribe' }).click();
    await expect(checkout.getByRole('alert')).toBeVisible();
    await checkout.getByLabel('(paid)').check();
    await checkout.getByRole('button', { name: 'Subscribe' }).click();
    await expect(checkout.getByText('You are subscribed', { exact: true })).toBeVisible();
    await expect(checkout).toHaveURL(`${site}/account`);
    // The sentence about the next step stays on the page, also after the link to the order and a reload.
    const thanks = checkout.getByRole('region', { name: 'Thank you.' });
    await expect(thanks).toContainText('Growth: your subscription has started.');
    await expect(thanks).toContainText(`Stripe mails the receipt to ${email}.`);
    await thanks.getByRole('link', { name: 'open your order' }).click();
    await expect(checkout).toHaveURL(`${site}/account#orders`);
    await expect(checkout.getByRole('heading', { name: 'Your press releases' })).toBeInViewport();
    await checkout.reload();
    await expect(thanks.getByRole('listitem')).toHaveCount(3);
    await expect(checkout.getByText('You are subscribed', { exact: true })).toHaveCount(0);
    // The webhook may arrive after the redirect; the page updates without a reload.
    await expect(siteHeader(checkout).getByRole('button', { name: 'Manage subscription' })).toBeVisible();
    await checkout.close();

    const manage = siteHeader(page).getByRole('button', { name: 'Manage subscription' });
    await page.reload();
    const [portal] = await Promise.all([opened(), manage.click()]);
    await expect(portal.getByRole('heading', { name: 'Manage subscription' })).toBeVisible();
    await portal.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(portal.getByText(/^Ends /)).toBeVisible();
    await portal.getByRole('link', { name: 'Return to the site' }).click();
    await expect(portal).toHaveURL(`${site}/account`);
    await expect(portal.getByText(/^Growth, ends on/)).toBeVisible();
    await portal.close();
    await page.goto('/PR-Authority');
    await expect(manage).toBeVisible();

    // Buying as a subscriber opens the portal.
    const [secondTab] = await Promise.all([opened(), buy.click()]);
    await expect(secondTab.getByRole('heading', { name: 'Manage subscription' })).toBeVisible();

    // A canceled subscription can be resumed until it ends.
    await secondTab.getByRole('button', { name: 'Keep subscription' }).click();
    await expect(secondTab.getByText(/^Renews /)).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText(/^Growth, paid until/)).toBeVisible();
  });

  test('a user who opens checkout for two packages in two tabs can pay for one only', async ({
    page,
    context,
    allowedProblems,
  }) => {
    // The page of the first checkout was closed when the second was opened, so it answers 404.
    allowedProblems.push(/404/);
    await signUp(page, '/PR-Authority');
    const otherTab = await context.newPage();
    await otherTab.goto('/PR-Authority');
    const open = async (tab: Page, name: string) => {
      const opened = context.waitForEvent('page');
      await tab.getByRole('link', { name: `Buy ${name}` }).click();
      const checkout = await opened;
      await expect(checkout.getByRole('heading', { name: `Subscribe to ${name}` })).toBeVisible();
      return checkout;
    };
    const first = await open(page, 'Growth');
    const second = await open(otherTab, 'Pro');
    await first.getByRole('button', { name: 'Subscribe' }).click();
    await expect(first.getByRole('heading', { name: 'This page is no longer open' })).toBeVisible();
    await second.getByRole('button', { name: 'Subscribe' }).click();
    await expect(second.getByText('You are subscribed', { exact: true })).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText(/^Pro, paid until/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});

test('the page says after checkout that the payment is not confirmed while the backend has no subscription', async ({
  page,
}) => {
  await page.goto('/pricing?checkout=complete');
  await expect(page).toHaveURL(`${site}/pricing`);
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();

  const nextCheck = () =>
    page.waitForResponse(
      response =>
        response.request().method() === 'POST' && response.url().endsWith('/functions/v1/check-subscription'),
    );
  await page.clock.install();
  let check = nextCheck();
  await signUp(page, '/pricing?checkout=complete');
  for (const seconds of [1, 2, 4, 8]) {
    await (await check).finished();
    await expect(page.getByRole('status')).toBeEmpty();
    check = nextCheck();
    await page.clock.runFor(seconds * 1000);
  }
  await expect(page.getByText('No subscription yet')).toBeVisible();
  await expect(page).toHaveURL(`${site}/account`);
  await expect(page.getByRole('region', { name: 'Your payment is not confirmed yet.' })).toBeVisible();
  // The payment may still arrive, so the page does not say that there is no subscription, and a deletion warns about money.
  await expect(page.getByText('No subscription.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toContainText('If you have paid, the subscription ends today');
});

test.describe(() => {
  // The browser logs every 500 response, and the site every check that fails.
  test.use({ allowedProblems: [/status of 500|The subscription could not be checked/] });

  test('the page says after checkout in an outage that the payment cannot be checked, and checks it again', async ({
    page,
  }) => {
    await page.route('**/functions/v1/check-subscription', route =>
      route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: {} }),
    );
    await signUp(page, '/pricing?checkout=complete');
    await expect(page).toHaveURL(`${site}/account`);
    await expect(page.getByRole('region', { name: 'We can’t check your payment right now.' })).toBeVisible();
    await expect(page.getByText('No subscription.')).toHaveCount(0);
    await passRequests(page, '**/functions/v1/check-subscription');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('region', { name: 'Your payment is not confirmed yet.' })).toBeVisible();
  });
});

test.describe(() => {
  // Checkout is on the payment provider's origin.
  test.use({ allowedProblems: [new RegExp(`Request to a third party: http://localhost:${ports.stripe}/`)] });

  test('the account page says that a payment is not confirmed, and thanks the buyer when it is', async ({
    page,
    context,
  }) => {
    await signUp(page, '/PR-Authority');
    // The webhook has not arrived: there is neither a subscription nor an order.
    let hasWebhookArrived = false;
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await context.route('**/functions/v1/check-subscription', route =>
      hasWebhookArrived
        ? route.continue()
        : route.fulfill({
            headers,
            json: {
              subscribed: false,
              subscription_tier: null,
              subscription_end: null,
              cancel_at_period_end: false,
              payment_failed: false,
            },
          }),
    );
    await context.route('**/rest/v1/rpc/my_orders', route =>
      hasWebhookArrived ? route.continue() : route.fulfill({ headers, json: [] }),
    );
    const [checkout] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Buy Growth' }).click(),
    ]);
    await checkout.getByLabel('(paid)').check();
    const nextCheck = () =>
      checkout.waitForResponse(
        response =>
          response.request().method() === 'POST' &&
          response.url().endsWith('/functions/v1/check-subscription'),
      );
    let check = nextCheck();
    await checkout.clock.install();
    await checkout.getByRole('button', { name: 'Subscribe' }).click();
    for (const seconds of [1, 2, 4, 8]) {
      await (await check).finished();
      check = nextCheck();
      await checkout.clock.runFor(seconds * 1000);
    }
    await expect(checkout.getByText('No subscription yet')).toBeVisible();
    await expect(checkout).toHaveURL(`${site}/account`);
    const pending = checkout.getByRole('region', { name: 'Your payment is not confirmed yet.' });
    await expect(pending).toBeVisible();
    await checkout.reload();
    await expect(pending).toBeVisible();

    hasWebhookArrived = true;
    const thanks = checkout.getByRole('region', { name: 'Thank you.' });
    await expect(thanks).toContainText('Growth: your subscription has started.');
    await expect(checkout.getByRole('article', { name: /^Order \d+: Growth$/ })).toBeVisible();
    await expect(thanks.getByRole('link', { name: 'open your order' })).toBeVisible();
  });
});

test.describe(() => {
  // The browser logs every 500 response.
  test.use({ allowedProblems: [/status of 500/] });

  test('a failed checkout shows the error and closes the empty tab', async ({ page, context }) => {
    await signUp(page, '/PR-Authority');
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

  test('a failed portal shows the error and closes the empty tab', async ({ page, context }) => {
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
    await page.route('**/functions/v1/customer-portal', route =>
      route.fulfill({ status: 500, headers, json: {} }),
    );
    await signUp(page, '/about');
    await siteHeader(page).getByRole('button', { name: 'Manage subscription' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to open subscription management. Please try again.',
    );
    await expect.poll(() => context.pages()).toHaveLength(1);
  });
});

test.describe(() => {
  // The failure is logged and not shown.
  test.use({ allowedProblems: [/status of 500|The subscription could not be checked/] });

  test('a failed subscription check is never shown as no subscription, and can be repeated', async ({
    page,
  }) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const check = '**/functions/v1/check-subscription';
    await page.route(check, route => route.fulfill({ status: 500, headers, json: {} }));
    const logged = page.waitForEvent('console', message => message.text().includes('could not be checked'));
    const email = await signUp(page, '/account');
    await logged;
    await expect(siteHeader(page)).toContainText(email);
    await expect(siteHeader(page).getByRole('button', { name: 'Manage subscription' })).toBeVisible();
    const accountRegion = page.getByRole('region', { name: 'Your account' });
    await expect(accountRegion).toContainText('We can’t check your subscription right now.');
    await expect(accountRegion).not.toContainText('No subscription.');
    await expect(accountRegion.getByRole('button', { name: 'Manage subscription' })).toBeVisible();
    await accountRegion.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText('If you have one, it ends today');
    await page.keyboard.press('Escape');
    await passRequests(page, check);
    await accountRegion.getByRole('button', { name: 'Try again' }).click();
    await expect(accountRegion).toContainText('No subscription.');
    await expect(page.getByRole('alert')).toBeEmpty();
  });
});

test.describe(() => {
  // The browser logs each rejection; the portal is on the payment provider's origin.
  test.use({
    allowedProblems: [
      new RegExp(`status of (409|429|503)|Request to a third party: http://localhost:${ports.stripe}/`),
    ],
  });
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

  for (const [status, json, message] of [
    [429, { error: 'Too many tries. Try again in 3 minutes.' }, 'Too many tries. Try again in 3 minutes.'],
    [503, {}, 'We can’t reach the payment service right now.'],
  ] as const) {
    test(`the page says why when create-checkout answers ${status}`, async ({ page }) => {
      await signUp(page, '/PR-Authority');
      await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await page.route('**/functions/v1/create-checkout', route => route.fulfill({ status, headers, json }));
      await page.getByRole('link', { name: 'Buy Pro' }).click();
      await expect(page.getByRole('alert')).toContainText(message);
    });
  }

  test('Buy opens the portal for a subscriber whose page shows no subscription', async ({
    page,
    context,
  }) => {
    await signUp(page, '/PR-Authority');
    const buy = page.getByRole('link', { name: 'Buy Growth' });
    const [checkout] = await Promise.all([context.waitForEvent('page'), buy.click()]);
    await checkout.getByRole('button', { name: 'Subscribe' }).click();
    await expect(checkout).toHaveURL(`${site}/account`);
    await page.route('**/functions/v1/check-subscription', route =>
      route.fulfill({
        headers,
        json: {
          subscribed: false,
          subscription_tier: null,
          subscription_end: null,
          cancel_at_period_end: false,
        },
      }),
    );
    await page.reload();
    await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    const [portal] = await Promise.all([context.waitForEvent('page'), buy.click()]);
    await expect(portal.getByRole('heading', { name: 'Manage subscription' })).toBeVisible();
  });
});

test.describe(() => {
  // The browser logs each refusal, and the page each failed check.
  test.use({ allowedProblems: [/status of (40[0139]|500)|The subscription could not be checked/] });
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

  /** Answers every check of the subscription in this way, until the returned function is called. */
  async function answerChecks(page: Page, answer: (route: Route) => Promise<void>) {
    const check = '**/functions/v1/check-subscription';
    await page.route(check, answer);
    return () => passRequests(page, check);
  }
  /** Records the calls that would sell something. */
  function recordCheckouts(page: Page): readonly string[] {
    const calls: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('/functions/v1/create-checkout')) calls.push(request.url());
    });
    return calls;
  }
  const nothingToManage = 'You have no subscription to manage yet. Choose a package on the rate card first.';

  test('"Manage subscription" sells nothing when a check that runs at the click finds no subscription', async ({
    page,
  }) => {
    const checkouts = recordCheckouts(page);
    const endFailure = await answerChecks(page, route => route.fulfill({ status: 500, headers, json: {} }));
    await signUp(page, '/about');
    const manage = siteHeader(page).getByRole('button', { name: 'Manage subscription' });
    await expect(manage).toBeVisible();
    await endFailure();
    const released = Promise.withResolvers<void>();
    await answerChecks(page, async route => {
      await released.promise;
      await route.continue();
    });
    const repeated = page.waitForRequest('**/functions/v1/check-subscription');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await repeated;
    await manage.click();
    released.resolve();
    await expect(page.getByRole('alert')).toContainText(nothingToManage);
    expect(checkouts).toEqual([]);
  });

  test('"Manage subscription" sells nothing when the user signs in again with another account', async ({
    page,
    context,
  }) => {
    const checkouts = recordCheckouts(page);
    const other = await createUser(page);
    const endSubscription = await answerChecks(page, route =>
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
    const email = await signUp(page, '/about');
    const manage = siteHeader(page).getByRole('button', { name: 'Manage subscription' });
    await expect(manage).toBeVisible();
    await endSessions(email);
    await endSubscription();
    await manage.click();
    await expect(page.getByRole('dialog')).toContainText('Next: your subscription, in a new tab.');
    await fillCredentials(page, other.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(nothingToManage);
    await expect.poll(() => context.pages()).toHaveLength(1);
    expect(checkouts).toEqual([]);
  });
});

test.describe(() => {
  // The browser logs every failed request.
  test.use({ allowedProblems: [/status of 400/] });

  test('a password counts only if it was typed in the browser that confirms the address', async ({
    page,
    browser,
  }) => {
    // Somebody signs up with another person's address, whose owner opens the link in their own browser.
    const email = newEmail();
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
    await fillCredentials(page, email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Please check your email to confirm your account.');
    const owner = await (await browser.newContext({ baseURL: site })).newPage();
    await owner.goto(await mailedLink(page, email));
    await expect(owner).toHaveURL(`${site}/auth`);
    await expect(owner.getByText('Choose a password to finish opening your account.')).toBeVisible();
    // Opening the link changes nothing: programs that scan mail open links too.
    await owner.reload();
    await expect(owner.getByText('Choose a password to finish opening your account.')).toBeVisible();
    await owner.getByLabel('Password', { exact: true }).fill('red-pencil');
    await owner.getByRole('button', { name: 'Save the password' }).click();
    await expect(owner).toHaveURL(`${site}/application`);
    await expect(siteHeader(owner)).toContainText(email);
    await owner.context().close();

    await page.goto('/auth');
    await fillCredentials(page, email);
    const rejection = page.waitForResponse('**/auth/v1/token?grant_type=password');
    await page.keyboard.press('Enter');
    expect((await rejection).status()).toBe(400);
    // Until the error is shown, the form is busy, and Enter does nothing.
    await expect(page.getByRole('tabpanel').getByText('Invalid login credentials')).toBeVisible();
    await fillCredentials(page, email, 'red-pencil');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/application`);
  });
});

test('a link in a mail does not replace the session of a signed-in user', async ({ page, browser }) => {
  const attacker = await (await browser.newContext({ baseURL: site })).newPage();
  await attacker.goto('/auth');
  await attacker.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(attacker.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
  const attackerEmail = newEmail();
  await fillCredentials(attacker, attackerEmail);
  await attacker.keyboard.press('Enter');
  const link = await mailedLink(attacker, attackerEmail);
  await attacker.context().close();

  const email = await signUp(page, '/about');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(
    'You are already signed in, so the link in the email was not used.',
  );
  await expect(siteHeader(page)).toContainText(email);
  // A session in the URL does not replace the session, either.
  await page.goto('/about');
  await page.goto('/application#access_token=a.b.c&refresh_token=abc&type=signup');
  await expect(page).toHaveURL(`${site}/application`);
  await expect(siteHeader(page)).toContainText(email);
});

test.describe(() => {
  // The browser logs every failed request.
  test.use({ allowedProblems: [/status of 400/] });

  test('a visitor is not signed in by a session or a code in the URL', async ({ page }) => {
    await page.goto('/application#access_token=a.b.c&refresh_token=abc&type=signup');
    await expect(page).toHaveURL(`${site}/auth`);
    await page.goto(`/pricing?code=${crypto.randomUUID()}`);
    await expect(page.getByRole('alert')).toContainText('Please try again later.');
    await expect(page).toHaveURL(`${site}/pricing`);
    await expect(siteHeader(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

test.describe(() => {
  // The browser logs every failed request.
  test.use({ allowedProblems: [/status of 403/] });

  test('a confirmation link that was already used offers to sign in', async ({ page }) => {
    const email = await signUpByForm(page);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(`${site}/auth`);
    // The browser has forgotten this sign-up, so only sending the link's token shows that the link was already used.
    await page.goto(await mailedLink(page, email));
    // Until the token is rejected, the page shows the form for a new password.
    await expect(page.getByText('Choose a password to finish opening your account.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('red-pencil');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(page).toHaveURL(`${site}/auth`);
    // A confirmed account gets no new confirmation link.
    await expect(page.getByText('your account is active: sign in.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillCredentials(page, email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/application`);
  });
});

test.describe(() => {
  // The browser logs every failed request.
  test.use({ allowedProblems: [/status of 403/] });

  test('an expired confirmation link offers a new link, which signs in', async ({ page }) => {
    const email = newEmail();
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Sign Up' })).toBeVisible();
    await fillCredentials(page, email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toContainText('Please check your email to confirm your account.');
    const first = await mailedLink(page, email);
    await inDatabase(
      sql =>
        sql`update auth.users set confirmation_sent_at = now() - interval '2 days' where email = ${email}`,
    );
    await page.goto(first);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await mailedLink(page, email, 'signup', first));
    await expect(page).toHaveURL(`${site}/application`);
    await expect(siteHeader(page)).toContainText(email);
  });
});

test.describe(() => {
  // Google's sign-in page is a third-party origin.
  test.use({ allowedProblems: [new RegExp(`Request to a third party: http://localhost:${ports.google}/`)] });

  test('signing in with Google from the dialog returns to /pricing, as the dialog says', async ({ page }) => {
    await page.goto('/about');
    await siteHeader(page).getByRole('link', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('With Google: our pricing page.');
    await dialog.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'grace@foundry.example' }).click();
    await expect(page).toHaveURL(`${site}/pricing`);
    await expect(siteHeader(page)).toContainText('grace@foundry.example');
  });

  test('signing in with Google on the way to the admin area continues to it', async ({ page }) => {
    await page.goto('/admin');
    await expect(page).toHaveURL(`${site}/auth`);
    await expect(page.getByText('Next: the inbox.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'grace@foundry.example' }).click();
    await expect(page).toHaveURL(`${site}/admin`);
    await expect(siteHeader(page)).toContainText('grace@foundry.example');
    // The stored target applies once: a page that is opened later does not lead to it.
    await page.goto('/pricing');
    await expect(siteHeader(page)).toContainText('grace@foundry.example');
    await expect(page).toHaveURL(`${site}/pricing`);
  });
});

for (const [error, message] of [
  ['error=access_denied&error_description=The+user+said+no', 'Google sign-in was canceled.'],
  ['error=server_error&error_code=unexpected_failure&error_description=x', 'Please try again later.'],
] as const) {
  test(`the page shows our message, not the text of the URL, when Google returns ${error.split('&')[0]}`, async ({
    page,
  }) => {
    await page.goto(`/pricing#${error}`);
    await expect(page.getByRole('alert')).toContainText(`Error${message}`);
    await expect(page).toHaveURL(`${site}/pricing`);
  });
}

for (const [clock, ms] of [
  ['an hour fast', 3_600_000],
  ['a day fast', 86_400_000],
  ['a day slow', -86_400_000],
] as const) {
  test(`a clock that is ${clock} causes no repeated token refreshes`, async ({ page }) => {
    const refreshes: string[] = [];
    const checks: string[] = [];
    page.on('request', request => {
      if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url());
      if (request.url().endsWith('/check-subscription') && request.method() === 'POST')
        checks.push(request.url());
    });
    await page.clock.setFixedTime(Date.now() + ms);
    const { email } = await createUser(page);
    await page.goto('/auth');
    await fillCredentials(page, email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/application`);
    for (const path of ['/about', '/pricing', '/application']) {
      await page.goto(path);
      await expect(siteHeader(page)).toContainText(email);
    }
    await page.waitForLoadState('networkidle');
    expect(refreshes).toEqual([]);
    expect(checks.length).toBeLessThanOrEqual(5);
  });
}

for (const [path, button] of [
  ['/', 'Send a new link'],
  ['/application', 'Send a new link'],
  ['/auth', 'Send the link'],
] as const) {
  test(`an expired link to ${path} offers a new link`, async ({ page }) => {
    await page.goto(`${path}#error=access_denied&error_code=otp_expired&error_description=Expired`);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(page).toHaveURL(`${site}/auth`);
  });
}

/** Counts the script bytes of a page as they are transferred. */
function countScript(page: Page) {
  const responses: Response[] = [];
  page.on('response', response => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return async () => {
    const sizes = await Promise.all(responses.map(transferredBytes));
    const scripts = await Promise.all(responses.map(response => response.body()));
    return {
      kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024,
      // The Supabase client sends this text in a header of every request.
      hasAuthClient: scripts.some(script => script.includes('gotrue-js')),
    };
  };
}

/** The script budget: kilobytes, compressed with brotli. */
const budget = 125;

for (const [route, finalPath, heading] of [
  ['/application', '/application', 'Create Your Profile'],
  ['/account', '/account', 'You are on file.'],
  // /auth redirects a signed-in user to /application, whose script counts as well.
  ['/auth', '/application', 'Create Your Profile'],
] as const) {
  test(`${route} stays within its script budget for a signed-in user`, async ({ page }) => {
    const script = countScript(page);
    const { session } = await createUser(page);
    await openWithSession(page, session, route, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(site + finalPath);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const { kilobytes, hasAuthClient } = await script();
    expect(hasAuthClient).toBe(true);

    expect(kilobytes).toBeLessThanOrEqual(budget);
  });
}

test('/auth stays within its script budget until a sign-in is answered', async ({ page }) => {
  const { email } = await createUser(page);
  const script = countScript(page);
  const responseReleased = Promise.withResolvers<void>();
  const tokenRequest = page.waitForRequest('**/auth/v1/token?grant_type=password');
  await page.route('**/auth/v1/token?grant_type=password', async route => {
    await responseReleased.promise;
    await route.continue();
  });
  await page.goto('/auth');
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await tokenRequest;
  // The form and the client have loaded. Script that loads after the sign-in belongs to the next page, which has its own budget.
  const { kilobytes, hasAuthClient } = await script();
  responseReleased.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  expect(hasAuthClient).toBe(true);

  expect(kilobytes).toBeLessThanOrEqual(budget);
});

test('/auth shows its form when the stored session is invalid', async ({ page }) => {
  const { email } = await createUser(page);
  // The bootstrap treats this session as stored. The prerendered form may be replaced until hydration has finished.
  await openWithSession(page, {}, '/auth', { waitUntil: 'networkidle' });
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site}/application`);
});

for (const route of ['/auth', '/application']) {
  test(`${route} stays within its script budget and loads no Supabase code before it is needed`, async ({
    page,
  }) => {
    const script = countScript(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    const { kilobytes, hasAuthClient } = await script();
    expect(hasAuthClient).toBe(false);

    expect(kilobytes).toBeLessThanOrEqual(budget);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    const [name, target] =
      route === '/auth'
        ? (['send a message instead', '/contact#get-in-touch'] as const)
        : (['Sign in to start', '/auth'] as const);
    test(`${route} says what to do without script, and links to ${target}`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const link = page.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', target);
      await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
    });
  });
}
