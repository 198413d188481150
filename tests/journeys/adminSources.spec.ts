// Journey: the staff reads where leads, applications and sales came from.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { buyGrowth, signUp, signUpStaff } from './accounts.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { inDatabase } from './database.ts';
import { ports, site } from './environment.ts';
import { fillInContactForm, newVisitor, sendButton, sendMessage, sendMessageByForm } from './leads.ts';

// The payment page belongs to the payment provider.
test.use({ allowedProblems: [new RegExp(`Request to a third party: http://localhost:${ports.stripe}/`)] });

/** A random day on which no other test has entries: the tests share one database, and the report counts the entries of all tests. */
const newDay = () =>
  new Date(Date.UTC(1990, 0, 1) + Math.floor(Math.random() * 10_000) * 86_400_000).toISOString().slice(0, 10);
/** The day that is this number of days after another. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** Changes the dates of an address's messages to noon of a day in Milwaukee, and those of its application and purchase to later hours. */
const moveTo = (day: string, email: string) =>
  inDatabase(async sql => {
    await sql`update leads set created_at = ${`${day} 18:00:00+00`} where email = ${email}`;
    await sql`update applications set created_at = ${`${day} 19:00:00+00`} where email = ${email}`;
    await sql`
      update subscriptions set sold_at = ${`${day} 20:00:00+00`}
      where user_id = (select id from auth.users where email = ${email})`;
  });

/** Shows the report of a period. */
async function show(page: Page, from: string, to: string) {
  await page.getByLabel('From').fill(from);
  await page.getByLabel('To').fill(to);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
}

test('staff reads where messages, applications and sales came from, and downloads it as CSV', async ({
  page: buyerPage,
  browser,
}) => {
  const day = newDay();
  // A buyer who followed a link in a newsletter, and wrote before buying.
  await buyerPage.goto('/services?utm_source=newsletter&utm_campaign=harvest');
  const buyer = await signUp(buyerPage);
  await sendMessageByForm(buyerPage, { name: 'Ada Lindqvist', email: buyer, message: 'The harvest is in.' });
  await buyerPage.goto('/PR-Authority');
  await buyGrowth(buyerPage);
  await expect
    .poll(() =>
      inDatabase(
        sql => sql`
          select s.sold_at is not null as sold from subscriptions s join auth.users u on u.id = s.user_id
          where u.email = ${buyer}`,
      ),
    )
    .toEqual([{ sold: true }]);
  await inDatabase(
    sql => sql`
      insert into applications (user_id, idempotency_key, first_name, last_name, email, title, company_name,
        current_location, phone_number, full_time, business_details, business_team, business_progress,
        business_strategy, utm_campaign, landing_page)
      select id, ${crypto.randomUUID()}, 'Ada', 'Lindqvist', email, 'Founder', 'Hopyard', 'Austin, Texas',
        '414 555 0142', 'yes', 'Hops.', 'Two.', 'Some.', 'Grow.', 'Harvest', '/pricing'
      from auth.users where email = ${buyer}`,
  );
  await moveTo(day, buyer);
  // Two days later a visitor came by another page. The name of the campaign is a formula, which must not run in a spreadsheet.
  const context = await browser.newContext();
  const page = await context.newPage();
  const visitor = newVisitor('Wren');
  await page.goto('/pricing?utm_campaign=%3DSUM(1)');
  await page.goto('/contact');
  await fillInContactForm(page, visitor);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await moveTo(dayAfter(day, 2), visitor.email);
  // Spam is not counted.
  const spammer = newVisitor('Sol');
  await sendMessage(page, spammer);
  await moveTo(day, spammer.email);
  await inDatabase(sql => sql`update leads set status = 'spam' where email = ${spammer.email}`);

  await signUpStaff(page);
  await page.getByRole('tab', { name: 'Sources' }).click();
  await expect(page).toHaveURL(`${site}/admin#view=sources`);
  const table = (name: string) => page.getByRole('table', { name });
  const row = (name: string, numbers: string) =>
    table(name).getByRole('row', { name: new RegExp(`${numbers}$`) });
  await show(page, day, day);
  // The text of a row: the landing page, and how many messages, applications and sales came by it.
  await expect(table('By landing page').getByRole('row')).toHaveText([
    /First page/,
    '/services101',
    '/pricing010',
    'Total111',
  ]);
  // All spellings of a campaign are one row.
  await expect(row('By campaign', '1 1 1')).toHaveCount(2);
  await expect(row('By campaign', '1 1 1').first()).toContainText(/harvest/i);
  await expect(table('By city').getByRole('row')).toHaveText([
    /City/,
    'Milwaukee101',
    'Austin010',
    'Total111',
  ]);

  // Both days belong to the period. The page swaps them if the first is later.
  await show(page, dayAfter(day, 2), day);
  await expect(page.getByLabel('From')).toHaveValue(day);
  await expect(row('By city', 'Milwaukee 2 0 1')).toBeVisible();
  await expect(row('By landing page', '/pricing 1 1 0')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`sources-${day}-${dayAfter(day, 2)}.csv`);
  const [header, ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(header).toBe('\u{feff}"dimension","value","leads","applications","sales"');
  expect(lines).toContain('"page","/pricing","1","1","0"');
  expect(lines).toContain('"campaign","\'=SUM(1)","1","0","0"');
  expect(lines).toContain('"city","Milwaukee","2","0","1"');

  await show(page, dayAfter(day, 10), dayAfter(day, 11));
  await expect(page.getByText('Nothing came in.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Sources' })).toHaveAttribute('aria-selected', 'true');
  await context.close();
});

test('the report opens with the last thirty days of Milwaukee', async ({ page, browser }) => {
  await signUpStaff(page);
  const context = await browser.newContext({
    baseURL: site,
    // During most of Milwaukee's day, this time zone has already the next day.
    timezoneId: 'Pacific/Kiritimati',
    storageState: await page.context().storageState(),
  });
  const abroad = await context.newPage();
  await abroad.goto('/admin#view=sources');
  const today = new Date().toLocaleDateString('sv', { timeZone: 'America/Chicago' });
  await expect(abroad.getByLabel('To')).toHaveValue(today);
  const from = await abroad.getByLabel('From').inputValue();
  expect(Date.parse(today) - Date.parse(from)).toBe(29 * 86_400_000);
  await context.close();
});
