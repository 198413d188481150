/** Mail of the functions, from the outbox (the table of mail to be sent) to the inbox of the local mail server. */
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocalBackend } from '../../local/localBackend.ts';
import { password, createAccount } from '../contract/account.ts';
import { validApplication } from '../contract/application.fixtures.ts';
import { newContactMessage, postContactMessage } from '../contract/contactMessage.ts';
import { startTestBackend } from '../testBackend.ts';

interface SentMail {
  from: string;
  to: string[];
  reply_to: string[];
  subject: string;
  html: string;
  text: string;
  headers: unknown;
}

let backend: LocalBackend;
let stopAndDelete: () => Promise<void>;
let sql: postgres.Sql;
const logged: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => logged.push(String(line)));
  ({ backend, stopAndDelete } = await startTestBackend());
  sql = postgres(backend.urls.database, { max: 4 });
});
afterAll(async () => {
  await sql.end();
  await stopAndDelete();
});
beforeEach(async () => {
  await sql`delete from public.leads`;
  await sql`delete from public.outbox`;
});

/** The mails that the local mail server has received. */
const sentMails = async () => {
  const response = await fetch(new URL('/emails', backend.urls.inbox));
  return ((await response.json()) as { data: SentMail[] }).data;
};

/** Sends what is due in the outbox. */
const dispatch = () =>
  fetch(`${backend.urls.api}/functions/v1/dispatch-outbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backend.env.DISPATCH_SECRET}` },
  });

/** Returns both mails of a lead. The notification contains the lead's id. */
async function mailsAbout(email: string): Promise<{ notification: SentMail; confirmation: SentMail }> {
  const [lead] = await sql`select id from public.leads where email = ${email}`;
  const find = async () => {
    const mails = await sentMails();
    return {
      notification: mails.find(mail => mail.text.includes(String(lead?.id))),
      confirmation: mails.find(mail => mail.to.includes(email)),
    };
  };
  await expect.poll(async () => Object.values(await find()).filter(Boolean).length).toBe(2);
  return (await find()) as { notification: SentMail; confirmation: SentMail };
}

describe('mail', () => {
  test('confirms the deletion of an account once, and then removes the address from the outbox', async () => {
    const { api: apiUrl } = backend.urls;
    const ada = await createAccount({ apiUrl, publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY, sql });
    const response = await fetch(`${apiUrl}/functions/v1/delete-account`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    expect(response.status).toBe(200);
    const confirmations = async () =>
      (await sentMails()).filter(
        ({ to, text }) => to.includes(ada.email) && text.includes('you will not be charged for it again'),
      );
    await expect.poll(confirmations).toHaveLength(1);
    await sql`select public.delete_account(${ada.id})`;
    const outbox = async () => [
      ...(await sql`select payload from public.outbox where kind = 'account-deleted'`),
    ];
    await expect.poll(outbox).toEqual([{ payload: {} }]);
  });

  test('about an application without a valid address has no address for replies', async () => {
    const { api: apiUrl } = backend.urls;
    const ada = await createAccount({ apiUrl, publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY, sql });
    const { profileData, ...application } = validApplication();
    const response = await fetch(`${apiUrl}/functions/v1/submit-application`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...application, profileData: { ...profileData, email: 'ask my assistant' } }),
    });
    expect(response.status).toBe(200);
    const notifications = async () =>
      (await sentMails()).filter(({ text }) => text.includes('ask my assistant'));
    await expect.poll(notifications).toHaveLength(1);
    const [notification] = await notifications();
    expect(notification?.reply_to ?? []).toEqual([]);
  });

  test('sends the fields of a message to the staff, and a confirmation to the visitor', async () => {
    const message = newContactMessage({
      city: 'Austin',
      utm_source: 'news',
      message: 'First line\nSecond line',
    });
    await postContactMessage(backend.urls.api, message);
    const { notification, confirmation } = await mailsAbout(message.email);

    expect(notification.to).toEqual([backend.env.STAFF_EMAIL]);
    expect(notification.reply_to).toEqual([message.email]);
    for (const part of ['Ada Lovelace', message.email, 'Austin', 'news']) {
      expect(notification.text).toContain(part);
      expect(notification.html).toContain(part);
    }
    expect(notification.text).toContain('> First line\n> Second line');
    expect(notification.html).toContain('First line<br>Second line');

    expect(confirmation.to).toEqual([message.email]);
    expect(confirmation.reply_to).toEqual([backend.env.STAFF_EMAIL]);
    expect(confirmation.text).toContain(
      'Thank you for reaching out. We’ll get back to you as soon as possible.',
    );
  });

  test('shows hostile input as text, and adds none of it to the headers', async () => {
    const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;\u202e{{ .Token }}';
    const message = newContactMessage({
      name: hostile,
      city: hostile.slice(0, 80),
      message: hostile,
      referrer: hostile,
    });
    expect((await postContactMessage(backend.urls.api, message)).status).toBe(200);
    const { notification, confirmation } = await mailsAbout(message.email);
    expect(notification.html).not.toContain('<script');
    // The logo is the only picture.
    const pictures = notification.html.match(/<img[^>]*>/g) ?? [];
    expect(pictures.filter(picture => !picture.includes('/mail-logo'))).toEqual([]);
    expect(notification.html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(notification.html).toContain('&amp;amp;');
    expect(notification.subject).toBe('A new message from the contact form');
    expect(notification.from).toBe(backend.env.MAIL_FROM);
    // Otherwise a visitor could send their text to another person's address.
    expect(confirmation.html + confirmation.text).not.toContain('alert');
  });

  test('stays queued while the mail provider is down, and is sent when it is up again', async () => {
    await backend.mail.stop();
    const message = newContactMessage();
    const response = await postContactMessage(backend.urls.api, message);
    expect(response.status).toBe(200);
    const outbox = () => sql`select attempts, sent_at, failed_at, last_error from public.outbox`;
    await expect
      .poll(async () => (await outbox()).map(row => row.last_error))
      .toEqual(['fetch failed', 'fetch failed']);

    await backend.mail.start();
    await sql`update public.outbox set next_attempt_at = now()`;
    await dispatch();
    await mailsAbout(message.email);
    // The backend's own dispatcher may have sent them, and may not have stored that yet.
    await expect.poll(async () => (await outbox()).map(row => row.last_error)).toEqual([null, null]);
  });

  test('is sent once when several dispatchers run at the same time', async () => {
    const messages = Array.from({ length: 10 }, () => newContactMessage());
    await Promise.all(messages.map(message => postContactMessage(backend.urls.api, message)));
    await Promise.all([dispatch(), dispatch(), dispatch(), dispatch()]);
    await expect.poll(() => sql`select 1 from public.outbox where sent_at is null`).toHaveLength(0);
    const recipients = (await sentMails()).flatMap(mail => mail.to);
    for (const { email } of messages) expect(recipients.filter(to => to === email)).toHaveLength(1);
  });
});

/** Inserts a mail that is due in half an hour, so that the dispatcher of the backend does not send it. Returns its id. */
async function insertMail({ attempts = 0 } = {}): Promise<number> {
  const [row] = await sql`
    insert into public.outbox (key, kind, payload, attempts, next_attempt_at)
    values (${randomUUID()}, 'contact-confirmation', '{"email":"a@b.example"}', ${attempts}, now() + interval '30 minutes')
    returning id`;
  return Number(row?.id);
}

async function readMail(id: number): Promise<postgres.Row | undefined> {
  const [row] = await sql`
    select *, extract(epoch from next_attempt_at - now())::float as wait from public.outbox where id = ${id}`;
  await sql`update public.outbox set next_attempt_at = now() + interval '30 minutes' where id = ${id}`;
  return row;
}

describe('the outbox', () => {
  test.each([
    [1, 5],
    [2, 15],
    [5, 405],
    [9, 32_805],
  ])('after failure %i, waits about %i seconds', async (attempt, seconds) => {
    const id = await insertMail({ attempts: attempt });
    await sql`select public.finish_outbox_attempt(p_id => ${id}, p_attempt => ${attempt}, p_error => 'no')`;
    const row = await readMail(id);
    expect(row).toMatchObject({ failed_at: null, sent_at: null, last_error: 'no' });
    // The delay varies by 10 % at random.
    expect(row?.wait).toBeGreaterThan(seconds * 0.89 - 1);
    expect(row?.wait).toBeLessThan(seconds * 1.11);
  });

  test('marks a mail as failed after the tenth failure, and does not empty its payload', async () => {
    const id = await insertMail({ attempts: 10 });
    await sql`select public.finish_outbox_attempt(p_id => ${id}, p_attempt => 10, p_error => 'no')`;
    expect(await readMail(id)).toMatchObject({
      failed_at: expect.any(Date),
      payload: { email: 'a@b.example' },
    });
  });

  test('marks a mail as failed when the lease of the tenth attempt ends', async () => {
    const id = await insertMail({ attempts: 10 });
    await sql`update public.outbox set next_attempt_at = now() - interval '1 second' where id = ${id}`;
    await sql`select * from public.claim_outbox(p_limit => 1, p_lease_seconds => 60)`;
    expect(await readMail(id)).toMatchObject({ failed_at: expect.any(Date) });
  });

  test('ignores a failure from a dispatcher whose lease ended, but accepts its success', async () => {
    const id = await insertMail({ attempts: 3 });
    await sql`select public.finish_outbox_attempt(p_id => ${id}, p_attempt => 2, p_error => 'late')`;
    expect(await readMail(id)).toMatchObject({ last_error: null });
    await sql`select public.finish_outbox_attempt(p_id => ${id}, p_attempt => 2)`;
    expect(await readMail(id)).toMatchObject({ sent_at: expect.any(Date) });
  });

  test('does not return a claimed mail during its lease, and counts the attempt', async () => {
    const claimed = await sql.begin(async transaction => {
      const id = await insertMail();
      await transaction`update public.outbox set next_attempt_at = now() - interval '1 hour' where id = ${id}`;
      const first =
        await transaction`select id, attempt from public.claim_outbox(p_limit => 100, p_lease_seconds => 60)`;
      const second =
        await transaction`select id from public.claim_outbox(p_limit => 100, p_lease_seconds => 60)`;
      return { id, first, second };
    });
    expect(claimed.first.map(row => ({ id: Number(row.id), attempt: row.attempt }))).toContainEqual({
      id: claimed.id,
      attempt: 1,
    });
    expect(claimed.second).toHaveLength(0);
    await sql`delete from public.outbox where id = ${claimed.id}`;
  });

  test('deletes the mail of a deleted lead', async () => {
    const message = newContactMessage();
    await postContactMessage(backend.urls.api, message);
    const [lead] = await sql<[{ id: string }]>`select id from public.leads where email = ${message.email}`;
    // Finds mails by key: the payload of a sent mail is empty.
    const mailOfLead = () => sql`select 1 from public.outbox where key like ${`%/${lead.id}`}`;
    expect(await mailOfLead()).toHaveLength(2);
    await sql`delete from public.leads where id = ${lead.id}`;
    expect(await mailOfLead()).toHaveLength(0);
  });
});

test('the log contains the outcome and no personal data', async () => {
  const message = newContactMessage({
    name: 'Zebulon Quartermain',
    phone: '+1 (414) 555-0199',
    message: 'Confidential words',
  });
  await postContactMessage(backend.urls.api, message, { 'x-forwarded-for': '203.0.113.77' });
  await postContactMessage(backend.urls.api, { ...message, email: 'Confidential address' });
  await mailsAbout(message.email);
  const lines = logged.join('\n');
  expect(lines).toMatch(
    /"event":"contact-submission","requestId":"[0-9a-f-]{36}","method":"POST","status":200/,
  );
  for (const secret of ['Zebulon', message.email, '555-0199', 'Confidential', '203.0.113', '127.0.0.1']) {
    expect(lines).not.toContain(secret);
  }
});
