/**
 * A second subscription of one account or address, which Stripe sells through payment links while its limit is off: it is canceled and
 * refunded. A tier is a monthly package of press releases.
 */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { anyPorts, claimPorts } from '../../local/ports.ts';
import { cards } from '../../local/stripe/pages.ts';
import { startStripe, type StripeServer } from '../../local/stripe/server.ts';
import { readPaymentLinks, type TierId } from '../../supabase/functions/_shared/contracts/subscription.ts';
import { type Account, password } from '../contract/account.ts';
import { insertSubscription } from '../contract/subscriptions.ts';
import { retrySecondSubscriptions } from './retrySecondSubscriptions.ts';
import { type Fault, startFaultyStripe } from './faultyStripe.ts';
import { backend, createLocalAccount, dataDir, sql } from './runningBackend.ts';
import { readStripeState, subscriptionsOf } from './stripeState.ts';

let standIn: StripeServer;
let stripe: Awaited<ReturnType<typeof startFaultyStripe>>;
let file: string;
let ada: Account;
beforeAll(async () => {
  const { stripe: port } = await claimPorts(anyPorts);
  file = join(dataDir, `stripe-${port}.json`);
  standIn = await startStripe({
    port,
    file,
    webhookSecret: backend.env.STRIPE_WEBHOOK_SECRET!,
    webhookUrl: `${backend.urls.api}/functions/v1/stripe-webhook`,
    limitsSubscriptions: false,
  });
  stripe = await startFaultyStripe(standIn.url);
});
afterAll(async () => {
  stripe[Symbol.dispose]();
  await standIn.stop();
});
beforeEach(async () => {
  vi.stubEnv('STRIPE_API_URL', stripe.url);
  ada = await createLocalAccount();
});
afterEach(() => {
  stripe.faults.length = 0;
  vi.unstubAllEnvs();
});

/** Posts a form. */
const submit = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
/** Buys a tier by its payment link, as this address. */
const buy = (tier: TierId, email = ada.email) =>
  submit(readPaymentLinks(standIn.paymentLinks)[tier]!, { email, card: cards.paid });
const callFunction = (name: string, body: object = {}) =>
  fetch(`${backend.urls.api}/functions/v1/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** A subscription that goes on: its status, and how many payments were made and refunded. */
const kept = { status: 'active', payments: 1, refunded: 0 };
/** A subscription that was canceled, and whose payment was refunded. */
const refunded = { status: 'canceled', payments: 1, refunded: 1 };
/** The subscriptions of an address at the stand-in for Stripe, without their ids. */
const bought = async (email = ada.email) =>
  (await subscriptionsOf(file, email)).map(({ id: _id, ...subscription }) => subscription);
/** The mails to an address whose text has these words. */
const mailsTo = async (address: string | undefined, words: string) => {
  const response = await fetch(new URL('/emails', backend.urls.inbox));
  const { data } = (await response.json()) as { data: { to: string[]; subject: string; text: string }[] };
  return data
    .map(({ to, subject, text }) => ({ to, subject, text: text.replaceAll(/\s+/g, ' ') }))
    .filter(({ to, text }) => to[0] === address && text.includes(words));
};

test('the second of two purchases is canceled and refunded, and the first goes on', async () => {
  await buy('pro');
  await buy('growth');
  await expect.poll(() => bought()).toEqual([kept, refunded]);
  expect(await (await callFunction('check-subscription')).json()).toMatchObject({
    subscribed: true,
    subscription_tier: 'pro',
    other_subscriptions: 0,
  });
  const [first, second] = await subscriptionsOf(file, ada.email);
  expect(
    await sql`
      select o.subscription_id from public.orders o join public.subscriptions s on s.stripe_id = o.subscription_id
      where s.user_id = ${ada.id}`,
  ).toEqual([{ subscription_id: first!.id }]);
  expect(await sql`select 1 from public.sales where subscription_id = ${second!.id}`).toHaveLength(0);

  await expect
    .poll(() => mailsTo(ada.email, second!.id))
    .toEqual([
      expect.objectContaining({
        subject: 'Your second subscription is canceled',
        text: expect.stringContaining('We refunded $1,299.00, which is all that you paid'),
      }),
    ]);
  await expect
    .poll(() => mailsTo(backend.env.STAFF_EMAIL, second!.id))
    .toEqual([
      expect.objectContaining({
        subject: 'A second subscription was canceled and refunded',
        text: expect.stringContaining(`Goes on: ${first!.id}`),
      }),
    ]);
});

test('a purchase through a payment link is refunded where the account has bought by checkout', async () => {
  const { url } = (await (await callFunction('create-checkout', { tier: 'pro' })).json()) as { url: string };
  await submit(url.replace(stripe.url, standIn.url), { card: cards.paid });
  await buy('growth', ada.email.toUpperCase());
  await expect.poll(() => bought(ada.email.toUpperCase())).toEqual([refunded]);
  expect(await bought()).toEqual([kept]);
});

test('two purchases without an account leave one, also if their webhooks arrive at the same time', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  await Promise.all([buy('pro', email), buy('growth', email)]);
  await expect
    .poll(async () => (await bought(email)).toSorted((a, b) => a.refunded - b.refunded))
    .toEqual([kept, refunded]);
});

test('the purchase of an address that an account had before is kept', async () => {
  await buy('pro');
  const formerAddress = ada.email;
  await sql`update auth.users set email = ${`new-${ada.email}`} where id = ${ada.id}`;
  await buy('growth', formerAddress);
  await retrySecondSubscriptions();
  expect(await bought(formerAddress)).toEqual([kept, kept]);
});

test('a purchase after the end of another is kept, also if the event of the end arrives later', async () => {
  await buy('pro');
  const [first] = await subscriptionsOf(file, ada.email);
  const secret = backend.env.STRIPE_WEBHOOK_SECRET!;
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_other');
  await fetch(`${standIn.url}/v1/subscriptions/${first!.id}`, { method: 'DELETE' });
  expect(await sql`select status from public.subscriptions where stripe_id = ${first!.id}`).toEqual([
    { status: 'active' },
  ]);
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', secret);
  await buy('growth');
  await expect.poll(async () => (await readStripeState(file)).pendingEvents).toEqual([]);
  await retrySecondSubscriptions();
  expect(await bought()).toEqual([{ ...kept, status: 'canceled' }, kept]);
  expect(await (await callFunction('check-subscription')).json()).toMatchObject({
    subscription_tier: 'growth',
    other_subscriptions: 0,
  });
});

test('a purchase is kept where Stripe does not know the other subscription any more', async () => {
  const id = await insertSubscription(sql, { userId: ada.id });
  await buy('growth');
  await retrySecondSubscriptions();
  expect(await bought()).toEqual([kept]);
  expect(await sql`select status from public.subscriptions where stripe_id = ${id}`).toEqual([
    { status: 'canceled' },
  ]);
});

// The requests: the subscription of the event, the other one, the subscription again, its cancelation, its invoices, the refund.
describe.each<Fault>(['request lost', 'response lost'])('%s', fault => {
  test.each([0, 1, 2, 3, 4, 5])('at request %i to Stripe: it is refunded once, later', async index => {
    await buy('pro');
    stripe.faults.push(...Array.from({ length: index }, (): Fault => 'none'), fault);
    await buy('growth');
    await expect.poll(async () => (await readStripeState(file)).pendingEvents).toEqual([]);
    await expect.poll(() => stripe.faults).toEqual([]);
    await retrySecondSubscriptions();
    expect(await bought()).toEqual([kept, refunded]);
    const [, second] = await subscriptionsOf(file, ada.email);
    await expect.poll(() => mailsTo(ada.email, second!.id)).toHaveLength(1);
    await expect.poll(() => mailsTo(backend.env.STAFF_EMAIL, second!.id)).toHaveLength(1);
  });
});

describe('while Stripe refuses every request for the refund', () => {
  const pending = () =>
    sql`select last_error from public.second_subscriptions where ended_at is null and attempts > 0`;
  const buyTwo = async () => {
    await buy('pro');
    // The first two requests succeed, and all that follow fail until the test empties this list.
    stripe.faults.push('none', 'none', ...Array.from({ length: 20 }, (): Fault => 'request lost'));
    await buy('growth');
    await expect.poll(pending).toEqual([{ last_error: 'StripeAuthenticationError' }]);
  };

  test('health fails after an hour', async () => {
    await buyTwo();
    const refunds = async () => {
      const response = await fetch(`${backend.urls.api}/functions/v1/health`);
      return ((await response.json()) as { checks: { refunds: { state: string } } }).checks.refunds.state;
    };
    expect(await refunds()).toBe('ok');
    await sql`update public.second_subscriptions set noticed_at = now() - interval '61 minutes' where ended_at is null`;
    expect(await refunds()).toBe('failing');
    stripe.faults.length = 0;
    await retrySecondSubscriptions();
    expect(await refunds()).toBe('ok');
  });

  test('a refund that was planned while the clock was ahead is not late', async () => {
    await buyTwo();
    stripe.faults.length = 0;
    // Each in one transaction: the timer would claim a due refund between two.
    const claimWhenPlanned = (wait: string) =>
      sql.begin(async transaction => {
        await transaction`
          update public.second_subscriptions set next_attempt_at = now() + ${wait}::interval where ended_at is null`;
        return transaction`select subscription_id from public.claim_second_subscription(90)`;
      });
    expect(await claimWhenPlanned('69 minutes')).toEqual([]);
    expect(await claimWhenPlanned('1 day')).toHaveLength(1);
    expect(await sql`select subscription_id from public.claim_second_subscription(90)`).toEqual([]);
    await retrySecondSubscriptions();
    expect(await bought()).toEqual([kept, refunded]);
  });

  test('the refund survives the deletion of the account', async () => {
    await buyTwo();
    stripe.faults.length = 0;
    const { email, id } = ada;
    expect((await callFunction('delete-account', { password })).status).toBe(200);
    await retrySecondSubscriptions();
    const { payments } = await readStripeState(file);
    const [second] = await sql`
      select key from public.outbox where kind = 'second-subscription-notification' order by id desc limit 1`;
    const subscriptionId = String(second!.key).split('/')[1];
    expect(Object.values(payments).find(({ subscription }) => subscription === subscriptionId)).toMatchObject(
      {
        isRefunded: true,
      },
    );
    expect(
      await sql`select 1 from public.second_subscriptions where subscription_id = ${subscriptionId!}`,
    ).toEqual([]);
    expect(await sql`select 1 from public.subscriptions where user_id = ${id} or email = ${email}`).toEqual(
      [],
    );
  });
});

test('a payment that was under way when the subscription was canceled is refunded later', async () => {
  await buy('pro');
  await buy('growth');
  await expect.poll(() => bought()).toEqual([kept, refunded]);
  await expect.poll(() => sql`select 1 from public.second_subscriptions where ended_at is null`).toEqual([]);
  const [, second] = await subscriptionsOf(file, ada.email);
  const outcome = await sql<[{ outcome: string }]>`
    select public.save_subscription(
      'evt_late', 'invoice.paid', nextval('public.subscription_fetches'), s.stripe_id, s.customer_id, s.status, s.tier, now(),
      s.period_end, true, false, s.email
    ) ->> 'outcome' as outcome
    from public.subscriptions s where s.stripe_id = ${second!.id}`;
  expect(outcome[0].outcome).toBe('second');
  expect(await sql`select 1 from public.second_subscriptions where ended_at is null`).toHaveLength(1);
  // Nothing is left to refund, so nobody gets a second mail.
  await retrySecondSubscriptions();
  expect(
    await sql`select 1 from public.outbox where key like ${`second-subscription/${second!.id}/%`}`,
  ).toHaveLength(1);
});
