// Journey: what a screen reader says on the pages of users and staff and in their dialogs, compared with stored texts; axe checks each.
import type { Locator, Page } from 'playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { buyGrowth, createUser, fillCredentials, signUp, signUpStaff } from './accounts.ts';
import { inDatabase } from './database.ts';
import { ports } from './environment.ts';
import { newVisitor, sendMessage } from './leads.ts';
import { readAloud, recordAnnouncements, readRecords } from './readAloud.ts';
import { expect, test } from './cleanConsoleTest.ts';

/*
 * Read a file of the folder readAloud from top to bottom before you accept a change, as readAloud.spec.ts says. These files also say where the
 * focus is, what a screen reader says at each press of Tab, and what live regions have announced.
 */
test.use({
  viewport: { width: 1280, height: 900 },
  // The payment page belongs to the payment provider.
  allowedProblems: [new RegExp(`Request to a third party: http://localhost:${ports.stripe}/`)],
});

/** Compares what a screen reader says with the stored text, and checks the part with axe. */
async function expectReadAloud(page: Page, name: string, part: Locator) {
  expect.soft(await readAloud(page, part)).toMatchSnapshot(['readAloud', `${name}.txt`]);
  await expectAccessible(page, [360, 1280]);
}

/** Expects the same of a page's main part, and that the page does not scroll sideways. */
async function expectPageReadAloud(page: Page, name: string) {
  await expectReadAloud(page, name, page.getByRole('main'));
  for (const width of [320, 360, 768, 1920, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, width);
  }
}

test('the account page, with an order that waits for its brief, and the dialog of the deletion read as their snapshots say', async ({
  page,
}) => {
  await signUp(page, '/PR-Authority');
  await buyGrowth(page);
  await recordAnnouncements(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Send the brief' }).click();
  const event = page.getByLabel('What happened?');
  await expect(event).toBeFocused();
  await expect(page.getByText(/^Growth, paid until/)).toBeVisible();
  await expect(page.getByText('This browser')).toBeVisible();
  await expectPageReadAloud(page, 'account');

  await event.fill('We signed our tenth farm.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Growth ends today.');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeFocused();
  await expectReadAloud(page, 'deleteAccount', dialog);
});

test('the account page of a user who has bought nothing passes axe', async ({ page }) => {
  await signUp(page, '/account');
  await expect(page.getByText('This browser')).toBeVisible();
  await expectAccessible(page, [360, 1280]);
});

test('the sign-in dialog, and the application with two answers missing and in its review read as their snapshots say', async ({
  page,
}) => {
  const { email } = await createUser(page);
  await recordAnnouncements(page);
  await page.goto('/pricing');
  // Pointing at the link loads the app, so that the bootstrap announces nothing after the click.
  await page.getByRole('link', { name: 'Apply for Partnership' }).hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('link', { name: 'Apply for Partnership' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect(dialog).toBeFocused();
  await expectReadAloud(page, 'signIn', dialog);
  await fillCredentials(page, email);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Create Your Profile' })).toBeVisible();
  // The form is checked before it shows errors.
  await expectAccessible(page, [360, 1280]);
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Lindqvist'],
    ['Company name', 'Hopyard'],
    ['Current location', 'Milwaukee, Wisconsin'],
    ['Phone number', '414 555 0142'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await expect(page.getByText(/to your account$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  await expect(page.getByRole('region', { name: 'Please fill in all required fields' })).toBeFocused();
  await expectPageReadAloud(page, 'applicationProfile');

  await page.getByLabel('Title').fill('Founder');
  await page.getByLabel('Planning to').check();
  await page.getByRole('button', { name: 'Save & Continue' }).click();
  for (const label of ['The business', 'The team', 'Progress', 'Strategy'])
    await page.getByLabel(label).fill('Hops.');
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await expect(page.getByRole('region', { name: 'Check your answers' })).toBeFocused();
  await expect(page.getByText(/to your account$/)).toBeVisible();
  await expectPageReadAloud(page, 'applicationReview');
});

test('the inbox, with an open lead that somebody else has saved, reads as its snapshot says', async ({
  page,
  context,
}) => {
  const id = crypto.randomUUID();
  const june = { ...newVisitor('June Rowe'), email: `june.${id}@hopyard.example` };
  await sendMessage(page, june);
  await sendMessage(page, { ...june, name: 'J. Rowe', message: 'The mill runs again.' });
  // A mail that could not be sent. Other tests have failed mails, too.
  await page.route('**/rest/v1/failed_outbox_rows*', route =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [
        {
          id: 1,
          channel: 'mail',
          kind: 'contact-confirmation',
          lead_id: id,
          application_id: null,
          last_error: 'The mailbox is full.',
          failed_at: '2026-11-20T12:00:00Z',
        },
      ],
    }),
  );
  await recordAnnouncements(page);
  await signUpStaff(page, `/admin#q=${id}`);
  await page.getByRole('button', { name: /^June Rowe/ }).click();
  const note = page.getByRole('region', { name: 'June Rowe' }).getByLabel('Note');
  await note.fill('Mine.');
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Note').fill('Theirs.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText(/^Saved\./)).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Someone else saved this entry while you were writing.')).toBeVisible();
  await expectPageReadAloud(page, 'admin');
});

test('an order that waits for its brief reads to the staff as its snapshot says', async ({
  page,
  browser,
}) => {
  const email = await signUp(page, '/PR-Authority');
  await buyGrowth(page);
  const staff = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await recordAnnouncements(staff);
  await signUpStaff(staff, '/admin#view=orders');
  await staff.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(staff.getByText('1 found')).toBeAttached();
  // The number of orders before the search has ended depends on other tests.
  await readRecords(staff);
  await staff.getByRole('button', { name: new RegExp(email) }).click();
  await expect(staff.getByRole('region', { name: new RegExp(email) })).toBeVisible();
  await expectPageReadAloud(staff, 'adminOrders');
  await staff.context().close();
});

test('the report of sources, with one message, reads as its snapshot says', async ({ page }) => {
  const sender = newVisitor('Ida Source');
  await sendMessage(page, sender);
  // A day on which no other test has entries, nor an earlier run of this one: the report counts those of all tests.
  const day = '1987-03-04';
  await inDatabase(async sql => {
    await sql`update leads set created_at = '1986-01-01' where created_at < '1988-01-01'`;
    await sql`update leads set created_at = ${`${day} 18:00:00+00`} where email = ${sender.email}`;
  });
  await recordAnnouncements(page);
  await signUpStaff(page, '/admin#view=sources');
  await page.getByLabel('From').fill(day);
  await page.getByLabel('To').fill(day);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Milwaukee1');
  await expectPageReadAloud(page, 'adminSources');
});

test('the setup of an authenticator app reads as its snapshot says', async ({ page }) => {
  await recordAnnouncements(page);
  await signUpStaff(page, '/admin', { needsSecondFactor: true });
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectPageReadAloud(page, 'secondFactor');
});
