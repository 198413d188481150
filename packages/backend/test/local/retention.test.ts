/** Retention: data that is older than the privacy policy allows is deleted. */
import { randomUUID } from 'node:crypto';
import { retention } from '@fit-to-print/content/legal/retention';
import postgres from 'postgres';
import { beforeEach, expect, test } from 'vitest';
import { validApplication } from '../contract/application.fixtures.ts';
import { newContactMessage, postContactMessage } from '../contract/contactMessage.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';
import { newOrder } from '../contract/subscriptions.ts';

let rules: { subject: string; period: string }[];
beforeEach(async () => {
  rules = await sql<
    { subject: string; period: string }[]
  >`select subject, max_age::text as period from public.retention_rules`;
});

const applyRetention = async () => {
  const [row] = await sql<[{ deleted: Record<string, number> }]>`select public.apply_retention() as deleted`;
  return row.deleted;
};

/** Creates one row for each retention rule, and returns a function for each that sets the row's age. */
async function createRows(): Promise<Record<string, (age: string) => Promise<unknown>>> {
  const ada = await createLocalAccount();
  const { email } = ada;
  await postContactMessage(backend.urls.api, newContactMessage({ email }));
  await fetch(`${backend.urls.api}/functions/v1/submit-application`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(validApplication()),
  });
  await ada.client.from('application_drafts').insert({ draft: {} });
  const unconfirmed = randomUUID();
  await sql`insert into auth.users (id, email) values (${unconfirmed}, ${`${unconfirmed}@new.test.example`})`;
  await sql`
    insert into private.dropped_passwords (user_id, encrypted_password, proof) values (${ada.id}, 'a hash', '')
    on conflict do nothing`;
  await sql`insert into public.webhook_events (id, type) values (${unconfirmed}, 'customer.subscription.updated')`;
  await sql`insert into public.signals (kind, name, page, detail, hits) values ('error', 'Error', '/', '', 1)`;
  await newOrder({ sql }, ada);
  // Proofs and approvals cannot be deleted, except with their order.
  await sql`
    insert into public.order_proofs (order_id, version, text, hash) select id, 1, 'Hops.', repeat('0', 64) from public.orders`;
  await sql`
    insert into public.order_approvals (order_id, version, hash) select id, 1, repeat('0', 64) from public.orders`;
  // A mail without a lead: deleting a lead would delete its mail.
  await sql`insert into public.outbox (key, kind, payload) values (${unconfirmed}, 'contact-confirmation', '{}')`;
  // Disables the triggers, which would set some of the times to now.
  const setAge =
    (change: (old: postgres.PendingQuery<postgres.Row[]>) => Promise<unknown>) => async (age: string) => {
      await sql`set session_replication_role = replica`;
      await change(sql`now() - ${age}::interval`);
      await sql`set session_replication_role = origin`;
    };
  return {
    messages: setAge(old => sql`update public.leads set created_at = ${old} where email = ${email}`),
    applications: setAge(
      old => sql`update public.applications set created_at = ${old} where user_id = ${ada.id}`,
    ),
    drafts: setAge(
      old => sql`update public.application_drafts set updated_at = ${old} where user_id = ${ada.id}`,
    ),
    orders: setAge(old => sql`update public.orders set updated_at = ${old}`),
    'unconfirmed accounts': setAge(old => sql`update auth.users set created_at = ${old}`),
    'dropped passwords': setAge(
      old => sql`update private.dropped_passwords set dropped_at = ${old} where user_id = ${ada.id}`,
    ),
    mails: setAge(
      old => sql`update public.outbox set sent_at = ${old}, failed_at = null where key = ${unconfirmed}`,
    ),
    'webhook events': setAge(old => sql`update public.webhook_events set received_at = ${old}`),
    counters: setAge(
      old =>
        sql`update public.rate_limits set window_start = ${old} where scope = 'contact-confirmation:email'`,
    ),
    // Signals have a day and no time.
    signals: age => sql`update public.signals set day = (current_date - ${age}::interval)::date`,
    'sign-ins': setAge(
      old => sql`
        update auth.audit_log_entries set created_at = ${old}
        where id = (select id from auth.audit_log_entries order by id limit 1)`,
    ),
  };
}

test.each(retention)(
  '$subject are kept for as long as the privacy policy states',
  async ({ subject, period }) => {
    const matchingRules = await sql`
    select from public.retention_rules where subject = ${subject} and max_age = ${period}::interval`;
    expect(matchingRules).toHaveLength(1);
    expect(rules).toHaveLength(retention.length);
  },
);

test('apply_retention deletes exactly the rows that are older than their rule', async () => {
  const setAgeOf = await createRows();
  expect(rules.map(({ subject }) => subject).toSorted()).toEqual(Object.keys(setAgeOf).toSorted());
  const noneDeleted = Object.fromEntries(rules.map(({ subject }) => [subject, 0]));
  expect(await applyRetention()).toEqual(noneDeleted);
  for (const { subject, period } of rules) {
    await setAgeOf[subject]!(`${period} - 1 minute`);
    expect(await applyRetention()).toEqual(noneDeleted);
    await setAgeOf[subject]!(`${period} + 1 minute`);
    expect(await applyRetention()).toEqual({ ...noneDeleted, [subject]: 1 });
    expect(await applyRetention()).toEqual(noneDeleted);
  }
});

test('apply_retention deletes entries of the log of staff reads that are older than the period of messages', async () => {
  const staff = await createLocalAccount();
  const { period } = rules.find(({ subject }) => subject === 'messages')!;
  await sql`
    insert into public.staff_reads (user_id, action, items, read_at)
    values
      (${staff.id}, 'list', '{}', now() - ${`${period} + 1 minute`}::interval),
      (${staff.id}, 'open', '{}', now() - ${`${period} - 1 minute`}::interval)`;
  await applyRetention();
  expect([...(await sql`select action from public.staff_reads where user_id = ${staff.id}`)]).toEqual([
    { action: 'open' },
  ]);
});

test('apply_retention deletes a purchase without an account 24 months after its end, and no purchase of an account', async () => {
  const ada = await createLocalAccount();
  const subscriptions = [
    { id: 'sub_nobody_old', owner: null, endedAgo: '25 months' },
    { id: 'sub_nobody', owner: null, endedAgo: '23 months' },
    { id: 'sub_ada_old', owner: ada.id, endedAgo: '25 months' },
  ];
  await Promise.all(
    subscriptions.map(
      ({ id, owner, endedAgo }) => sql`
        insert into public.subscriptions (stripe_id, user_id, email, status, period_end, fetch_number, updated_at)
        values (${id}, ${owner}, 'nobody@test.example', 'canceled', now() - ${endedAgo}::interval, 1, now() - ${endedAgo}::interval)`,
    ),
  );
  expect(await applyRetention()).toMatchObject({ orders: 1 });
  const left = await sql`
    select stripe_id from public.subscriptions where stripe_id in ${sql(subscriptions.map(({ id }) => id))} order by 1`;
  expect(left.map(({ stripe_id }) => String(stripe_id))).toEqual(['sub_ada_old', 'sub_nobody']);
});

test('apply_retention does not delete an old lead that staff changed recently', async () => {
  await postContactMessage(backend.urls.api, newContactMessage());
  await sql`update public.leads set created_at = now() - interval '10 years'`;
  await sql`update public.leads set note = 'Called back.'`;
  expect(await applyRetention()).toMatchObject({ messages: 0 });
});

test('apply_retention does not delete queued mail of any age', async () => {
  await postContactMessage(backend.urls.api, newContactMessage());
  await sql`
    update public.outbox set sent_at = null, created_at = now() - interval '10 years', next_attempt_at = now() + interval '30 minutes'`;
  expect(await applyRetention()).toMatchObject({ mails: 0 });
});

test('apply_retention clears the address and browser of an unused session, and does not end the session', async () => {
  const ada = await createLocalAccount();
  const setLastUse = (ago: string) => sql`
    update auth.sessions set
      ip = '203.0.113.77', user_agent = 'A browser', created_at = now() - interval '1 year',
      updated_at = now() - interval '1 year', refreshed_at = now() at time zone 'utc' - ${ago}::interval
    where user_id = ${ada.id}`;
  await setLastUse('89 days');
  expect(await applyRetention()).toMatchObject({ 'sign-ins': 0 });
  await setLastUse('91 days');
  expect(await applyRetention()).toMatchObject({ 'sign-ins': 1 });
  expect(await applyRetention()).toMatchObject({ 'sign-ins': 0 });
  const sessions = await sql`select host(ip) as ip, user_agent from auth.sessions where user_id = ${ada.id}`;
  expect([...sessions]).toEqual([{ ip: null, user_agent: null }]);
});
