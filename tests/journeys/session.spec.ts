// Journey: a user's session: tokens in links, sign-out, several tabs, and outages of the sign-in service.
import type { BrowserContext, Page, Route } from 'playwright/test';
import {
  createUser,
  endSessions,
  expireSession,
  fillCredentials,
  mailedLink,
  siteHeader,
  newEmail,
  openWithSession,
  password,
  signUp,
  signUpByForm,
  storedAccessToken,
  storedSessionKeys,
} from './accounts.ts';
import { inDatabase } from './database.ts';
import { ports, site } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { passRequests } from './passRequests.ts';

/** The URLs in the history of the tab, the oldest first. */
const visitedUrls = (page: Page) => page.evaluate(() => navigation.entries().map(({ url }) => String(url)));

test('the link of a confirmation mail says that the address is confirmed, and its token stays out of the address bar and the history', async ({
  page,
}) => {
  await signUpByForm(page);
  await expect(page.getByRole('status')).toContainText('Your email address is confirmed');
  const visited = await visitedUrls(page);
  expect(visited).toContain(`${site}/application`);
  expect(visited.filter(url => /[#?]/.test(url))).toEqual([]);
});

test.describe(() => {
  test.use({ allowedProblems: [new RegExp(`Request to a third party: http://localhost:${ports.google}/`)] });

  test('tokens from Google stay out of the history', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'grace@foundry.example' }).click();
    await expect(siteHeader(page)).toContainText('grace@foundry.example');
    expect((await visitedUrls(page)).filter(url => url.startsWith(site) && /[#?]/.test(url))).toEqual([]);
  });
});

/** Signs up and writes an application whose last name is not saved to the account, because saving never completes. Returns the email address. */
async function writeUnsavedDraft(page: Page, context: BrowserContext): Promise<string> {
  const email = await signUp(page);
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByText(/to your account$/)).toBeVisible();
  await context.route('**/rest/v1/application_drafts*', () => {});
  await page.getByLabel('Last name').fill('Lindqvist');
  await expect(page.getByText(/on this device$/)).toBeVisible();
  return email;
}

test('signing out takes effect immediately, and unsaved text is restored after the next sign-in', async ({
  page,
  context,
}) => {
  const email = await writeUnsavedDraft(page, context);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  expect(await storedSessionKeys(page)).toEqual([]);
  await page.close();

  const next = await context.newPage();
  await passRequests(context, '**/rest/v1/application_drafts*');
  await next.goto('/auth');
  await fillCredentials(next, email);
  await next.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(next.getByLabel('Last name')).toHaveValue('Lindqvist');
});

test('after a sign-out in another tab, the page says why the application closed, and restores its draft after the next sign-in', async ({
  page,
  context,
}) => {
  const email = await writeUnsavedDraft(page, context);
  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site}/auth`);
  await expect(page.getByRole('alert')).toContainText('You signed out in another tab.');
  await expect(other.getByRole('alert')).toContainText('They stay in this browser');

  await passRequests(context, '**/rest/v1/application_drafts*');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Last name')).toHaveValue('Lindqvist');
});

/** Deletes the account on the open page /account. */
async function deleteAccount(page: Page) {
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('status')).toContainText('Your account is deleted');
}

test.describe(() => {
  // The browser logs every refused request.
  test.use({ allowedProblems: [/status of 40[013]|subscription could not be checked/] });

  const endedMessage = 'Your session has ended';

  test('after the account is deleted in another tab, the page says why the application closed', async ({
    page,
    context,
  }) => {
    await signUp(page);
    const other = await context.newPage();
    await other.goto('/account');
    await deleteAccount(other);
    await expect(page).toHaveURL(`${site}/auth`);
    await expect(page.getByRole('alert')).toContainText('You deleted it in another tab');
    await expect(other.getByRole('alert')).toBeEmpty();

    // Other tabs also learn of a second deletion in the same browser.
    const { session } = await createUser(page);
    await openWithSession(page, session, '/application');
    await other.goto('/account');
    await deleteAccount(other);
    await expect(page).toHaveURL(`${site}/auth`);
    await expect(page.getByRole('alert')).toContainText('You deleted it in another tab');
  });

  test('the account page says why it closes when the session is ended on another device, and returns after the next sign-in', async ({
    page,
  }) => {
    const email = await signUp(page, '/account');
    // The list of sessions is the last that the page loads. Its request would find the ended session before the click does.
    await expect(page.getByText('This browser')).toBeVisible();
    await endSessions(email);
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(page).toHaveURL(`${site}/auth`);
    await expect(page.getByRole('alert')).toContainText(endedMessage);

    await fillCredentials(page, email);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${site}/account`);
    await expect(page.getByRole('alert')).toBeEmpty();
  });

  test('the account page says why it does not open when the stored session has expired', async ({ page }) => {
    const { email, session } = await createUser(page);
    await endSessions(email);
    await openWithSession(page, { ...session, expires_at: 1 }, '/account');
    await expect(page).toHaveURL(`${site}/auth`);
    await expect(page.getByRole('alert')).toContainText(endedMessage);
  });

  test('a content page says that the session has ended when it cannot be renewed', async ({ page }) => {
    const email = await signUp(page, '/about');
    await expect(siteHeader(page)).toContainText(email);
    await endSessions(email);
    await expireSession(page);
    // The auth client looks at the stored session when the tab becomes visible.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByRole('alert')).toContainText(endedMessage);
    await expect(page).toHaveURL(`${site}/about`);
    await expect(siteHeader(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('the application says once that the account was deleted by the staff, and keeps what was typed', async ({
    page,
  }) => {
    const email = await signUp(page);
    await inDatabase(sql => sql`delete from auth.users where email = ${email}`);
    await page.getByLabel('First name').fill('Ada');
    await expect(page.getByRole('alert')).toContainText('the account was deleted');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByLabel('Last name').fill('Lindqvist');
    await expect(page.getByText(/on this device$/)).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page).toHaveURL(`${site}/application`);
  });
});

test('after the browser’s storage is cleared, the page says why the session ended, and keeps what was typed', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByText(/to your account$/)).toBeVisible();
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'local_storage' });
  await expect(page.getByRole('alert')).toContainText('data was deleted from your browser');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(siteHeader(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('signing out on the account page shows no message', async ({ page }) => {
  await signUp(page, '/account');
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site}/auth`);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
});

test.describe(() => {
  // The browser logs every 400 response.
  test.use({ allowedProblems: [/status of 400/] });

  test('signing out ends the session at the service and warns about unsaved text', async ({ page }) => {
    const email = await signUp(page);
    await page.route('**/rest/v1/application_drafts*', route => route.fulfill({ status: 400, json: {} }));
    await page.getByLabel('Last name').fill('Lindqvist');
    await expect(page.getByText(/on this device$/)).toBeVisible();
    // The warning appears on any page.
    await page.goto('/about');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('alert')).toContainText('They stay in this browser');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Lindqvist');
    await expect
      .poll(() =>
        inDatabase(
          sql =>
            sql`select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`,
        ),
      )
      .toEqual([]);
  });
});

test('the focus stays on the page when a user signs in by the dialog and out again', async ({ page }) => {
  const { email } = await createUser(page);
  await page.goto('/about');
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).press('Enter');
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter');
  await expect(siteHeader(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
});

test('a page that was not used yet shows a sign-in in another tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  const { email } = await createUser(page);
  await page.goto('/auth');
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(siteHeader(other)).toContainText(email);
});

test('an open dialog continues after a sign-in in another tab', async ({ page, context }) => {
  const { email } = await createUser(page);
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Apply for Partnership' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/auth');
  await fillCredentials(other, email);
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${site}/application`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status')).toContainText('You have been signed in successfully.');
});

test('Back with an open sign-in dialog leaves the page, and the dialog has the typed email address after Forward', async ({
  page,
}) => {
  await page.goto('/about');
  // The first dialog loads the application, which then opens the next page itself.
  await siteHeader(page).getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await siteHeader(page).getByRole('link', { name: 'Pricing' }).click();
  const apply = page.getByRole('link', { name: 'Apply for Partnership' });
  await apply.click();
  const email = newEmail();
  await fillCredentials(page, email);
  await page.goBack();
  await expect(page).toHaveURL(`${site}/about`);
  await expect(apply).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(`${site}/pricing`);
  await apply.click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('a dialog that waits for confirmation continues when the link is opened', async ({ page, context }) => {
  const email = newEmail();
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Apply for Partnership' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Check your email');
  const other = await context.newPage();
  await other.goto(await mailedLink(page, email));
  await expect(page).toHaveURL(`${site}/application`);
});

test.describe(() => {
  test.use({ allowedProblems: [/Failed to load resource/] });

  test('an auth client that cannot be downloaded does not sign the user out', async ({ page }) => {
    const { session } = await createUser(page);
    await page.route('**/authClient-*.js', route => route.abort());
    await openWithSession(page, session, '/application');
    await expect(page.getByRole('alert')).toContainText('We can’t check your account right now.');
    await expect(page).toHaveURL(`${site}/application`);
    await passRequests(page, '**/authClient-*.js');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  });
});

/** The response of a gateway whose service does not answer. */
const unavailable = { status: 503, headers: { 'access-control-allow-origin': '*' }, json: {} };

/**
 * Opens the application form with an expired session. `count` requests for a new access token get 503. The next request waits until the
 * test answers it. During this time no other timer of the auth client runs, so a jump of the page's clock has a predictable result.
 */
async function openInOutage(page: Page, count: number): Promise<{ email: string; request: Route }> {
  const { email, session } = await createUser(page);
  const pending = Promise.withResolvers<Route>();
  let answered = 0;
  await page.route('**/auth/v1/token*', async route => {
    if (answered === count) return pending.resolve(route);
    answered += 1;
    await route.fulfill(unavailable);
  });
  await page.clock.install();
  // `expires_at` is in seconds since 1970.
  await openWithSession(page, { ...session, expires_at: 1 }, '/application');
  return { email, request: await pending.promise };
}

test.describe(() => {
  // The browser logs every 503 response.
  test.use({ allowedProblems: [/status of 503/] });

  test('an outage of the auth service shows a message and does not sign the user out', async ({ page }) => {
    const { email, request } = await openInOutage(page, 2);
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(page.getByRole('alert')).toContainText('We can’t check your account right now.');
    await expect(page).toHaveURL(`${site}/application`);
    await request.continue();
    await expect(siteHeader(page)).toContainText(email);
    await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  });

  test('a sign-in is retried after a gateway error', async ({ page }) => {
    const { email } = await createUser(page);
    await page.route('**/auth/v1/token?grant_type=password', route => route.fulfill(unavailable), {
      times: 2,
    });
    await page.goto('/auth');
    await fillCredentials(page, email);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${site}/application`);
    await expect(page.getByRole('alert')).toBeEmpty();
  });
});

test.describe(() => {
  // After the last failed attempt, the auth client logs the error and stops for a minute.
  test.use({ allowedProblems: [/status of 503|^AuthRetryableFetchError/] });

  test('a long outage of the auth service ends with the next attempt of the auth client', async ({
    page,
  }) => {
    const { email, request } = await openInOutage(page, 0);
    // The auth client repeats the request for 30 s.
    await page.clock.fastForward(45_000);
    await expect(page.getByRole('alert')).toContainText('We can’t check your account right now.');
    const givesUp = page.waitForEvent('console', { predicate: message => message.type() === 'warning' });
    await request.fulfill(unavailable);
    await givesUp;
    await passRequests(page, '**/auth/v1/token*');
    await expect(page).toHaveURL(`${site}/application`);
    // The auth client checks every 30 s whether the minute is over.
    await page.clock.fastForward(90_000);
    await expect(siteHeader(page)).toContainText(email);
    await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  });
});

test.describe(() => {
  // Rejected sessions are logged; checkout and Google are third-party origins.
  test.use({
    allowedProblems: [
      new RegExp(
        `status of 40[013]|subscription could not be checked|Request to a third party: http://localhost:(${ports.stripe}|${ports.google})/`,
      ),
    ],
  });

  test('buying with an ended session opens the dialog and then checkout', async ({ page, context }) => {
    const email = await signUp(page, '/PR-Authority');
    await expect(siteHeader(page)).toContainText(email);
    await endSessions(email);
    await page.getByRole('link', { name: 'Buy Growth' }).click();
    await expect(page.getByRole('dialog')).toContainText('Next: checkout, in a new tab.');
    await expect.poll(() => context.pages()).toHaveLength(1);
    await fillCredentials(page, email);
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    await expect((await opened).getByRole('heading', { name: 'Subscribe to Growth' })).toBeVisible();
  });

  test('buying with an ended session continues to checkout after signing in with Google', async ({
    page,
    context,
  }) => {
    const email = 'grace@foundry.example';
    await page.goto('/auth');
    const signInWithGoogle = async () => {
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('button', { name: email }).click();
    };
    await signInWithGoogle();
    await expect(siteHeader(page)).toContainText(email);
    await page.goto('/PR-Authority');
    await expect(siteHeader(page)).toContainText(email);
    // Deletes this browser's session only, because other tests use the same account.
    const token = await storedAccessToken(page);
    // A token has three parts between dots; the second has the session's id.
    const { session_id } = JSON.parse(atob(token.split('.')[1]!)) as { session_id: string };
    await inDatabase(sql => sql`delete from auth.sessions where id = ${session_id}`);
    await page.getByRole('link', { name: 'Buy Pro' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const opened = context.waitForEvent('page');
    await signInWithGoogle();
    await expect((await opened).getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
  });
});

test('closing the tab that waits for checkout cancels it', async ({ page, context }) => {
  await signUp(page, '/PR-Authority');
  await expect(siteHeader(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const responseReleased = Promise.withResolvers<void>();
  await page.route('**/functions/v1/create-checkout', async route => {
    await responseReleased.promise;
    await route.continue();
  });
  const buy = page.getByRole('link', { name: 'Buy Growth' });
  const [waiting] = await Promise.all([context.waitForEvent('page'), buy.click()]);
  await expect(buy).toHaveAttribute('aria-disabled', 'true');
  await waiting.close();
  responseReleased.resolve();
  await expect(buy).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(page).toHaveURL(`${site}/PR-Authority`);
});

test('a sign-in of more than ten minutes ago ends no session of another browser', async ({ page }) => {
  const { email, session } = await createUser(page);
  await inDatabase(async sql => {
    await sql`
      update auth.sessions set created_at = now() - interval '11 minutes'
      where user_id = (select id from auth.users where email = ${email})`;
    await sql`
      insert into auth.sessions (id, user_id, created_at, updated_at)
      select gen_random_uuid(), id, now(), now() from auth.users where email = ${email}`;
  });
  await openWithSession(page, session, '/account');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await list.getByRole('button', { name: 'Sign out Browser not known' }).click();
  await expect(page.getByRole('alert')).toContainText('Sign in again first');
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('a user ends the session of another browser on the account page', async ({ page, browser }) => {
  const { email, session } = await createUser(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/auth');
  await fillCredentials(other, email);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(`${site}/application`);

  await openWithSession(page, session, '/account');
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveText([
    /^Chrome on Linux.*This browser$/,
    /^Chrome on Linux.*Last used on/,
  ]);
  await list.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
  await expect(page.getByRole('status')).toContainText('That browser is signed out');
  await expect(list.getByRole('listitem')).toHaveCount(1);

  // The other browser learns that its session has ended with its next request. This browser stays signed in.
  await other.goto('/account');
  await expect(other).toHaveURL(`${site}/auth`);
  await elsewhere.close();
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});
