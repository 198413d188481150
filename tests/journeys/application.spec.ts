import type { Browser, Page } from 'playwright/test';
import { endSessions, fillCredentials, siteHeader, signUp } from './accounts.ts';
import { inDatabase } from './database.ts';
import { listMails } from './mails.ts';
import { ports, site } from './environment.ts';
import { expect, test } from './test.ts';

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
  await page.getByRole('button', { name: 'Check Your Answers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check Your Answers' })).toBeVisible();
}

/** The same account on a device of its own. */
async function onAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: site })).newPage();
  await page.goto('/auth');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${site}/application`);
  return page;
}

test('sign up, confirm, apply: a row, a mail, and the front page', async ({ page }) => {
  const email = await signUp(page);
  await expect(siteHeader(page)).toContainText(email);
  await expect(page.getByLabel('Email')).toHaveValue(email);

  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields');
  await fillProfile(page);

  await page.getByLabel('The team').fill(team);
  await expect(page.getByText(/^Saved at \d+:\d\d [AP]M to your account$/)).toBeVisible();
  // The draft outlives the page, and opens where it was left.
  await page.reload();
  await expect(page.getByLabel('The team')).toHaveValue(team);
  await page.getByRole('button', { name: 'Check Your Answers' }).click();
  await expect(page.getByRole('alert')).toContainText('Please fill in all sections');
  await fillBusiness(page);

  // Read once more, and one word changed.
  await expect(page).toHaveTitle(/^Check Your Answers/);
  await expect(page.getByText(team)).toBeVisible();
  expect(await applicationsOf(email)).toEqual([]);
  await page.getByRole('button', { name: 'Change Company name' }).click();
  await expect(page.getByLabel('Company name')).toBeFocused();
  await page.getByLabel('Company name').fill('Hopyard & Daughters');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hopyard & Daughters')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('status')).toContainText('Application submitted successfully!');
  await expect(page).toHaveURL(`${site}/`);
  await expect(page).not.toHaveTitle(/Check Your Answers/);

  expect(await applicationsOf(email)).toMatchObject([
    { first_name: 'Ada', company_name: 'Hopyard & Daughters', full_time: 'planning', business_team: team },
  ]);
  await expect
    .poll(async () =>
      (await listMails(page)).filter(({ to }) => to.includes(email)).map(({ subject }) => subject),
    )
    .toContain('We have your application');
  // Of what was sent no draft is left, here or in the account.
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

test('a draft goes on where its writer does, and of two that meet neither is lost', async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByText(/to your account$/)).toBeVisible();

  const other = await onAnotherDevice(browser, email);
  await expect(other.getByLabel('First name')).toHaveValue('Ada');
  await other.getByLabel('Last name').fill('Lindqvist');
  await expect(other.getByText(/to your account$/)).toBeVisible();

  // Reloaded, this device takes up what the other has added.
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Lindqvist');
  await expect(page.getByText(/on another device$/)).toBeVisible();
  await page.getByLabel('Title').fill('Founder');
  await expect(page.getByText(/to your account$/)).toBeVisible();

  // The other, which has not seen that, says so when it saves.
  await other.getByLabel('Title').fill('Grower');
  await expect(other.getByText('There are two drafts of this')).toBeVisible();
  await expect(other.getByLabel('Title')).toHaveValue('Grower');
  await other.getByRole('button', { name: 'Show the other' }).click();
  await expect(other.getByLabel('Title')).toHaveValue('Founder');
  await other.reload();
  await expect(other.getByLabel('Title')).toHaveValue('Founder');
  await other.context().close();

  // What is kept on this device goes when its writer signs out; the account has it.
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site}/auth`);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('draft'))))
    .toEqual([]);
});

test('one application that goes from two tabs is one', async ({ page, context }) => {
  const email = await signUp(page);
  await fillProfile(page);
  await fillBusiness(page);
  await expect(page.getByText(/to your account$/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/application');
  await expect(other.getByRole('heading', { level: 1, name: 'Check Your Answers' })).toBeVisible();
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Submit Application' }).click();
    await expect(tab.getByRole('status')).toContainText('Application submitted successfully!');
  }
  expect(await applicationsOf(email)).toHaveLength(1);
});

test('a page that crashes takes no word along', async ({ page, context }) => {
  await signUp(page);
  // The account has none of them.
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
  // What the browser itself reports of a session that is refused, and of a network that is gone.
  test.use({ expected: [/status of (?:40[013]|429)|ERR_INTERNET_DISCONNECTED/] });

  test('a session that ends in stage 2: the dialog over the wizard, and then it goes on by itself', async ({
    page,
  }) => {
    const email = await signUp(page);
    await fillProfile(page);
    await endSessions(email);
    await fillBusiness(page);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toContainText('Next: your application goes on its way, as you wrote it.');
    await expect(page.getByRole('banner', { includeHidden: true })).not.toContainText(email);
    await expect(page).toHaveURL(`${site}/application`);

    // Closed, it says why nothing was sent; nothing is lost.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText('Submission failed');
    await expect(page.getByText(team)).toBeVisible();
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(dialog).toBeVisible();
    await fillCredentials(page, email);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/`);
    await expect(page.getByRole('status')).toContainText('Application submitted successfully!');
    expect(await applicationsOf(email)).toMatchObject([{ business_team: team }]);
  });

  test('a session that ends in stage 2: by Google, too, it goes on by itself', async ({ page, expected }) => {
    expected.push(new RegExp(`third party was asked: http://localhost:${ports.google}/`));
    const email = 'ada@hopyard.example';
    const byGoogle = async () => {
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByRole('button', { name: email }).click();
      await expect(siteHeader(page)).toContainText(email);
    };
    await page.goto('/auth');
    await byGoogle();
    await expect(page).toHaveURL(`${site}/pricing`);
    await page.goto('/application');
    await fillProfile(page);
    await endSessions(email);
    await fillBusiness(page);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    const sent: string[] = [];
    await page.route('**/functions/v1/submit-application', route => {
      sent.push(route.request().url());
      return route.fulfill({ status: 429, headers: { 'access-control-allow-origin': '*' }, json: {} });
    });
    await byGoogle();
    await expect(page.getByRole('alert')).toContainText('Submission failed');
    // By itself it goes once: to reload the page is no second try.
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByText(team)).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.unroute('**/functions/v1/submit-application');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('status')).toContainText('Application submitted successfully!');
    await expect(page).toHaveURL(`${site}/`);
    expect(await applicationsOf(email)).toMatchObject([{ business_team: team }]);
  });

  test('offline, it is kept on this device, and goes to the account when the line is back', async ({
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
