// Journeys: the staff signs in to the admin area, works with its inbox, and finds unsaved texts again, also those of orders.
import { readFile } from 'node:fs/promises';
import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright/test';
import {
  buyGrowth,
  createStaff,
  endSessions,
  fillCredentials,
  siteHeader,
  signUp,
  signUpStaff,
} from './accounts.ts';
import { inDatabase } from './database.ts';
import { newVisitor, sendMessage, sendMessageByForm } from './leads.ts';
import { site } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
/** The button in the list that opens the entry of this sender. */
const openButton = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

test('staff finds a lead, saves a follow-up and exports it as CSV', async ({ page }) => {
  const sender = newVisitor(`=Wren ${crypto.randomUUID().slice(0, 8)}`);
  await sendMessageByForm(page, sender);
  await signUpStaff(page);
  await search(page).fill(sender.name);
  await expect(page).toHaveURL(/\/admin#q=/);
  const row = page.getByRole('row', { name: new RegExp(sender.name) });
  await expect(row).toContainText('newsletter, harvest');
  await openButton(page, sender.name).click();
  const panel = page.getByRole('region', { name: sender.name });
  await expect(panel).toContainText('the mill runs again.');
  await expect(panel.getByRole('link', { name: sender.email })).toHaveAttribute(
    'href',
    // Encoded, so that what a visitor typed cannot add recipients or a subject.
    `mailto:${sender.email.replace('=', '%3D')}`,
  );
  await expect(panel).toContainText('/contact');

  await panel.getByRole('radio', { name: 'Waiting' }).check();
  await panel.getByLabel('Next step').fill('Send the rate card');
  await panel.getByLabel('Due on').fill('2026-12-01');
  await panel.getByLabel('Note').fill('Called.\nAsked for pictures.');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel).toContainText('Saved.');
  await expect(row).toContainText('Waiting');
  await page.reload();
  await expect(panel.getByLabel('Note')).toHaveValue('Called.\nAsked for pictures.');
  await expect(panel.getByLabel('Due on')).toHaveValue('2026-12-01');
  await expect(panel.getByRole('radio', { name: 'Waiting' })).toBeChecked();
  await expect(search(page)).toHaveValue(sender.name);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  const [header, row1, ...rest] = csv.split('\r\n');
  expect(header).toMatch(/^\u{feff}"received_at","kind","status","name","email"/u);
  expect(row1).toContain(`"lead","waiting","'${sender.name}","'${sender.email}"`);
  expect(row1).toContain('"Called.\nAsked for pictures."');
  expect(row1).toContain('"newsletter"');
  expect(rest).toEqual(['']);

  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('radio', { name: /Rejected/ }).check();
  await expect(page.getByText('No entry matches.')).toBeVisible();
});

test('the second of two tabs that save the same lead offers both versions', async ({ page, context }) => {
  const sender = newVisitor(`June ${crypto.randomUUID().slice(0, 8)}`);
  await sendMessage(page, sender);
  await signUpStaff(page, `/admin#q=${encodeURIComponent(sender.email)}`);
  await openButton(page, sender.name).click();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Note').fill('Theirs.');
  await page.getByLabel('Note').fill('Mine.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText(/^Saved\./)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Someone else saved this entry while you were writing.')).toBeVisible();
  await expect(page.getByText('Theirs.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Save mine instead' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
});

test('staff sees a mail that could not be sent, and sends it again', async ({ page }) => {
  const sender = newVisitor(`Sol ${crypto.randomUUID().slice(0, 8)}`);
  await sendMessage(page, sender);
  const key = `contact-confirmation/${crypto.randomUUID()}`;
  await inDatabase(
    sql => sql`
      insert into outbox (key, kind, lead_id, payload, attempts, failed_at, last_error)
      select ${key}, 'contact-confirmation', id, jsonb_build_object('email', email), 10, now(), ${key}
      from leads where email = ${sender.email}`,
  );
  await signUpStaff(page);
  const mail = page.getByRole('listitem').filter({ hasText: key });
  await mail.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('region', { name: sender.name })).toBeVisible();
  await mail.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Queued again')).toBeVisible();
  await expect(mail).toHaveCount(0);
  await expect
    .poll(() => inDatabase(sql => sql`select sent_at is not null as sent from outbox where key = ${key}`))
    .toEqual([{ sent: true }]);
});

test('after its receiver has rejected an event ten times, staff sends the event again', async ({ page }) => {
  const sender = newVisitor(`Vera ${crypto.randomUUID().slice(0, 8)}`);
  await sendMessage(page, sender);
  const error = `The webhook answered 500. ${crypto.randomUUID()}`;
  const event = () =>
    inDatabase(
      sql => sql`
        select o.sent_at is not null as sent, o.failed_at is not null as failed
        from outbox o join leads l on l.id = o.lead_id
        where l.email = ${sender.email} and o.channel = 'webhook' and o.kind = 'lead-created'`,
    );
  await expect.poll(event).toEqual([{ sent: true, failed: false }]);
  await inDatabase(
    sql => sql`
      update outbox set sent_at = null, failed_at = now(), attempts = 10, last_error = ${error}
      where channel = 'webhook' and lead_id = (select id from leads where email = ${sender.email})`,
  );
  await signUpStaff(page);
  const undelivered = page.getByRole('region', { name: 'What could not be delivered' });
  const item = undelivered.getByRole('listitem').filter({ hasText: error });
  await expect(item).toContainText('Event: a new message, to the webhook');
  await item.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('region', { name: sender.name })).toBeVisible();
  await item.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Queued again')).toBeVisible();
  await expect(item).toHaveCount(0);
  await expect.poll(event).toEqual([{ sent: true, failed: false }]);
});

test('a member of the staff becomes the owner of an entry, and another member sees it', async ({
  page,
  browser,
}) => {
  const sender = newVisitor(`Ines ${crypto.randomUUID().slice(0, 8)}`);
  await sendMessage(page, sender);
  const email = await signUpStaff(page, `/admin#q=${encodeURIComponent(sender.email)}`);
  await openButton(page, sender.name).click();
  const panel = page.getByRole('region', { name: sender.name });
  await expect(panel).toContainText('Waiting for its first answer:');
  await expect(panel.getByLabel('Owner')).toHaveValue('');
  await panel.getByLabel('Owner').selectOption(email);
  await panel.getByRole('radio', { name: 'Working' }).check();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel).toContainText('Saved.');
  // The first status other than new counts as the first answer.
  await expect(panel).toContainText('First answer after');

  const context = await browser.newContext();
  const other = await context.newPage();
  await signUpStaff(other, page.url());
  await expect(other.getByRole('region', { name: sender.name }).getByLabel('Owner')).toHaveValue(email);
  await other.getByRole('button', { name: 'Close' }).click();
  // The list shows the part of the owner's email address before the @.
  await expect(other.getByRole('row', { name: new RegExp(sender.name) })).toContainText(email.split('@')[0]!);
  await context.close();
});

test('an entry that staff marks as spam leaves the list, and is found under Spam', async ({ page }) => {
  const sender = newVisitor(`Spam ${crypto.randomUUID().slice(0, 8)}`);
  await sendMessage(page, sender);
  await signUpStaff(page, `/admin#q=${encodeURIComponent(sender.email)}`);
  await openButton(page, sender.name).click();
  const panel = page.getByRole('region', { name: sender.name });
  await panel.getByRole('radio', { name: 'Spam' }).check();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(panel).toContainText('Saved.');
  // The inbox does not say that spam waits for an answer.
  await expect(panel).not.toContainText('first answer');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  const filters = page.getByRole('group', { name: 'Status' });
  const row = page.getByRole('row', { name: new RegExp(sender.name) });
  await filters.getByRole('radio', { name: /Spam/ }).check();
  await expect(page).toHaveURL(/status=spam/);
  await expect(row).toContainText('Spam');
  await filters.getByRole('radio', { name: /All/ }).check();
  await expect(page.getByText('No entry matches.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No entry matches.')).toBeVisible();
});

test('the entries of one email address link to each other', async ({ page }) => {
  const id = crypto.randomUUID().slice(0, 8);
  const first = { ...newVisitor(`Ruth ${id}`), message: `First news of ${id}.` };
  await sendMessage(page, first);
  // The same address in upper case.
  const second = {
    name: `R. Okafor ${id}`,
    email: first.email.toUpperCase(),
    message: `Second news of ${id}.`,
  };
  await sendMessage(page, second);
  await signUpStaff(page, `/admin#q=${id}`);
  await openButton(page, second.name).click();
  const secondPanel = page.getByRole('region', { name: second.name });
  await expect(secondPanel).toContainText('More from this address: 1');
  await secondPanel.getByRole('link', { name: 'Lead, New' }).click();
  const firstPanel = page.getByRole('region', { name: first.name });
  await expect(firstPanel).toContainText(first.message);
  await expect(firstPanel).toContainText('More from this address: 1');
  await page.goBack();
  await expect(secondPanel).toContainText(second.message);
});

test('the inbox works with the keyboard only', async ({ page }) => {
  const sender = newVisitor(`Noor ${crypto.randomUUID().slice(0, 8)}`);
  await sendMessage(page, sender);
  await signUpStaff(page);
  await expect(page.getByRole('table')).toBeVisible();
  await search(page).focus();
  await page.keyboard.type(sender.email);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2');
  const button = openButton(page, sender.name);
  // The Tab key passes the filters and the export first.
  while (!(await button.evaluate(node => node === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: sender.name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
});

test('a signed-out member of staff signs in and returns to the inbox', async ({ page }) => {
  const { email } = await createStaff(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(`${site}/auth`);
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('table')).toBeVisible();
});

test('staff sets up an authenticator app, and enters its code at each sign-in', async ({
  page,
  allowedProblems,
}) => {
  // Auth answers a wrong code with 422, and a code that it does not accept yet with 403. The browser logs both.
  allowedProblems.push(/422/, /403/);
  const sender = newVisitor(`Factor ${crypto.randomUUID().slice(0, 8)}`);
  await sendMessage(page, sender);
  const code = page.getByLabel('Code', { exact: true });
  const email = await signUpStaff(page, `/admin#q=${encodeURIComponent(sender.email)}`, {
    needsSecondFactor: true,
  });
  await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  // An unfinished setup stores no verified app: after a reload the setup starts again.
  await page.reload();
  const key = (await page.locator('code').textContent())!;
  const totp = new TOTP({ secret: key });
  await code.fill(totp.generate());
  await code.press('Enter');
  await expect(openButton(page, sender.name)).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(siteHeader(page).getByRole('link', { name: 'Hire Us' })).toBeVisible();
  await page.goto('/admin');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  // A code is wrong if it is none of the three codes that Auth accepts now.
  const now = [-1, 0, 1].map(step => totp.generate({ timestamp: Date.now() + step * 30_000 }));
  await code.fill(['000000', '000001', '000002', '000003'].find(wrong => !now.includes(wrong))!);
  await code.press('Enter');
  await expect(page.getByText('This code is wrong, has expired or was used.')).toBeVisible();
  // For 90 seconds after it has accepted a code, Auth accepts no other one.
  await code.fill(totp.generate());
  await code.press('Enter');
  await expect(page.getByText('This code is wrong, has expired or was used.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await inDatabase(
    sql => sql`
      update auth.mfa_challenges set verified_at = null
      where factor_id in (select f.id from auth.mfa_factors f join auth.users u on u.id = f.user_id where u.email = ${email})`,
  );
  await code.fill(totp.generate());
  await code.press('Enter');
  await expect(page.getByRole('table')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
});

test('the header links a member of staff to the admin area after the first visit, until the sign-out', async ({
  page,
  context,
}) => {
  const link = page.getByRole('link', { name: 'Staff area' });
  const email = await signUpStaff(page, '/about');
  await expect(siteHeader(page)).toContainText(email);
  await expect(link).toHaveCount(0);
  await page.goto('/admin');
  await expect(page.getByRole('table')).toBeVisible();

  await page.goto('/about');
  await link.click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto('/about');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(link).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(link).toHaveCount(0);
  // Nothing in this browser says any more that the user is staff.
  expect(JSON.stringify(await context.storageState())).not.toContain('staff');

  await signUp(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('an account that is not staff sees no data, and asks the database only for its access', async ({
  page,
}) => {
  const requestedPaths: string[] = [];
  page.on('request', request => requestedPaths.push(new URL(request.url()).pathname));
  const email = await signUp(page, '/admin');
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(requestedPaths.filter(path => path.startsWith('/rest/'))).toEqual(['/rest/v1/rpc/staff_access']);
});

test('/studio, the former address, redirects to the same search at /admin', async ({ page }) => {
  await signUpStaff(page, '/studio#q=nothing-matches-this');
  await expect(page).toHaveURL(`${site}/admin#q=nothing-matches-this`);
  await expect(search(page)).toHaveValue('nothing-matches-this');
});

test('search engines skip the admin area, and a content page does not load its script', async ({
  page,
  request,
}) => {
  const scripts = new Set<string>();
  page.on('request', sent => {
    if (sent.resourceType() === 'script') scripts.add(sent.url());
  });
  const loadedInbox = async () => {
    const responses = await Promise.all([...scripts].map(url => request.get(url)));
    const sources = await Promise.all(responses.map(response => response.text()));
    // Only the table of the inbox has this attribute.
    return sources.some(source => source.includes('aria-rowcount'));
  };
  await page.goto('/admin');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  for (const file of ['/sitemap.xml', '/sitemap']) {
    expect(await (await request.get(file)).text()).not.toContain('/admin');
  }
  await expect(page).toHaveURL(`${site}/auth`);
  expect(await loadedInbox()).toBe(true);
  scripts.clear();
  await page.goto('/about');
  await page.getByRole('link', { name: 'Sign in' }).first().hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await loadedInbox()).toBe(false);
});

/** Opens a new message in the inbox as a new member of staff, and types a note, which is not saved. */
async function writeNote(page: Page) {
  const sender = newVisitor(`Ended ${crypto.randomUUID().slice(0, 8)}`);
  await sendMessage(page, sender);
  const email = await signUpStaff(page);
  await search(page).fill(sender.name);
  await openButton(page, sender.name).click();
  const panel = page.getByRole('region', { name: sender.name });
  const note = panel.getByLabel('Note');
  await note.fill('Half a thought.');
  return { sender, email, note, save: panel.getByRole('button', { name: 'Save', exact: true }) };
}

/** Clicks on "Save", and lets the request reach the database after a change that makes it fail. The list's own requests may notice the change earlier and close the page. */
async function saveDuring(page: Page, save: Locator, change: () => Promise<unknown>) {
  const changed = Promise.withResolvers<void>();
  await page.route('**/rest/v1/leads?*', async route => {
    await changed.promise;
    await route.continue();
  });
  await save.click();
  await change();
  changed.resolve();
}

test.describe(() => {
  // The browser logs every refused request.
  test.use({ allowedProblems: [/status of 40[013]|subscription could not be checked/] });

  test('the admin area says that the access was removed, and keeps an unsaved note', async ({ page }) => {
    const { email, note, save } = await writeNote(page);
    await saveDuring(page, save, () =>
      inDatabase(
        sql => sql`
          delete from staff_members where user_id = (select id from auth.users where email = ${email})`,
      ),
    );
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your access to the staff area was removed' }),
    ).toBeVisible();
    const denied = page.getByText('This page is for the studio’s staff.');
    await expect(denied).toBeVisible();
    await expect(siteHeader(page).getByRole('link', { name: 'Staff area' })).toHaveCount(0);

    await inDatabase(
      sql => sql`
        insert into staff_members (user_id, second_factor)
        select id, false from auth.users where email = ${email}`,
    );
    await siteHeader(page).getByRole('link', { name: 'About' }).click();
    // The admin area is shown until the next page is loaded.
    await expect(denied).toHaveCount(0);
    await page.goBack();
    await expect(note).toHaveValue('Half a thought.');
  });

  test('the admin area says that the session has ended, and restores an unsaved note after the next sign-in', async ({
    page,
  }) => {
    const { sender, email, note, save } = await writeNote(page);
    await saveDuring(page, save, () => endSessions(email));
    await expect(page).toHaveURL(`${site}/auth`);
    await expect(page.getByRole('alert')).toContainText('Your session has ended');
    await fillCredentials(page, email);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(`${site}/admin`);
    await expect(page.getByRole('alert')).toBeEmpty();
    await search(page).fill(sender.name);
    await openButton(page, sender.name).click();
    await expect(note).toHaveValue('Half a thought.');
  });

  test('the page for signing in still says that the session has ended when a save fails afterwards', async ({
    page,
  }) => {
    const { email, save } = await writeNote(page);
    const ended = Promise.withResolvers<void>();
    await page.route('**/rest/v1/leads?*', async route => {
      await ended.promise;
      await route.continue();
    });
    // Both requests begin in the session, because the page may notice its end at any time, and then shows neither control.
    const sessionsEnded = Promise.withResolvers<void>();
    await page.route('**/rest/v1/rpc/*', async route => {
      await sessionsEnded.promise;
      await route.continue();
    });
    const failing = page.waitForResponse('**/rest/v1/leads?*');
    await save.click();
    // A request that fails earlier.
    const searching = page.waitForRequest('**/rest/v1/rpc/*');
    await search(page).fill('Somebody else');
    await searching;
    await endSessions(email);
    sessionsEnded.resolve();
    await expect(page).toHaveURL(`${site}/auth`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Your session has ended');
    ended.resolve();
    await (await failing).finished();
    await fillCredentials(page, email);
    await expect(alert).toContainText('Your session has ended');
  });
});

test.describe(() => {
  // The browser logs every request that fails offline.
  test.use({ allowedProblems: [/Failed to load resource|subscription could not be checked/] });

  test('a note that cannot be saved offline stays in its form, and is saved when the connection returns', async ({
    page,
    context,
  }) => {
    const { sender, note, save } = await writeNote(page);
    await context.setOffline(true);
    await save.click();
    const alert = page.getByRole('alert').filter({ hasText: 'Your changes could not be saved.' });
    await expect(alert).toBeVisible();
    await expect(note).toHaveValue('Half a thought.');
    await context.setOffline(false);
    await save.click();
    await expect(page.getByRole('region', { name: sender.name })).toContainText('Saved.');
    await page.reload();
    await expect(note).toHaveValue('Half a thought.');
  });
});

test('after a sign-out in another tab, the sign-in page says why the admin area closed, and an unsaved note is restored after the next sign-in', async ({
  page,
  context,
}) => {
  const { sender, email, note } = await writeNote(page);
  const other = await context.newPage();
  await other.goto('/about');
  await siteHeader(other).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site}/auth`);
  await expect(page.getByRole('alert')).toContainText('You signed out in another tab.');
  await fillCredentials(page, email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${site}/admin`);
  await search(page).fill(sender.name);
  await openButton(page, sender.name).click();
  await expect(note).toHaveValue('Half a thought.');
});

test('an unsaved note is restored after a visit to another page, and the browser asks before the page closes', async ({
  page,
}) => {
  const sender = newVisitor(`Unsaved ${crypto.randomUUID().slice(0, 8)}`);
  await sendMessage(page, sender);
  await signUpStaff(page);
  await search(page).fill(sender.name);
  await openButton(page, sender.name).click();
  const note = page.getByRole('region', { name: sender.name }).getByLabel('Note');
  await note.fill('Half a thought.');
  await siteHeader(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${site}/about`);
  await page.goBack();
  await expect(note).toHaveValue('Half a thought.');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(note).toHaveValue('Half a thought.');
});

test('an unsaved note is restored after a crash of the tab, and is gone from the browser after a sign-out', async ({
  page,
}) => {
  const { sender } = await writeNote(page);
  const storedNotes = () =>
    page.evaluate(() =>
      Object.keys(sessionStorage)
        .map(key => sessionStorage.getItem(key) ?? '')
        .filter(value => value.includes('Half a thought.')),
    );
  expect(await storedNotes()).toHaveLength(1);
  // A reload stands for the crash. Unlike a crash, it asks first.
  page.on('dialog', dialog => void dialog.accept());
  await page.reload();
  const note = page.getByRole('region', { name: sender.name }).getByLabel('Note');
  await expect(note).toHaveValue('Half a thought.');
  await siteHeader(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${site}/auth`);
  expect(await storedNotes()).toEqual([]);
});

test('an unsent text for a buyer is restored after a visit to the inbox and to another page, and the browser asks before the page closes', async ({
  page,
  browser,
}) => {
  const buyerContext = await browser.newContext();
  const buyer = await buyerContext.newPage();
  const email = await signUp(buyer, '/PR-Authority');
  await buyGrowth(buyer);
  await buyer.goto('/account');
  await buyer.getByLabel('What happened?').fill('We signed our tenth farm.');
  await buyer.getByRole('button', { name: 'Send the brief' }).click();
  await expect(buyer.getByText('Your brief is sent')).toBeVisible();
  await buyerContext.close();

  await signUpStaff(page, '/admin#view=orders');
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await openButton(page, email).click();
  const text = page.getByLabel('The text for the buyer');
  await text.fill('Half a text.');
  await page.getByRole('tab', { name: 'Inbox' }).click();
  await expect(text).toHaveCount(0);
  await page.goBack();
  await expect(text).toHaveValue('Half a text.');
  await siteHeader(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${site}/about`);
  await page.goBack();
  await expect(text).toHaveValue('Half a text.');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(text).toHaveValue('Half a text.');
});
