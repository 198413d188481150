// Journey: a user applies for a partnership by the form in two stages, whose draft is saved.
import type { Browser, Page } from 'playwright/test';
import { endSessions, fillCredentials, siteHeader, signUp, signUpByForm } from './accounts.ts';
import { inDatabase } from './database.ts';
import { listMails } from './mails.ts';
import { ports, site } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { passRequests } from './passRequests.ts';

/** The answer to the question about the team, by which the tests find an application again. */
const team = 'Two growers and an agronomist.';

const applicationsOf = (email: string) =>
  inDatabase(sql => sql`select * from public.applications where email = ${email}`);

async function fillProfile(page: Page) {
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
}

async function fillBusiness(page: Page) {
  for (const label of ['The business', 'Progress', 'Strategy']) await page.getByLabel(label).fill('Hops.');
  await page.getByLabel('The team').fill(team);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
}

/** Checks that a step opens at its top, with the focus, as a new page does. */
async function expectStepAtTop(page: Page, title: string, progress: string) {
  await expect(page.getByRole('region', { name: title })).toBeFocused();
  for (const part of [
    page.getByRole('heading', { level: 1, name: title }),
    page.getByText(progress),
    page.getByText(/^Saved at/),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
}

/** Opens the application in another browser context with the same account. */
async function openOnAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site })).newPage();
  await page.goto('/auth');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${site}/application`);
  return page;
}

test('an application of a new user stores one row, sends one confirmation and ends on the home page', async ({
  page,
}) => {
  const email = await signUpByForm(page);
  await expect(siteHeader(page)).toContainText(email);
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByRole('region', { name: 'Please fill in all required fields' })).toBeFocused();
  await fillProfile(page);

  await page.getByLabel('The team').fill(team);
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M to your account$/)).toBeVisible();
  // The draft is restored at the same step.
  await page.reload();
  await expect(page.getByLabel('The team')).toHaveValue(team);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('region', { name: 'Please fill in all sections' })).toBeFocused();
  await fillBusiness(page);

  // The user reviews the answers and changes one.
  await expect(page).toHaveTitle(/^Check your answers/);
  await expect(page.getByText(team)).toBeVisible();
  expect(await applicationsOf(email)).toEqual([]);
  await page.getByRole('button', { name: 'Change: Create Your Profile' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Company name').fill('Hopyard & Daughters');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hopyard & Daughters')).toBeVisible();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('status')).toContainText('Application submitted successfully!');
  await expect(page).toHaveURL(`${site}/`);
  await expect(page).not.toHaveTitle(/Check your answers/);

  expect(await applicationsOf(email)).toMatchObject([
    { first_name: 'Ada', company_name: 'Hopyard & Daughters', full_time: 'planning', business_team: team },
  ]);
  await expect
    .poll(async () =>
      (await listMails(page)).filter(
        ({ to, subject }) => to.includes(email) && subject === 'We have your application',
      ),
    )
    .toHaveLength(1);
  // The account page has a record of it.
  await page.goto('/account');
  const sentOn = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(page.getByRole('list', { name: 'Your applications' }).getByRole('listitem')).toHaveText([
    `Sent on ${sentOn}: Hopyard & Daughters`,
  ]);
  // No draft is left on the device or in the account.
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('draft')))).toEqual(
    [],
  );
  expect(
    await inDatabase(
      sql => sql`select d.* from public.application_drafts d join auth.users u on u.id = d.user_id
        where u.email = ${email}`,
    ),
  ).toEqual([]);
});

test('a draft appears on another device of its author, and a conflict loses neither version', async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByText(/to your account$/)).toBeVisible();

  const other = await openOnAnotherDevice(browser, email);
  await expect(other.getByLabel('First name')).toHaveValue('Ada');
  await other.getByLabel('Last name').fill('Lindqvist');
  await expect(other.getByText(/to your account$/)).toBeVisible();

  // After a reload this device shows what the other added.
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Lindqvist');
  await expect(page.getByText(/in another tab or on another device$/)).toBeVisible();
  await page.getByLabel('Title').fill('Founder');
  await expect(page.getByText(/to your account$/)).toBeVisible();

  // The other device reports the conflict when it saves.
  await other.getByLabel('Title').fill('Grower');
  await expect(other.getByText('You have two drafts')).toBeVisible();
  await expect(other.getByLabel('Title')).toHaveValue('Grower');
  await other.getByRole('button', { name: 'Open the other draft' }).click();
  await expect(other.getByLabel('Title')).toHaveValue('Founder');
  await other.reload();
  await expect(other.getByLabel('Title')).toHaveValue('Founder');
  // The draft that was left is the other one now.
  await other.getByRole('button', { name: 'Open the other draft' }).click();
  await expect(other.getByLabel('Title')).toHaveValue('Grower');
  await other.context().close();

  // Signing out removes the draft from the device; the account keeps it.
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site}/auth`);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('draft'))))
    .toEqual([]);
});

test('submitting one application from two tabs stores one row', async ({ page, context }) => {
  const email = await signUp(page);
  await fillProfile(page);
  await fillBusiness(page);
  await expect(page.getByText(/to your account$/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/application');
  await expect(other.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Submit application' }).click();
    await expect(tab.getByRole('status')).toContainText('Application submitted successfully!');
  }
  expect(await applicationsOf(email)).toHaveLength(1);
});

test('a crashed page loses nothing that was typed', async ({ page, context }) => {
  await signUp(page);
  // Nothing is saved to the account.
  await page.route('**/rest/v1/application_drafts*', () => {});
  await page.getByLabel('First name').fill('Ada');
  const crashed = page.waitForEvent('crash');
  (await context.newCDPSession(page)).send('Page.crash').catch(() => {});
  await crashed;
  const next = await context.newPage();
  await next.goto('/application');
  await expect(next.getByLabel('First name')).toHaveValue('Ada');
});

test.describe(() => {
  // The browser logs rejected sessions and network failures.
  test.use({ allowedProblems: [/status of (?:40[013]|429)|ERR_INTERNET_DISCONNECTED/] });

  test('a session that ends in stage 2 opens the sign-in dialog, and the submission then continues', async ({
    page,
  }) => {
    const email = await signUp(page);
    await fillProfile(page);
    await endSessions(email);
    await fillBusiness(page);
    await page.getByRole('button', { name: 'Submit application' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toContainText('Next: we submit your application as you wrote it.');
    await expect(page.getByRole('banner', { includeHidden: true })).not.toContainText(email);
    await expect(page).toHaveURL(`${site}/application#step=review`);

    // The first Escape dismisses the message about the session. After the dialog is closed, the error and the answers are shown.
    await expect(page.getByRole('alert')).toContainText('Your session has ended');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText('Submission failed');
    await expect(page.getByText(team)).toBeVisible();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(dialog).toBeVisible();
    await fillCredentials(page, email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole('status')).toContainText('Application submitted successfully!');
    expect(await applicationsOf(email)).toMatchObject([{ business_team: team }]);
  });

  test('a session that ends in stage 2 continues the submission after signing in with Google', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(new RegExp(`Request to a third party: http://localhost:${ports.google}/`));
    const email = 'ada@hopyard.example';
    const signInWithGoogle = async () => {
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('button', { name: email }).click();
      await expect(siteHeader(page)).toContainText(email);
    };
    await page.goto('/auth');
    await signInWithGoogle();
    await expect(page).toHaveURL(`${site}/pricing`);
    await page.goto('/application');
    await fillProfile(page);
    await endSessions(email);
    await fillBusiness(page);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    const sent: string[] = [];
    await page.route('**/functions/v1/submit-application', route => {
      sent.push(route.request().url());
      return route.fulfill({ status: 429, headers: { 'access-control-allow-origin': '*' }, json: {} });
    });
    await signInWithGoogle();
    await expect(page.getByRole('alert')).toContainText('Submission failed');
    // The submission is retried automatically once; a reload does not repeat it.
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByText(team)).toBeVisible();
    expect(sent).toHaveLength(1);
    await passRequests(page, '**/functions/v1/submit-application');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('status')).toContainText('Application submitted successfully!');
    await expect(page).toHaveURL(`${site}/`);
    expect(await applicationsOf(email)).toMatchObject([{ business_team: team }]);
  });

  test('an offline draft is stored on the device and saved to the account when the connection returns', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await page.getByLabel('First name').fill('Ada');
    await expect(page.getByText(/to your account$/)).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Last name').fill('Lindqvist');
    await expect(page.getByText(/on this device$/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/to your account$/)).toBeVisible();
  });
});

test('the browser’s Back and Forward move between the steps, and a reload shows the same step', async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await fillProfile(page);
  await expectStepAtTop(page, 'Business Information', 'Stage 2 of 2');
  await page.getByLabel('The team').fill(team);
  await page.goBack();
  await expectStepAtTop(page, 'Create Your Profile', 'Stage 1 of 2');
  await expect(page.getByLabel('Company name')).toHaveValue('Hopyard');
  await expect(page).toHaveURL(`${site}/application`);
  await page.goForward();
  await expectStepAtTop(page, 'Business Information', 'Stage 2 of 2');
  await expect(page.getByLabel('The team')).toHaveValue(team);
  await page.reload();
  await expect(page.getByLabel('The team')).toHaveValue(team);
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.goForward();
  await fillBusiness(page);
  await expectStepAtTop(page, 'Check your answers', 'Last step');
  // The wizard's own button goes back in the history, too.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Stage 2 of 2')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Stage 1 of 2')).toBeVisible();
});
