/** The function `stripe-webhook`, which copies subscriptions from Stripe and creates an order for each paid month. */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createClient } from '@supabase/supabase-js';
import { Stripe } from 'stripe';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lookupKey, type TierId } from '../../supabase/functions/_shared/contracts/subscription.ts';
import { type Account, confirmAddress, password } from '../contract/account.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';
import { serveStripe } from './serveStripe.ts';
import { saveSubscription } from '../contract/subscriptions.ts';
import { unreachableUrl } from '../unreachableUrl.ts';

/** A time in the year 2096, in Unix seconds. */
const farFuture = 4_000_000_000;
let ada: Account;
let adasCustomerId: string;
// Each test has its own account: a second subscription of one account is no sale.
beforeEach(async () => {
  ada = await createLocalAccount();
  adasCustomerId = `cus_${crypto.randomUUID()}`;
  await sql`insert into public.customers (user_id, stripe_id) values (${ada.id}, ${adasCustomerId})`;
});

/** A subscription at Stripe. Times are Unix seconds. */
type SubscriptionState = {
  status: string;
  tier: TierId;
  /** The end of the current period (month). */
  end: number;
  periodStart?: number;
  /** The state of the period's invoice. */
  invoice?: string;
  /** The lines of the invoice, with amounts in cents. Default: one line for the tier. */
  invoiceLines?: readonly (readonly [tier: TierId, amount: number])[];
};

/**
 * A Stripe API with one subscription. A response has the state at the time of its request. After `pauseResponses`, a response is sent
 * only when the test calls `release` of its request.
 */
async function fakeStripe(buyer: string | { id: string; email: string; deleted?: boolean } = adasCustomerId) {
  const id = `sub_${crypto.randomUUID()}`;
  const requests: { release: () => void; responded: Promise<unknown> }[] = [];
  let isPaused = false;
  const stripe = {
    id,
    state: { status: 'active', tier: 'starter', end: farFuture } as SubscriptionState,
    pauseResponses: () => (isPaused = true),
    requests,
  };
  const respond = (_: IncomingMessage, response: ServerResponse) => {
    const { status, tier, end, periodStart = 1, invoice, invoiceLines = [[tier, 100]] } = stripe.state;
    const item = {
      current_period_start: periodStart,
      current_period_end: end,
      price: { id: `price_${tier}`, lookup_key: lookupKey(tier) },
    };
    const lines = invoiceLines.map(([lineTier, amount]) => ({
      amount,
      pricing: { price_details: { price: `price_${lineTier}` } },
    }));
    const body = JSON.stringify({
      id,
      object: 'subscription',
      customer: buyer,
      start_date: 1,
      status,
      items: { data: [item] },
      latest_invoice: invoice === undefined ? null : { status: invoice, lines: { data: lines } },
    });
    const release = () => response.setHeader('content-type', 'application/json').end(body);
    requests.push({ release, responded: once(response, 'close') });
    if (!isPaused) release();
  };
  await serveStripe(respond);
  return stripe;
}

const newEvent = (subscription: string, type = 'customer.subscription.updated') =>
  JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type,
    data: { object: { id: subscription } },
  });

const signEvent = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: backend.env.STRIPE_WEBHOOK_SECRET ?? '',
    ...options,
  });

const sendEvent = async (payload: string, signature?: string) =>
  fetch(`${backend.urls.api}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signature ?? (await signEvent(payload)) },
    body: payload,
  });

const storedSubscription = (id: string) =>
  sql`select status, tier from public.subscriptions where stripe_id = ${id}`;

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map(rest => [item, ...rest]));

describe('an event', () => {
  const history: SubscriptionState[] = [
    { status: 'incomplete', tier: 'starter', end: farFuture },
    { status: 'active', tier: 'starter', end: farFuture },
    { status: 'active', tier: 'authority', end: farFuture },
    { status: 'canceled', tier: 'authority', end: farFuture },
  ];

  test('and three later ones store Stripe’s last state, also if their fetches complete in another order', async () => {
    for (const order of permutations([0, 1, 2, 3])) {
      const stripe = await fakeStripe();
      stripe.pauseResponses();
      const responses: Promise<Response>[] = [];
      for (const [index, state] of history.entries()) {
        stripe.state = state;
        responses.push(sendEvent(newEvent(stripe.id)));
        await expect.poll(() => stripe.requests.length, { interval: 2 }).toBe(index + 1);
      }
      for (const index of order) {
        stripe.requests[index]!.release();
        expect((await responses[index])?.status).toBe(200);
      }
      expect(await storedSubscription(stripe.id)).toEqual([{ status: 'canceled', tier: 'authority' }]);
    }
  });

  test('that is delivered six times has its effect once', async () => {
    const stripe = await fakeStripe();
    const event = newEvent(stripe.id);
    const responses = await Promise.all(Array.from({ length: 5 }, () => sendEvent(event)));
    expect(responses.map(response => response.status)).toEqual([200, 200, 200, 200, 200]);
    const requestCount = stripe.requests.length;
    stripe.state = { ...stripe.state, status: 'canceled' };
    expect((await sendEvent(event)).status).toBe(200);
    expect(stripe.requests).toHaveLength(requestCount);
    expect(await storedSubscription(stripe.id)).toEqual([{ status: 'active', tier: 'starter' }]);
    const id = (JSON.parse(event) as { id: string }).id;
    expect(await sql`select 1 from public.webhook_events where id = ${id}`).toHaveLength(1);
  });

  test('of the first payment sends the studio one mail, and later events send none', async () => {
    const stripe = await fakeStripe();
    const salesMails = async () => {
      const response = await fetch(new URL('/emails', backend.urls.inbox));
      const { data } = (await response.json()) as { data: { to: string[]; text: string }[] };
      return data.filter(({ text }) => text.includes(stripe.id));
    };
    const queued = () => sql`select kind from public.outbox where key = ${`sale-notification/${stripe.id}`}`;
    stripe.state = { ...stripe.state, status: 'incomplete' };
    await sendEvent(newEvent(stripe.id, 'customer.subscription.created'));
    expect(await queued()).toHaveLength(0);

    stripe.state = { ...stripe.state, status: 'active', tier: 'growth' };
    await Promise.all(Array.from({ length: 5 }, () => sendEvent(newEvent(stripe.id))));
    await expect.poll(salesMails).toHaveLength(1);
    const [mail] = await salesMails();
    expect(mail!.to).toEqual([backend.env.STAFF_EMAIL]);
    expect(mail!.text).toContain('Package: Growth');
    expect(mail!.text).toContain(ada.email);

    // Retention deletes sent mail in the same way. sold_at, and not the mail, prevents a second mail.
    await sql`delete from public.outbox where key = ${`sale-notification/${stripe.id}`}`;
    for (const status of ['past_due', 'active', 'canceled']) {
      stripe.state = { ...stripe.state, status };
      await sendEvent(newEvent(stripe.id));
    }
    expect(await queued()).toHaveLength(0);
  });

  test('of a first payment through a payment link sends the studio one mail, and the buyer one', async () => {
    const buyer = { id: 'cus_link', email: `${crypto.randomUUID()}@example.com` };
    const stripe = await fakeStripe(buyer);
    const sales = () => sql`select kind from public.outbox where key = ${`sale-notification/${stripe.id}`}`;
    stripe.state = { ...stripe.state, status: 'incomplete' };
    await sendEvent(newEvent(stripe.id, 'customer.subscription.created'));
    expect(await sales()).toHaveLength(0);
    stripe.state = { ...stripe.state, status: 'active', invoice: 'paid' };
    await Promise.all(Array.from({ length: 5 }, () => sendEvent(newEvent(stripe.id))));
    expect(await sales()).toEqual([{ kind: 'sale-notification' }]);
    const mailsTo = async (address: string | undefined, part: string) => {
      const response = await fetch(new URL('/emails', backend.urls.inbox));
      const { data } = (await response.json()) as { data: { to: string[]; text: string }[] };
      return data.filter(({ to, text }) => to[0] === address && text.includes(part));
    };
    await expect
      .poll(() => mailsTo(backend.env.STAFF_EMAIL, stripe.id))
      .toEqual([
        expect.objectContaining({
          text: expect.stringContaining('Through a payment link, without an account'),
        }),
      ]);
    expect((await mailsTo(backend.env.STAFF_EMAIL, stripe.id))[0]!.text).toContain(buyer.email);
    await expect
      .poll(() => mailsTo(buyer.email, `${backend.env.SITE_URL}/account`))
      .toEqual([
        expect.objectContaining({ text: expect.stringContaining('open an account with this email address') }),
      ]);

    // Retention deletes sent mail in the same way: a later month must not count as a sale.
    await sql`delete from public.outbox where key = ${`sale-notification/${stripe.id}`}`;
    stripe.state = { ...stripe.state, periodStart: 2 };
    await sendEvent(newEvent(stripe.id));
    expect(await sales()).toHaveLength(0);
  });

  test('of a customer without an account is acknowledged, and stores nothing', async () => {
    const stripe = await fakeStripe('cus_unknown');
    expect((await sendEvent(newEvent(stripe.id))).status).toBe(200);
    expect(await storedSubscription(stripe.id)).toHaveLength(0);
  });

  test('of another type is acknowledged without a request to Stripe', async () => {
    const stripe = await fakeStripe();
    expect((await sendEvent(newEvent(stripe.id, 'invoice.created'))).status).toBe(200);
    expect(stripe.requests).toHaveLength(0);
  });

  test.each<[string, (event: string) => Promise<[string, string]>]>([
    ['with another signature', async event => [event, await signEvent(event, { secret: 'whsec_other' })]],
    ['that was changed', async event => [`${event} `, await signEvent(event)]],
    [
      'that is too old',
      async event => [event, await signEvent(event, { timestamp: Math.floor(Date.now() / 1000) - 600 })],
    ],
    [
      'that is dated more than five minutes ahead',
      async event => [event, await signEvent(event, { timestamp: Math.floor(Date.now() / 1000) + 360 })],
    ],
    ['without a signature', async event => [event, '']],
    ['with a malformed signature', async event => [event, 't=now,v1=abc']],
    ['that is not JSON', async () => ['nonsense', await signEvent('nonsense')]],
  ])('%s is rejected with 400', async (_, forge) => {
    const stripe = await fakeStripe();
    const [body, signature] = await forge(newEvent(stripe.id));
    expect((await sendEvent(body, signature)).status).toBe(400);
    expect(stripe.requests).toHaveLength(0);
    expect(await storedSubscription(stripe.id)).toHaveLength(0);
  });

  test('gets 500 while the database fails, and takes effect when it is repeated', async () => {
    const stripe = await fakeStripe();
    const event = newEvent(stripe.id);
    vi.stubEnv('SUPABASE_URL', unreachableUrl);
    expect((await sendEvent(event)).status).toBe(500);
    vi.stubEnv('SUPABASE_URL', backend.urls.api);
    await sql`alter table public.subscriptions rename to subscriptions_gone`;
    expect((await sendEvent(event)).status).toBe(500);
    await sql`alter table public.subscriptions_gone rename to subscriptions`;
    // The event was rolled back together with its effect.
    expect((await sendEvent(event)).status).toBe(200);
    expect(await storedSubscription(stripe.id)).toHaveLength(1);
  });

  test('sent by another method than POST is rejected with 405', async () => {
    expect((await fetch(`${backend.urls.api}/functions/v1/stripe-webhook`)).status).toBe(405);
  });
});

/** The event of a paid invoice, as the API versions since 2025-03-31 and before send it. */
const invoicePaid = (subscription: string, isOldVersion = false) =>
  JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'invoice.paid',
    data: {
      object: {
        id: 'in_1',
        ...(isOldVersion ? { subscription } : { parent: { subscription_details: { subscription } } }),
      },
    },
  });

describe('a paid period', () => {
  const daySeconds = 24 * 60 * 60;
  /** The orders of a subscription, each as [start of its month in days since 1970, number of its release in the month, tier]. */
  const ordersOf = async (id: string) =>
    [
      ...(await sql<{ start: number; release: number; tier: string }[]>`
        select extract(epoch from o.period_start)::int as start, o.release, p.tier
        from public.orders o join public.paid_periods p using (subscription_id, period_start)
        where o.subscription_id = ${id} order by o.period_start, o.release`),
    ].map(({ start, release, tier }) => [start / daySeconds, release, tier]);
  /** The state after the payment of a month. Months have 30 days, and are counted from 1970. */
  const paidState = (tier: TierId, month: number): SubscriptionState => ({
    status: 'active',
    tier,
    periodStart: month * 30 * daySeconds,
    end: (month + 1) * 30 * daySeconds,
    invoice: 'paid',
  });

  test('creates its order once, also if its events arrive several times or at the same time', async () => {
    const stripe = await fakeStripe();
    stripe.state = paidState('growth', 1);
    const event = newEvent(stripe.id);
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => sendEvent(event)),
      ...Array.from({ length: 5 }, () => sendEvent(newEvent(stripe.id))),
      ...Array.from({ length: 5 }, (_, index) => sendEvent(invoicePaid(stripe.id, index % 2 === 0))),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 200));
    expect(await ordersOf(stripe.id)).toEqual([[30, 1, 'growth']]);
    const mails = await sql`
      select m.kind from public.outbox m join public.orders o on o.id = m.order_id where o.subscription_id = ${stripe.id}`;
    expect([...mails]).toEqual([{ kind: 'order-made' }]);
  });

  test.each<[TierId, number[]]>([
    ['starter', [1, 4, 7]],
    ['growth', [1, 2, 3, 4, 5, 6, 7]],
    ['pro', [1, 4, 7]],
    ['authority', [1, 4, 7]],
  ])('of %s creates the orders of the releases that the package includes', async (tier, months) => {
    const stripe = await fakeStripe();
    for (let month = 1; month <= 7; month += 1) {
      stripe.state = paidState(tier, month);
      // oxlint-disable-next-line no-await-in-loop -- One month after the other.
      await sendEvent(newEvent(stripe.id));
    }
    expect(await ordersOf(stripe.id)).toEqual(months.map(month => [month * 30, 1, tier]));
  });

  test('creates its order when its invoice is paid, and not when the period begins or the payment fails', async () => {
    const stripe = await fakeStripe();
    for (const [status, invoice] of [
      ['incomplete', 'open'],
      ['active', 'draft'],
      ['active', 'open'],
      ['past_due', 'open'],
      ['unpaid', 'open'],
      ['canceled', 'void'],
      ['trialing', 'paid'],
    ] as const) {
      stripe.state = { ...paidState('growth', 1), status, invoice };
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await sendEvent(newEvent(stripe.id));
    }
    expect(await ordersOf(stripe.id)).toEqual([]);
    stripe.state = paidState('growth', 1);
    await sendEvent(invoicePaid(stripe.id));
    expect(await ordersOf(stripe.id)).toEqual([[30, 1, 'growth']]);
  });

  test('that is upgraded keeps its order, which becomes one of the larger package', async () => {
    const stripe = await fakeStripe();
    for (const tier of ['starter', 'authority', 'starter'] as const) {
      stripe.state = paidState(tier, 1);
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await sendEvent(newEvent(stripe.id));
    }
    expect(await ordersOf(stripe.id)).toEqual([[30, 1, 'authority']]);
  });

  test('that changes to a larger package without paying for it keeps the order of the package that is paid', async () => {
    const stripe = await fakeStripe();
    const starter = paidState('starter', 1);
    const authority = { ...starter, tier: 'authority' } as const;
    const credit = ['authority', -399_900] as const;
    for (const state of [
      starter,
      // Stripe charges for a change now, with the next invoice, or not at all. The last two leave the invoice as it is.
      { ...authority, invoiceLines: [['starter', 59_900]] },
      { ...authority, invoice: 'open', invoiceLines: [['authority', 399_900]] },
      { ...authority, invoiceLines: [credit, ['starter', 59_900]] },
    ] satisfies SubscriptionState[]) {
      stripe.state = state;
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await sendEvent(newEvent(stripe.id));
    }
    expect(await ordersOf(stripe.id)).toEqual([[30, 1, 'starter']]);
    stripe.state = {
      ...authority,
      invoiceLines: [
        ['starter', -59_900],
        ['authority', 399_900],
      ],
    };
    await sendEvent(invoicePaid(stripe.id));
    expect(await ordersOf(stripe.id)).toEqual([[30, 1, 'authority']]);
  });

  test('without a release due gets one when it is upgraded to a package whose quarter begins', async () => {
    const stripe = await fakeStripe();
    for (const [tier, month] of [
      ['starter', 1],
      ['starter', 2],
      ['pro', 2],
      ['pro', 3],
    ] as const) {
      stripe.state = paidState(tier, month);
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await sendEvent(newEvent(stripe.id));
    }
    expect(await ordersOf(stripe.id)).toEqual([
      [30, 1, 'starter'],
      [60, 1, 'pro'],
    ]);
  });

  test('keeps its order when the subscription is canceled', async () => {
    const stripe = await fakeStripe();
    stripe.state = paidState('growth', 1);
    await sendEvent(newEvent(stripe.id));
    stripe.state = { ...stripe.state, status: 'canceled' };
    await sendEvent(newEvent(stripe.id, 'customer.subscription.deleted'));
    const [order] = await sql`select state from public.orders where subscription_id = ${stripe.id}`;
    expect(order).toEqual({ state: 'paid' });
  });

  test('of a price without a tier creates no order', async () => {
    const stripe = await fakeStripe();
    stripe.state = paidState('unknown' as TierId, 1);
    expect((await sendEvent(newEvent(stripe.id))).status).toBe(200);
    expect(await ordersOf(stripe.id)).toEqual([]);
  });

  test('an invoice without a subscription is acknowledged without a request to Stripe', async () => {
    const stripe = await fakeStripe();
    expect((await sendEvent(newEvent(stripe.id, 'invoice.paid'))).status).toBe(200);
    expect(stripe.requests).toHaveLength(0);
  });
});

describe('a purchase through a payment link', () => {
  const paid = { status: 'active', tier: 'growth', end: farFuture, invoice: 'paid' } as const;
  const buy = async (email: string) => {
    const stripe = await fakeStripe({ id: `cus_${crypto.randomUUID()}`, email });
    stripe.state = paid;
    return stripe;
  };
  const ownerOf = async (id: string) => {
    const [row] = await sql<{ owner: string | null }[]>`
      select user_id as owner from public.subscriptions where stripe_id = ${id}`;
    return row?.owner;
  };
  const credentials = () => ({ email: `${crypto.randomUUID()}@resend.dev`, password });
  const ordersOf = async ({ client }: Account) => ((await client.rpc('my_orders')).data as object[]).length;

  test('belongs to an account once its address is confirmed, and never before', async () => {
    const given = credentials();
    const stripe = await buy(given.email.toUpperCase());
    await sendEvent(newEvent(stripe.id));
    expect(await ownerOf(stripe.id)).toBeNull();
    const client = createClient(backend.urls.api, backend.site.SUPABASE_PUBLISHABLE_KEY, {
      auth: { persistSession: false },
    });
    expect((await client.auth.signUp(given)).error).toBeNull();
    await sendEvent(newEvent(stripe.id));
    expect(await ownerOf(stripe.id)).toBeNull();
    // Somebody else's account, and one whose address contains this one.
    await createLocalAccount();
    await createLocalAccount({ email: `a${given.email}`, password });
    expect(await ownerOf(stripe.id)).toBeNull();

    await confirmAddress(sql, given.email);
    const { data } = await client.auth.signInWithPassword(given);
    expect(await ownerOf(stripe.id)).toBe(data.user?.id);
    expect((await client.rpc('my_orders')).data).toMatchObject([{ tier: 'growth', state: 'paid' }]);
    const response = await fetch(`${backend.urls.api}/functions/v1/check-subscription`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    });
    expect(await response.json()).toMatchObject({ subscribed: true, subscription_tier: 'growth' });
  });

  test('with the confirmed address of an account belongs to it immediately', async () => {
    const grace = await createLocalAccount();
    const stripe = await buy(grace.email);
    await sendEvent(newEvent(stripe.id));
    expect(await ownerOf(stripe.id)).toBe(grace.id);
    expect(await ordersOf(grace)).toBe(1);
  });

  test('that is saved while its address is confirmed finds the account, in either order', async () => {
    for (let run = 0; run < 15; run += 1) {
      const email = `${crypto.randomUUID()}@resend.dev`;
      // oxlint-disable-next-line no-await-in-loop -- One pair after the other.
      const [user] = await sql<[{ id: string }]>`
        insert into auth.users (id, email) values (gen_random_uuid(), ${email}) returning id`;
      const id = `sub_${crypto.randomUUID()}`;
      // oxlint-disable-next-line no-await-in-loop -- One pair after the other.
      await Promise.all([
        sql`update auth.users set email_confirmed_at = now() where id = ${user.id}`,
        saveSubscription(sql, { subscriptionId: id, customerId: `cus_${id}`, email, isPaid: true }),
      ]);
      // oxlint-disable-next-line no-await-in-loop -- One pair after the other.
      expect(await ownerOf(id)).toBe(user.id);
    }
  });

  test('stays with its account when the customer’s address at Stripe changes, or the customer is deleted', async () => {
    const grace = await createLocalAccount();
    const eve = await createLocalAccount();
    const buyer = { id: `cus_${crypto.randomUUID()}`, email: grace.email, deleted: false };
    const stripe = await fakeStripe(buyer);
    stripe.state = paid;
    await sendEvent(newEvent(stripe.id));
    buyer.email = eve.email;
    await sendEvent(newEvent(stripe.id));
    expect(await ownerOf(stripe.id)).toBe(grace.id);
    buyer.deleted = true;
    stripe.state = { ...paid, status: 'canceled' };
    await sendEvent(newEvent(stripe.id, 'customer.subscription.deleted'));
    expect(await ownerOf(stripe.id)).toBe(grace.id);
    expect(await storedSubscription(stripe.id)).toEqual([{ status: 'canceled', tier: 'growth' }]);
  });

  test('is managed and deleted with its own customer, beside that of the account', async () => {
    const grace = await createLocalAccount();
    const own = `cus_${crypto.randomUUID()}`;
    await sql`insert into public.customers (user_id, stripe_id) values (${grace.id}, ${own})`;
    const stripe = await buy(grace.email);
    await sendEvent(newEvent(stripe.id));
    const state = async () => {
      const [row] = await sql<[{ state: { customer_id: string; customer_ids: string[] } }]>`
        select public.begin_account_action(
          p_action => 'account', p_user_id => ${grace.id}, p_session_id => ${grace.sessionId}, p_user_hash => 'hash'
        ) as state`;
      return row.state;
    };
    const [{ linked }] = await sql<[{ linked: string }]>`
      select customer_id as linked from public.subscriptions where stripe_id = ${stripe.id}`;
    expect(await state()).toMatchObject({ customer_id: linked, customer_ids: expect.any(Array) });
    expect((await state()).customer_ids.toSorted()).toEqual([own, linked].toSorted());
    // An unpaid subscription has not ended: without its customer, a checkout would sell a second one.
    stripe.state = { ...paid, status: 'unpaid' };
    await sendEvent(newEvent(stripe.id));
    expect((await state()).customer_id).toBe(linked);
    stripe.state = { ...paid, status: 'canceled' };
    await sendEvent(newEvent(stripe.id));
    expect((await state()).customer_id).toBe(own);
  });
});

test.each([
  ['active', 1, true],
  ['trialing', 1, true],
  ['past_due', 1, true],
  // The event of the renewal may be late.
  ['active', -2, true],
  // It has not ended, but nothing says that it is paid.
  ['active', -4, null],
  ['unpaid', 1, null],
  ['paused', 1, null],
  ['incomplete', 1, false],
  ['canceled', 1, false],
])('%s, %i days before its end, is subscribed: %s', async (status, days, subscribed) => {
  const stripe = await fakeStripe();
  stripe.state = {
    status,
    tier: 'starter',
    end: Math.floor(Date.now() / 1000) + days * 24 * 60 * 60,
  };
  await sql`delete from public.subscriptions`;
  await sendEvent(newEvent(stripe.id));
  const response = await fetch(`${backend.urls.api}/functions/v1/check-subscription`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(await response.json()).toMatchObject({ subscribed });
});
