/** The daily digest: one mail in the morning that counts what waits for the studio. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { postContactMessage, newContactMessage } from '../contract/contactMessage.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';
import { newOrder } from '../contract/subscriptions.ts';

/** 8 am of a working day in Milwaukee: a Monday, in winter, and later than what the tests store without a time. */
const monday = '2097-01-07T14:00:00Z';

beforeEach(async () => {
  await sql`delete from public.leads`;
  await sql`delete from public.orders`;
  await sql`delete from public.outbox`;
  await sql`update private.last_digest set day = '2026-01-01'`;
});

const queueDigest = async (now: string): Promise<boolean> => {
  const [row] = await sql<[{ queued: boolean }]>`select public.queue_daily_digest(p_now => ${now}) as queued`;
  return row.queued;
};

const queuedDigests = () =>
  sql<{ key: string; payload: unknown }[]>`
    select key, payload from public.outbox where kind = 'daily-digest' order by id`;

/**
 * Inserts a lead. It is unanswered until `first_answered_at` is set, which a trigger does when its status first becomes another one than
 * new or spam.
 */
const insertLead = (values: Record<string, unknown> = {}) =>
  sql`insert into public.leads ${sql({
    idempotency_key: randomUUID(),
    name: 'Ada',
    email: 'ada@digest.test.example',
    message: 'Hops.',
    inquiry_type: 'consultation',
    created_at: '2097-01-04T18:00:00Z',
    ...values,
  })}`;

test('the digest is not queued on a day on which nothing waits at 8 am, even if a message comes in later that day', async () => {
  await insertLead({ status: 'spam' });
  await insertLead({
    status: 'won',
    first_answered_at: monday,
    next_step: 'Call',
    next_step_on: '2097-01-02',
  });
  await insertLead({
    status: 'waiting',
    first_answered_at: monday,
    next_step: 'Call',
    next_step_on: '2097-01-08',
  });
  expect(await queueDigest(monday)).toBe(false);
  await insertLead();
  expect(await queueDigest('2097-01-07T20:00:00Z')).toBe(false);
  expect(await queuedDigests()).toEqual([]);
  expect(await queueDigest('2097-01-08T14:00:00Z')).toBe(true);
});

test('the digest counts the waiting entries of each kind, and gives the day of the oldest', async () => {
  await insertLead();
  // 11:30 pm of January 2 in Milwaukee.
  await insertLead({ created_at: '2097-01-03T05:30:00Z' });
  await insertLead({
    status: 'working',
    first_answered_at: monday,
    next_step: 'Call',
    next_step_on: '2097-01-07',
  });
  const ada = await createLocalAccount();
  await newOrder({ sql }, ada);
  await sql`update public.orders set state = 'writing', state_changed_at = '2097-01-05T18:00:00Z'`;
  await sql`
    insert into public.outbox (key, kind, payload, attempts, failed_at)
    values ('contact-confirmation/1', 'contact-confirmation', '{}', 10, '2097-01-06T18:00:00Z')`;
  expect(await queueDigest(monday)).toBe(true);
  expect(await queuedDigests()).toEqual([
    {
      key: 'daily-digest/2097-01-07',
      payload: {
        unanswered: { count: 2, since: '2097-01-02' },
        'follow-ups': { count: 1, since: '2097-01-07' },
        orders: { count: 1, since: '2097-01-05' },
        undelivered: { count: 1, since: '2097-01-06' },
      },
    },
  ]);
});

test.each([
  ['is not queued before 8 am in winter', '2097-01-07T13:59:00Z', false],
  ['is queued at 8 am in summer', '2097-07-08T13:00:00Z', true],
  ['is not queued before 8 am in summer', '2097-07-08T12:59:00Z', false],
  ['is not queued on a Saturday', '2097-01-05T18:00:00Z', false],
  ['is not queued on a Sunday', '2097-01-06T18:00:00Z', false],
])('the digest %s', async (_, now, isQueued) => {
  await insertLead();
  expect(await queueDigest(now)).toBe(isQueued);
});

test('the digest is queued once a day when many calls arrive at the same time', async () => {
  await insertLead();
  const results = await Promise.all(Array.from({ length: 8 }, () => queueDigest(monday)));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(await queueDigest('2097-01-07T15:00:00Z')).toBe(false);
  expect(await queueDigest('2097-01-08T14:00:00Z')).toBe(true);
  expect((await queuedDigests()).map(({ key }) => key)).toEqual([
    'daily-digest/2097-01-07',
    'daily-digest/2097-01-08',
  ]);
});

test('the digest is sent to the studio, contains no sender’s address, and links to /admin', async () => {
  const { email } = newContactMessage();
  await postContactMessage(backend.urls.api, newContactMessage({ email }));
  await queueDigest(monday);
  const mails = async () => {
    const response = await fetch(new URL('/emails', backend.urls.inbox));
    const { data } = (await response.json()) as {
      data: { to: string[]; reply_to?: string[]; subject: string; text: string }[];
    };
    return data.filter(({ subject }) => subject === 'What is waiting for the studio today');
  };
  await fetch(`${backend.urls.api}/functions/v1/dispatch-outbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backend.env.DISPATCH_SECRET}` },
  });
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail!.to).toEqual([backend.env.STAFF_EMAIL]);
  expect(mail!.text).toMatch(/Unanswered: 1, since \w+ \d+, \d{4}/);
  expect(mail!.text).toContain(`${backend.env.SITE_URL}/admin`);
  expect(mail!.text).not.toContain(email);
});
