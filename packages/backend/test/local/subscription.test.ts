/** Tests of subscribing and of managing a subscription, with the local stand-in for Stripe. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cards } from '../../local/stripe/pages.ts';
import { readPaymentLinks, tierIds } from '../../supabase/functions/_shared/contracts/subscription.ts';
import { type Account } from '../contract/account.ts';
import { expectRateLimited, setRateLimit } from '../contract/rateLimits.ts';
import { saveSubscription } from '../contract/subscriptions.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';
import { serveStripe } from './serveStripe.ts';
import { unreachableUrl } from '../unreachableUrl.ts';
import { signedInFunctions } from './signedInFunctions.ts';

let ada: Account;
beforeEach(async () => {
  ada = await createLocalAccount();
});

const callFunction = (name: string, body?: unknown, token = ada.token) =>
  fetch(`${backend.urls.api}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const subscriptionStatus = async () => (await callFunction('check-subscription')).json();
/** Calls a function that opens a page at Stripe, and returns the address of the page. */
const openPage = async (name: string, body?: unknown): Promise<string> => {
  const response = await callFunction(name, body);
  expect(response.status).toBe(200);
  const { url } = (await response.json()) as { url: string };
  return url;
};
/** Submits a form of the stand-in for Stripe. */
const submit = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

const notSubscribed = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  cancel_at_period_end: false,
  payment_failed: false,
  other_subscriptions: 0,
  may_have_bought: false,
};
/** The response after a visit to checkout. */
const notSubscribedYet = { ...notSubscribed, may_have_bought: true };
const monthFromNow = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe('subscribing', () => {
  test('by card takes effect before the visitor returns to the site', async () => {
    expect(await subscriptionStatus()).toEqual(notSubscribed);
    const url = await openPage('create-checkout', { tier: 'growth' });
    const page = await (await fetch(url)).text();
    expect(page).toContain('Subscribe to Growth');
    expect(page).toContain('$1,299.00');
    expect(page).toContain(ada.email);

    const paid = await submit(url, { card: cards.paid });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`${backend.env.SITE_URL}/pricing?checkout=complete`);
    expect(await subscriptionStatus()).toEqual({
      subscribed: true,
      subscription_tier: 'growth',
      subscription_end: expect.stringContaining(monthFromNow()),
      cancel_at_period_end: false,
      payment_failed: false,
      other_subscriptions: 0,
      may_have_bought: false,
    });
    expect((await fetch(url)).status).toBe(404);
  });

  test('buys the default tier when the request names none', async () => {
    expect(await (await fetch(await openPage('create-checkout'))).text()).toContain('Subscribe to Starter');
  });

  test('by a declined card shows the error, sells nothing, and lets the visitor try another card', async () => {
    const url = await openPage('create-checkout');
    const declined = await submit(url, { card: cards.declined });
    expect(declined.status).toBe(200);
    expect(await declined.text()).toContain('Your card was declined.');
    expect(await subscriptionStatus()).toEqual(notSubscribedYet);
    expect((await submit(url, { card: cards.paid })).status).toBe(303);
  });

  test('two calls at the same time return one checkout page, and a page for another tier closes the first', async () => {
    const [first, second] = await Promise.all([openPage('create-checkout'), openPage('create-checkout')]);
    expect(second).toBe(first);
    expect(await openPage('create-checkout')).toBe(first);
    const other = await openPage('create-checkout', { tier: 'pro' });
    expect(other).not.toBe(first);
    expect((await submit(first, { card: cards.paid })).status).toBe(404);
    expect(await sql`select 1 from public.customers where user_id = ${ada.id}`).toHaveLength(1);
  });

  test('is not known before the webhook, which check-subscription says', async () => {
    const url = await openPage('create-checkout');
    expect(await subscriptionStatus()).toEqual(notSubscribedYet);
    const secret = backend.env.STRIPE_WEBHOOK_SECRET!;
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_other');
    onTestFinished(() => void vi.unstubAllEnvs());
    await submit(url, { card: cards.paid });
    expect(await subscriptionStatus()).toEqual(notSubscribedYet);
    vi.stubEnv('STRIPE_WEBHOOK_SECRET', secret);
    await expect.poll(subscriptionStatus).toMatchObject({ subscribed: true, may_have_bought: false });
  });

  test('a second time is rejected with 409', async () => {
    await submit(await openPage('create-checkout'), { card: cards.paid });
    const response = await callFunction('create-checkout');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('Manage subscription') });
  });

  test('answers 400 to a tier that does not exist', async () => {
    for (const tier of ['Starter', 'gold', '', null, 1, 'constructor']) {
      const response = await callFunction('create-checkout', { tier });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        fields: { tier: `There is no such tier. Send one of ${tierIds.join(', ')}.` },
      });
    }
  });
});

test.each(tierIds)(
  "the payment link of %s shows the tier's price and sells to a visitor without an account",
  async tier => {
    const url = readPaymentLinks(backend.site.STRIPE_PAYMENT_LINKS)[tier]!;
    const price = (await (await fetch(url)).text()).match(/\$[\d,]+\.00/)?.[0];
    expect(price).toBe(
      { starter: '$599.00', growth: '$1,299.00', pro: '$1,999.00', authority: '$3,999.00' }[tier],
    );
    const email = `${tier}@example.com`;
    const declined = await submit(url, { email, card: cards.declined });
    expect(await declined.text()).toContain('Your card was declined.');
    const paid = await submit(url, { email, card: cards.paid });
    expect(await paid.text()).toContain('Thanks for subscribing');
    // Stripe's limit of one subscription, which DEPLOYMENT.md asks for.
    expect((await submit(url, { email: email.toUpperCase(), card: cards.paid })).status).toBe(409);
  },
);

describe('customer-portal', () => {
  test('answers 409 to a user who never subscribed', async () => {
    const response = await callFunction('customer-portal');
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: 'You have no subscription to manage yet. Choose a package on the rate card first.',
    });
  });

  test('cancels a subscription, resumes it, and ends it with the paid month', async () => {
    await submit(await openPage('create-checkout', { tier: 'pro' }), { card: cards.paid });
    const portal = await openPage('customer-portal');
    const open = async () => (await fetch(portal)).text();
    const subscription = /name="subscription" value="([^"]+)"/.exec(await open())?.[1] ?? '';
    expect(await open()).toContain('Renews');

    await submit(portal, { subscription, action: 'cancel' });
    expect(await open()).toContain('Ends');
    expect(await subscriptionStatus()).toMatchObject({
      subscribed: true,
      subscription_tier: 'pro',
      cancel_at_period_end: true,
    });

    await submit(portal, { subscription, action: 'keep' });
    expect(await subscriptionStatus()).toMatchObject({ cancel_at_period_end: false });
    await submit(portal, { subscription, action: 'end-period' });
    expect(await subscriptionStatus()).toMatchObject({ subscribed: true });

    await submit(portal, { subscription, action: 'cancel' });
    await submit(portal, { subscription, action: 'end-period' });
    expect(await open()).toContain('Ended');
    expect(await subscriptionStatus()).toEqual(notSubscribedYet);
    // The user can subscribe again.
    expect((await submit(await openPage('create-checkout'), { card: cards.paid })).status).toBe(303);
    expect(await subscriptionStatus()).toMatchObject({ subscribed: true, subscription_tier: 'starter' });
  });

  test("the stand-in's portal returns 404 for another customer's subscription", async () => {
    await submit(await openPage('create-checkout'), { card: cards.paid });
    const subscription = await sql`select stripe_id from public.subscriptions where user_id = ${ada.id}`;
    ada = await createLocalAccount();
    await openPage('create-checkout');
    const portal = await openPage('customer-portal');
    const refused = await submit(portal, {
      subscription: String(subscription[0]?.stripe_id),
      action: 'cancel',
    });
    expect(refused.status).toBe(404);
  });
});

describe('two subscriptions with one address, which the webhook has both kept', () => {
  let subscriptions: { subscriptionId: string; customerId: string; email: string; isPaid: boolean }[];
  beforeEach(async () => {
    subscriptions = Array.from({ length: 2 }, () => ({
      subscriptionId: `sub_${randomUUID()}`,
      customerId: `cus_${randomUUID()}`,
      email: ada.email,
      isPaid: true,
    }));
    for (const subscription of subscriptions) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await saveSubscription(sql, subscription);
    }
    // Without a row in this table, the second subscription counts as a sale, too.
    await sql`delete from public.second_subscriptions`;
  });

  test('are counted by check-subscription until all but one are canceled', async () => {
    expect(await subscriptionStatus()).toMatchObject({ subscribed: true, other_subscriptions: 1 });
    await sql`update public.subscriptions set cancel_at_period_end = true where stripe_id = ${subscriptions[0]!.subscriptionId}`;
    // The status is that of the other subscription, which will be renewed.
    expect(await subscriptionStatus()).toMatchObject({
      cancel_at_period_end: false,
      other_subscriptions: 0,
    });
  });

  test('are managed one after the other, and the account cannot buy a third', async () => {
    const canceled = new Set<string>();
    const portals: string[] = [];
    const respondTo = async (request: IncomingMessage): Promise<object> => {
      const { pathname, searchParams, origin } = new URL(request.url!, process.env.STRIPE_API_URL);
      const form = new URLSearchParams(await text(request));
      switch (pathname) {
        case '/v1/prices':
          return { data: [{ id: 'price_1' }] };
        case '/v1/subscriptions': {
          const customer = searchParams.get('customer')!;
          return { data: [{ customer, status: 'active', cancel_at_period_end: canceled.has(customer) }] };
        }
        case '/v1/billing_portal/sessions':
          portals.push(form.get('customer')!);
          return { url: `${origin}/p/session/1` };
        default:
          return { id: 'new', data: [], url: `${origin}/c/pay/1` };
      }
    };
    await serveStripe((request, response) => {
      void respondTo(request).then(body =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
      );
    });
    await openPage('customer-portal');
    canceled.add(portals[0]!);
    await openPage('customer-portal');
    expect(new Set(portals)).toEqual(new Set(subscriptions.map(({ customerId }) => customerId)));
    expect((await callFunction('create-checkout')).status).toBe(409);
  });
});

test('the customer of another account is never shown, also if it has the same address at Stripe', async () => {
  await submit(await openPage('create-checkout'), { card: cards.paid });
  const grace = ada;
  ada = await createLocalAccount();
  // Grace's account gets another address by hand, and her customer keeps the old one, which another account has now.
  await sql`update auth.users set email = ${`old-${ada.email}`} where id = ${ada.id}`;
  await sql`update auth.users set email = ${`new-${grace.email}`} where id = ${grace.id}`;
  await sql`update auth.users set email = ${grace.email} where id = ${ada.id}`;
  expect((await callFunction('customer-portal')).status).toBe(409);
});

test('check-subscription reports a failed payment until it is paid', async () => {
  await submit(await openPage('create-checkout', { tier: 'pro' }), { card: cards.paid });
  const portal = await openPage('customer-portal');
  const page = await (await fetch(portal)).text();
  const subscription = /name="subscription" value="([^"]+)"/.exec(page)?.[1] ?? '';
  await submit(portal, { subscription, action: 'fail-payment' });
  expect(await subscriptionStatus()).toMatchObject({
    subscribed: true,
    subscription_tier: 'pro',
    payment_failed: true,
  });
  await submit(portal, { subscription, action: 'pay' });
  expect(await subscriptionStatus()).toMatchObject({ subscribed: true, payment_failed: false });
});

test('create-checkout and customer-portal share one limit per user; check-subscription has none', async () => {
  await setRateLimit(sql, 'billing:user', 1);
  await callFunction('create-checkout');
  for (const name of ['create-checkout', 'customer-portal']) {
    await expectRateLimited(await callFunction(name));
  }
  expect((await callFunction('check-subscription')).status).toBe(200);
});

test('calls from one IP address are limited before the token is checked', async () => {
  await setRateLimit(sql, 'signed-in:address', 1);
  expect((await callFunction('check-subscription')).status).toBe(200);
  for (const name of signedInFunctions) {
    // oxlint-disable-next-line no-await-in-loop -- The calls must follow each other.
    const response = await callFunction(name, {}, 'invalid.access.token');
    expect({ name, status: response.status }).toEqual({ name, status: 429 });
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  }
});

/**
 * Starts a fake Stripe that answers with `respond` after `delayMs`, or never answers without `respond`. Returns the list of requests
 * received, such as `POST /v1/customers`.
 */
async function serveRecordedStripe(
  respond?: (path: string) => object,
  delayMs = 0,
): Promise<readonly string[]> {
  const requests: string[] = [];
  await serveStripe(({ method, url }, response) => {
    requests.push(`${method} ${url!.replace(/\?.*/, '')}`);
    if (!respond) return;
    const body = JSON.stringify(respond(url!));
    setTimeout(() => response.setHeader('content-type', 'application/json').end(body), delayMs);
  });
  return requests;
}

describe('when Stripe is unreachable or too slow', () => {
  const expectUnavailable = async (response: Response) => {
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      error:
        'The payment service does not answer. Nothing was ordered or changed. Try again in a few minutes.',
    });
    // The site retries only if Retry-After is at most 10 s.
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(10);
  };

  test('customer-portal returns 503 when Stripe cannot be reached, and check-subscription still works', async () => {
    await submit(await openPage('create-checkout'), { card: cards.paid });
    vi.stubEnv('STRIPE_API_URL', unreachableUrl);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expectUnavailable(await callFunction('customer-portal'));
    expect(await subscriptionStatus()).toMatchObject({ subscribed: true });
  });

  test('the functions return 503 when Stripe accepts requests and never answers', async () => {
    const customer = ada;
    await openPage('create-checkout');
    await serveRecordedStripe();
    const responses = [callFunction('create-checkout'), callFunction('customer-portal')];
    ada = await createLocalAccount();
    responses.push(callFunction('create-checkout'));
    await Promise.all(responses.map(async response => expectUnavailable(await response)));
    ada = customer;
    expect(await subscriptionStatus()).toEqual(notSubscribedYet);
  });

  test('create-checkout returns 503 and starts no further request when Stripe answers too slowly for its deadline', async () => {
    await openPage('create-checkout');
    const requests = await serveRecordedStripe(
      path => ({
        data: path.startsWith('/v1/prices') ? [{ id: 'price_1' }] : [],
        url: 'https://checkout.stripe.example/c/1',
      }),
      4000,
    );
    await expectUnavailable(await callFunction('create-checkout'));
    // The first two requests are the lists of prices and of checkout sessions; the function sends them together. After its deadline it starts no further request.
    expect(requests.slice(2)).toEqual(['POST /v1/checkout/sessions', 'GET /v1/checkout/sessions']);
  });
});
