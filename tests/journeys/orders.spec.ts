// Journey: an order, which is one press release, from the payment to the report.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { buyGrowth, fillCredentials, siteHeader, signUp, signUpStaff } from './accounts.ts';
import { inDatabase } from './database.ts';
import { ports } from './environment.ts';
import { listMails } from './mails.ts';
import { expect, test } from './cleanConsoleTest.ts';
import { passRequests } from './passRequests.ts';

// The payment page belongs to the payment provider.
test.use({ allowedProblems: [new RegExp(`Request to a third party: http://localhost:${ports.stripe}/`)] });

/** Starts a publisher's server on this machine, until the end of the test. It answers 404 at /deleted. Returns its origin. */
async function publish(html: string): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/deleted' ? 404 : 200, { 'content-type': 'text/html' }).end(html);
  }).listen(0, '127.0.0.1');
  stopPublisher = () => server.close();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
let stopPublisher: (() => void) | undefined;
test.afterEach(() => stopPublisher?.());

/** Sends a version of the text, as the staff does. */
const sendProof = (email: string, version: number, text: string) =>
  inDatabase(async sql => {
    const [order] = await sql<{ id: string }[]>`
      select o.id from orders o
      join subscriptions s on s.stripe_id = o.subscription_id join auth.users u on u.id = s.user_id
      where u.email = ${email}`;
    await sql`
      insert into order_proofs (order_id, version, text, hash)
      values (${order!.id}, ${version}, ${text}, encode(sha256(convert_to(${text}, 'utf8')), 'hex'))`;
    await sql`select private.step_order(${order!.id}, 'sendProof')`;
  });

test('an order goes from the payment to the report', async ({ page, browser }) => {
  const email = await signUp(page, '/PR-Authority');
  await buyGrowth(page);
  await expect
    .poll(async () =>
      (await listMails(page)).filter(({ to }) => to.includes(email)).map(mail => mail.subject),
    )
    .toContain('Your press release: send us the brief');

  await page.goto('/account');
  const release = page.getByRole('article', { name: /^Order \d+: Growth$/ });
  await expect(release).toContainText('Your next step: tell us what the release is about.');

  // The typed text is saved, and shown again after a reload.
  await release.getByLabel('What happened?').fill('We signed our tenth farm.');
  await expect(release.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(release).toContainText('Your next step: finish the brief and send it.');
  await expect(release.getByLabel('What happened?')).toHaveValue('We signed our tenth farm.');
  await release.getByLabel('Your site, and links we should read').fill('www.hopyard.example');
  await release.getByLabel('Do not publish before').fill('2027-01-15');
  await release.getByRole('button', { name: 'Send the brief' }).click();
  await expect(page.getByText('Your brief is sent')).toBeVisible();
  await expect(release).toContainText('Our next step: we write the text');

  const staffContext = await browser.newContext();
  const staff = await staffContext.newPage();
  await signUpStaff(staff);
  // The sale is in the inbox, and links to its order.
  await staff.getByRole('radio', { name: 'Sales' }).check({ force: true });
  await staff.getByRole('searchbox', { name: 'Search' }).fill(email);
  await staff.getByRole('button', { name: new RegExp(email) }).click();
  const sale = staff.getByRole('region', { name: email });
  await expect(sale).toContainText('Growth');
  await sale.getByRole('link', { name: 'Order, To write' }).click();
  await expect(staff).toHaveURL(/\/admin#view=orders&order=/);
  await staff.getByRole('searchbox', { name: 'Search' }).fill(email);
  await staff.getByRole('button', { name: new RegExp(email) }).click();
  await expect(staff).toHaveURL(/\/admin#view=orders&order=/);
  const order = staff.getByRole('region', { name: new RegExp(email) });
  await expect(order).toContainText('We signed our tenth farm.');
  await expect(order).toContainText('January 15, 2027');
  await order
    .getByLabel('The text for the buyer')
    .fill('MILWAUKEE — Hopyard has signed its ninth farm.\n\nIt was founded in 2024.');
  await order.getByRole('button', { name: 'Send it to the buyer' }).click();
  await expect(order).toContainText('The buyer reads the text');

  await page.reload();
  await release.getByRole('button', { name: 'Ask for a change here, paragraph 1' }).click();
  await release.getByLabel('What should change in paragraph 1?').fill('It is the tenth farm.');
  await release.getByRole('button', { name: 'Send the changes' }).click();
  await expect(page.getByText('Your changes are sent')).toBeVisible();

  await staff.reload();
  await expect(order).toContainText('It is the tenth farm.');
  await order
    .getByLabel('The text for the buyer')
    .fill('MILWAUKEE — Hopyard has signed its tenth farm.\n\nIt was founded in 2024.');
  await order.getByRole('button', { name: 'Send it to the buyer' }).click();
  await expect(order).toContainText('The buyer reads the text');

  await page.reload();
  await release.getByRole('button', { name: 'Compare with version 1' }).click();
  await expect(release.locator('ins')).toHaveText('Inserted: tenth');
  await expect(release.locator('del')).toHaveText('Deleted: ninth');
  await release.getByRole('button', { name: 'Approve this text' }).click();
  await release.getByRole('button', { name: 'Approve version 2' }).click();
  await expect(page.getByText('You approved the text')).toBeVisible();

  await staff.reload();
  await order.getByRole('button', { name: 'Mark as sent' }).click();
  const observer = await publish('<a href="https://hopyard.example/beer">Hopyard</a>');
  await order
    .getByLabel('Addresses of the published pages')
    .fill(`${observer}/tenth-farm\n${observer}/deleted`);
  await order.getByRole('button', { name: 'Record the addresses' }).click();
  await expect(order).toContainText('Published (2)');
  await order.getByRole('button', { name: 'Report to the buyer' }).click();
  await expect(order).toContainText('The buyer has the report.');
  await staffContext.close();

  // The pages are checked within seconds.
  await expect(async () => {
    await page.reload();
    await expect(release).toContainText('1 page is online. Growth promises 250+. 249 pages are missing', {
      timeout: 5000,
    });
  }).toPass();
  const openReport = release.getByRole('link', { name: 'Open the report' });
  const oldAddress = (await openReport.getAttribute('href'))!;
  await release.getByRole('button', { name: 'Make a new address' }).click();
  await expect(page.getByText('The report has a new address')).toBeVisible();
  await expect(openReport).not.toHaveAttribute('href', oldAddress);
  const newAddress = (await openReport.getAttribute('href'))!;

  // A person without an account reads the report.
  const readerContext = await browser.newContext();
  const reader = await readerContext.newPage();
  await reader.goto(oldAddress);
  await expect(reader.getByText('There is no report at this address.')).toBeVisible();
  await reader.goto(newAddress);
  await expect(reader.getByRole('heading', { name: /Hopyard has signed its tenth farm/ })).toBeVisible();
  const row = (path: string) => reader.getByRole('row', { name: path });
  await expect(row('/tenth-farm')).toContainText('Follow');
  await expect(row('/tenth-farm')).toContainText('200');
  await expect(row('/deleted')).toContainText('Gone');
  const downloading = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv.split('\r\n')[0]).toContain('"Outlet","Address","First seen","Status","Link"');
  expect(csv).toContain(`"127.0.0.1","${observer}/deleted","Not seen","404","Gone"`);
  await readerContext.close();
  await expect
    .poll(async () => (await listMails(page)).filter(({ to }) => to.includes(email)).length)
    // The confirmation of the address, and a mail for each step that Stripe or the studio took.
    .toBe(6);
});

test('the account page shows that a later payment failed, and the next order once it is paid', async ({
  page,
}) => {
  await signUp(page, '/PR-Authority');
  await buyGrowth(page);
  const openPortal = async () => {
    const opened = page.context().waitForEvent('page');
    const settings = page.getByRole('region', { name: 'Your account' });
    await settings.getByRole('button', { name: 'Manage subscription' }).click();
    return await opened;
  };
  const orders = page.getByRole('region', { name: 'Your press releases' }).getByRole('article');
  await page.goto('/account');
  const portal = await openPortal();
  await portal.getByRole('button', { name: 'Let the month end and its payment fail' }).click();
  await expect(portal.getByText('Past due')).toBeVisible();
  await portal.close();

  await page.reload();
  await expect(page.getByText('The last payment failed.')).toBeVisible();
  await expect(orders).toHaveCount(1);
  const paid = await openPortal();
  await paid.getByRole('button', { name: 'Pay now' }).click();
  await expect(paid.getByText(/^Renews /)).toBeVisible();
  await paid.close();

  await page.reload();
  await expect(page.getByText(/^Growth, paid until/)).toBeVisible();
  await expect(orders).toHaveCount(2);
});

/** Signs up, buys, sends a brief, and opens the account with the first proof. Returns the email address. */
async function orderWithProof(page: Page): Promise<string> {
  const email = await signUp(page, '/PR-Authority');
  await buyGrowth(page);
  await page.goto('/account');
  await page.getByLabel('What happened?').fill('We signed our tenth farm.');
  await page.getByRole('button', { name: 'Send the brief' }).click();
  await expect(page.getByText('Your brief is sent')).toBeVisible();
  await sendProof(email, 1, 'Version one.');
  await page.reload();
  return email;
}

test('the approval of an old version is rejected, and the newer version is shown', async ({
  page,
  context,
}) => {
  const email = await orderWithProof(page);
  await expect(page.getByText('Version one.')).toBeVisible();

  // In another tab, the buyer requests changes of the first version, and the studio sends the next version.
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByLabel('What should change in the whole text?').fill('Longer.');
  await other.getByRole('button', { name: 'Send the changes' }).click();
  await expect(other.getByText('Your changes are sent')).toBeVisible();
  await sendProof(email, 2, 'Version two.');

  await page.getByRole('button', { name: 'Approve this text' }).click();
  await page.getByRole('button', { name: 'Approve version 1' }).click();
  await expect(page.getByRole('alert')).toContainText('There is a newer version of the text.');
  await expect(page.getByText('Version two.')).toBeVisible();
});

/** Signs up, buys, and opens the account with an empty brief. Returns the field of what happened. */
async function openBrief(page: Page) {
  const email = await signUp(page, '/PR-Authority');
  await buyGrowth(page);
  await page.goto('/account');
  const event = page.getByLabel('What happened?');
  await expect(event).toBeVisible();
  return { email, event };
}

test('a brief that was changed in two tabs is not overwritten before the buyer has chosen', async ({
  page,
  context,
}) => {
  const { event } = await openBrief(page);
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByLabel('What happened?').fill('We signed our eleventh farm.');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await event.fill('We signed our tenth farm.');
  const conflict = page.getByRole('group', { name: 'Which brief should we keep?' });
  await expect(conflict).toContainText('We signed our tenth farm.');
  await expect(conflict).toContainText('We signed our eleventh farm.');
  await expect(event).toHaveValue('We signed our tenth farm.');
  await conflict.getByRole('button', { name: 'Keep what I typed here' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // The other tab takes what was saved here.
  await other.getByLabel('What happened?').fill('We signed our twelfth farm.');
  await other.getByRole('button', { name: 'Take what was saved elsewhere' }).click();
  await expect(other.getByLabel('What happened?')).toHaveValue('We signed our tenth farm.');
});

/** Reads the field `event` of the stored brief of a user's order. */
const storedEvent = (email: string) =>
  inDatabase(async sql => {
    const [order] = await sql<{ event: string }[]>`
      select o.brief_event as event from orders o
      join subscriptions s on s.stripe_id = o.subscription_id join auth.users u on u.id = s.user_id
      where u.email = ${email}`;
    return order?.event;
  });

test('a brief is saved when its page is left, and before a sign-out', async ({ page }) => {
  const { email, event } = await openBrief(page);
  await event.fill('We signed our tenth farm.');
  await siteHeader(page).getByRole('link', { name: 'About' }).click();
  await expect.poll(() => storedEvent(email)).toBe('We signed our tenth farm.');

  await page.goBack();
  await expect(event).toHaveValue('We signed our tenth farm.');
  await event.fill('We signed our eleventh farm.');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => storedEvent(email)).toBe('We signed our eleventh farm.');
});

test('a brief that cannot be saved before a sign-out stays in the browser until the next sign-in', async ({
  page,
}) => {
  const { email, event } = await openBrief(page);
  await page.route('**/rest/v1/rpc/save_order_brief', () => {});
  await event.fill('We signed our tenth farm.');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alert')).toContainText('They stay in this browser');
  await passRequests(page, '**/rest/v1/rpc/save_order_brief');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(event).toHaveValue('We signed our tenth farm.');
  await expect.poll(() => storedEvent(email)).toBe('We signed our tenth farm.');
});

test.describe(() => {
  // The browser logs every request that fails offline.
  test.use({
    allowedProblems: [
      new RegExp(`Failed to load resource|Request to a third party: http://localhost:${ports.stripe}/`),
    ],
  });

  test('a brief that is typed offline stays in its form, and is saved when the connection returns', async ({
    page,
    context,
  }) => {
    const { email, event } = await openBrief(page);
    const failed = page.waitForEvent('requestfailed', request => request.url().includes('save_order_brief'));
    await context.setOffline(true);
    await event.fill('We signed our tenth farm.');
    await failed;
    await expect(event).toHaveValue('We signed our tenth farm.');
    expect(await storedEvent(email)).not.toBe('We signed our tenth farm.');
    await context.setOffline(false);
    await expect.poll(() => storedEvent(email)).toBe('We signed our tenth farm.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(event).toHaveValue('We signed our tenth farm.');
  });
});

test('a comment that was not sent is restored after a visit to another page, and the browser asks before the page closes', async ({
  page,
}) => {
  await orderWithProof(page);
  await page.getByRole('button', { name: 'Ask for a change here, paragraph 1' }).click();
  const comment = page.getByLabel('What should change in paragraph 1?');
  await comment.fill('It is the tenth farm.');
  await siteHeader(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(comment).toHaveValue('It is the tenth farm.');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(comment).toHaveValue('It is the tenth farm.');
});
