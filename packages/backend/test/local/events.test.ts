/** Events: requests that tell the studio's webhook and its Slack about new leads, applications and sales, and about failed mail. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { validApplication } from '../contract/application.fixtures.ts';
import { newContactMessage, postContactMessage } from '../contract/contactMessage.ts';
import { type EventReceiver, startEventReceiver, webhookSecret } from '../eventReceiver.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';
import { saveSubscription } from '../contract/subscriptions.ts';

let receiver: EventReceiver;
/** The HTTP status with which the receiver answers. */
let status: number;
beforeEach(async () => {
  status = 204;
  receiver = await startEventReceiver(() => status);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await dispatch();
  await receiver.stop();
  await sql`delete from public.leads`;
  await sql`delete from public.outbox`;
});

/** Sends what is due in the outbox. */
const dispatch = () =>
  fetch(`${backend.urls.api}/functions/v1/dispatch-outbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${backend.env.DISPATCH_SECRET}` },
  });

/** Sets the addresses of these channels only. The next call of the timer stores the list of channels in the database. */
async function setChannels(...channels: ('webhook' | 'slack')[]): Promise<void> {
  vi.stubEnv('WEBHOOK_URL', channels.includes('webhook') ? `${receiver.url}/events` : '');
  vi.stubEnv('WEBHOOK_SECRET', webhookSecret);
  vi.stubEnv('SLACK_WEBHOOK_URL', channels.includes('slack') ? `${receiver.url}/slack` : '');
  await dispatch();
}

async function newLead(): Promise<string> {
  const message = newContactMessage({ idempotencyKey: randomUUID() });
  await (await postContactMessage(backend.urls.api, message)).json();
  const [lead] = await sql<[{ id: string }]>`select id from public.leads where email = ${message.email}`;
  return lead.id;
}

/** The events in the outbox, where they wait to be sent. */
const events = () => sql`
  select key, attempts, sent_at is not null as sent, failed_at is not null as failed, last_error
  from public.outbox where channel <> 'mail' order by key`;

test('a lead, an application and a sale each send an event, which names no person', async () => {
  await setChannels('webhook', 'slack');
  const leadId = await newLead();

  const { id, token } = await createLocalAccount();
  const answer = await fetch(`${backend.urls.api}/functions/v1/submit-application`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(validApplication()),
  });
  expect(answer.status).toBe(200);
  const [application] = await sql<[{ id: string }]>`select id from public.applications where user_id = ${id}`;

  await sql`insert into public.customers (user_id, stripe_id) values (${id}, 'cus_1')`;
  await saveSubscription(sql, {
    subscriptionId: 'sub_1',
    customerId: 'cus_1',
    email: 'ada@hopyard.example',
    isPaid: false,
  });
  const [sale] = await sql<[{ id: string }]>`select id from public.sales where subscription_id = 'sub_1'`;
  await dispatch();

  const url = backend.env.SITE_URL;
  await expect
    .poll(() => [...receiver.received].toSorted(([a], [b]) => a.localeCompare(b)))
    .toEqual([
      [
        `webhook/application-created/${application.id}`,
        {
          type: 'application.created',
          timestamp: expect.any(String),
          data: { id: application.id, url: `${url}/admin#open=application.${application.id}` },
        },
      ],
      [
        `webhook/lead-created/${leadId}`,
        {
          type: 'lead.created',
          timestamp: expect.any(String),
          data: { id: leadId, url: `${url}/admin#open=lead.${leadId}` },
        },
      ],
      [
        `webhook/sale-created/${sale.id}`,
        {
          type: 'sale.created',
          timestamp: expect.any(String),
          data: { id: sale.id, tier: 'growth', url: `${url}/admin#open=sale.${sale.id}` },
        },
      ],
    ]);
  await expect.poll(() => receiver.slack.length).toBe(3);
  expect(JSON.stringify(receiver.slack)).not.toMatch(/Ada|Hopyard|@/i);
  // One request for each event and channel.
  expect(receiver.requests).toHaveLength(6);
});

test('the export of an account contains no events, and the deletion of the account deletes its events', async () => {
  await setChannels('webhook');
  const { id, token } = await createLocalAccount();
  await fetch(`${backend.urls.api}/functions/v1/submit-application`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(validApplication()),
  });
  expect(await events()).toHaveLength(1);
  const [exported] = await sql<[{ data: { mails: { kind: string }[] } }]>`
    select public.export_account(p_user_id => ${id}, p_user_hash => 'hash') -> 'data' as data`;
  expect(exported.data.mails.map(({ kind }) => kind)).toEqual([
    'application-notification',
    'application-confirmation',
  ]);
  await sql`select public.delete_account(${id})`;
  expect(await events()).toHaveLength(0);
});

test('the database queues no event while no address is set, and deletes waiting events when their address is removed', async () => {
  await setChannels();
  await newLead();
  expect(await events()).toHaveLength(0);

  status = 503;
  await setChannels('webhook', 'slack');
  await newLead();
  await expect.poll(async () => (await events()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  await setChannels('slack');
  expect((await events()).map(({ key }) => key)).toEqual([expect.stringMatching(/^slack\/lead-created\//)]);
});

test('an event is sent again under the same id until the receiver accepts it, and fails after ten attempts', async () => {
  status = 500;
  await setChannels('webhook');
  const id = await newLead();
  const key = `webhook/lead-created/${id}`;
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await sql`update public.outbox set next_attempt_at = now() where channel = 'webhook' and sent_at is null`;
    await dispatch();
    await expect.poll(async () => (await events())[0]?.last_error).toBe('The webhook answered 500.');
  }
  status = 204;
  // The dispatch that the lead started may still record a failed attempt, which delays the next attempt.
  const isSent = async () => {
    await sql`update public.outbox set next_attempt_at = now() where channel = 'webhook' and sent_at is null`;
    await dispatch();
    return (await events())[0]?.sent;
  };
  await expect.poll(isSent).toBe(true);
  expect(receiver.received.get(key)).toMatchObject({ type: 'lead.created' });
  const ids = new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));
  expect([...ids]).toEqual([key]);

  status = 500;
  const failingId = await newLead();
  await sql`update public.outbox set attempts = 9, next_attempt_at = now() where key = ${`webhook/lead-created/${failingId}`}`;
  await dispatch();
  const failed = async () => (await events()).filter(row => row.failed).map(row => row.key);
  await expect.poll(failed).toEqual([`webhook/lead-created/${failingId}`]);
  // A failed event queues no other event.
  expect(await sql`select from public.outbox where kind = 'mail-failed'`).toHaveLength(0);
});

test('dispatch-outbox sends an event each time a mail fails for the tenth time', async () => {
  await setChannels('webhook');
  const [mail] = await sql<[{ id: string }]>`
    insert into public.outbox (key, kind, payload, attempts, next_attempt_at)
    values ('contact-confirmation/dead', 'contact-confirmation', '{"email": "ada@hopyard.example"}', 10, now() + interval '1 day')
    returning id`;
  await sql`select public.finish_outbox_attempt(p_id => ${mail.id}, p_attempt => 10, p_error => 'no')`;
  await dispatch();
  await expect
    .poll(() => [...receiver.received.values()])
    .toEqual([
      {
        type: 'mail.failed',
        timestamp: expect.any(String),
        data: { id: mail.id, mail: 'contact-confirmation', url: `${backend.env.SITE_URL}/admin` },
      },
    ]);
  await sql`update public.outbox set failed_at = null where id = ${mail.id}`;
  await sql`update public.outbox set failed_at = now() + interval '1 hour' where id = ${mail.id}`;
  await dispatch();
  await expect.poll(() => receiver.received.size).toBe(2);
});

test('dispatch-outbox sends events while the mail provider rejects our key', async () => {
  await setChannels('webhook');
  const provider = await startEventReceiver(() => 401);
  vi.stubEnv('RESEND_API_URL', provider.url);
  try {
    const id = await newLead();
    await expect.poll(() => [...receiver.received.keys()]).toEqual([`webhook/lead-created/${id}`]);
    expect(await sql`select from public.outbox where channel = 'mail' and sent_at is not null`).toHaveLength(
      0,
    );
  } finally {
    await provider.stop();
  }
});
