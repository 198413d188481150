/**
 * A random sequence of clicks, payments and failures never gives one user two subscriptions. A tier is a monthly package of press releases.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { cards } from '../../local/stripe/pages.ts';
import { tierIds } from '../../supabase/functions/_shared/contracts/subscription.ts';
import { setRateLimit } from '../contract/rateLimits.ts';
import { runCount } from '../runCount.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';

/** A fault of one request to Stripe: none; Stripe does not receive the request; or the function does not receive the response. */
type Fault = 'none' | 'request lost' | 'response lost';

/** Starts a proxy in front of the stand-in for Stripe. Each request takes the next entry of `faults`. */
async function startFaultyStripe(stripeUrl: string) {
  const faults: Fault[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const fault = faults.shift() ?? 'none';
    // Stripe's client does not repeat a request after this error, so a fault is a failed call.
    const fail = () =>
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { type: 'authentication_error', message: 'A fault of the test.' } }));
    const body = await buffer(request);
    if (fault === 'request lost') return fail();
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]) =>
        ['idempotency-key', 'content-type'].includes(name) ? [[name, String(value)] as [string, string]] : [],
      ),
    );
    const { method = 'GET' } = request;
    const stripeResponse = await fetch(stripeUrl + request.url, {
      method,
      headers,
      ...(method === 'POST' && { body }),
    });
    const text = await stripeResponse.text();
    if (fault === 'response lost') return fail();
    return response.writeHead(stripeResponse.status, { 'content-type': 'application/json' }).end(text);
  };
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, faults, [Symbol.dispose]: () => server.close() };
}

afterEach(() => void vi.unstubAllEnvs());

/** One action of a user with two open tabs, or a switch of whether webhooks are accepted. */
type Step =
  | { do: 'open checkout'; tiers: readonly string[]; faults: readonly Fault[] }
  | { do: 'pay'; pages: readonly number[]; card: keyof typeof cards }
  /** Both at the same time. */
  | { do: 'open checkout and pay another page'; tier: string; page: number }
  | { do: 'webhooks'; arrive: boolean }
  | { do: 'cancel' };

const tier = fc.constantFrom(...tierIds);
const page = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('open checkout' as const),
      // Two tiers mean a click in both tabs at the same time.
      tiers: fc.array(tier, { minLength: 1, maxLength: 2 }),
      faults: fc.array(fc.constantFrom<Fault>('none', 'none', 'none', 'request lost', 'response lost'), {
        maxLength: 6,
      }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      pages: fc.array(page, { minLength: 1, maxLength: 2 }),
      card: fc.constantFrom<keyof typeof cards>('paid', 'paid', 'declined'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('open checkout and pay another page' as const), tier, page }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('webhooks' as const), arrive: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
);

test('no order of clicks, tabs, payments, webhooks and failures leaves a user with two subscriptions', async () => {
  await setRateLimit(sql, 'billing:user', 1_000_000);
  await setRateLimit(sql, 'signed-in:address', 1_000_000);
  const stripeUrl = backend.env.STRIPE_API_URL!;
  using stripe = await startFaultyStripe(stripeUrl);
  vi.stubEnv('STRIPE_API_URL', stripe.url);
  const webhookSecret = backend.env.STRIPE_WEBHOOK_SECRET!;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async steps => {
      const { id, token } = await createLocalAccount();
      /** Every checkout page that a tab has opened. A person may go back to any of them. */
      const pages: string[] = [];
      const openCheckout = async (tierId: string) => {
        const response = await fetch(`${backend.urls.api}/functions/v1/create-checkout`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ tier: tierId }),
        });
        const { url } = (await response.json()) as { url?: string };
        expect([200, 409, 500]).toContain(response.status);
        if (url !== undefined) pages.push(url);
      };
      const pay = async (index: number, card: keyof typeof cards) => {
        const url = pages[index % pages.length];
        if (url === undefined) return;
        // The stand-in waits for the webhook before it redirects, as Stripe does.
        await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ card: cards[card] }),
          redirect: 'manual',
        });
      };
      const subscriptionsAtStripe = async () => {
        const [customer] = await sql`select stripe_id from public.customers where user_id = ${id}`;
        if (!customer) return [];
        const response = await fetch(`${stripeUrl}/v1/subscriptions?customer=${String(customer.stripe_id)}`);
        return ((await response.json()) as { data: { id: string }[] }).data;
      };
      const runStep = async (current: Step) => {
        switch (current.do) {
          case 'open checkout':
            stripe.faults.splice(0, Infinity, ...current.faults);
            await Promise.all(current.tiers.map(openCheckout));
            stripe.faults.length = 0;
            break;
          case 'pay':
            await Promise.all(current.pages.map(index => pay(index, current.card)));
            break;
          case 'open checkout and pay another page':
            await Promise.all([openCheckout(current.tier), pay(current.page, 'paid')]);
            break;
          case 'webhooks':
            // The stand-in sends a rejected event again after a delay, so events can arrive in another order.
            vi.stubEnv('STRIPE_WEBHOOK_SECRET', current.arrive ? webhookSecret : 'whsec_other');
            break;
          case 'cancel': {
            const [subscription] = await subscriptionsAtStripe();
            const response = await fetch(`${backend.urls.api}/functions/v1/customer-portal`, {
              method: 'POST',
              headers: { authorization: `Bearer ${token}` },
            });
            const { url } = (await response.json()) as { url?: string };
            if (!subscription || url === undefined) break;
            for (const action of ['cancel', 'end-period']) {
              // oxlint-disable-next-line no-await-in-loop -- One after the other.
              await fetch(url, {
                method: 'POST',
                body: new URLSearchParams({ subscription: subscription.id, action }),
                redirect: 'manual',
              });
            }
          }
        }
      };
      for (const current of steps) {
        // oxlint-disable-next-line no-await-in-loop -- Each step follows the one before.
        await runStep(current);
        // oxlint-disable-next-line no-await-in-loop -- Each step is checked before the next.
        expect((await subscriptionsAtStripe()).length).toBeLessThanOrEqual(1);
      }
      vi.stubEnv('STRIPE_WEBHOOK_SECRET', webhookSecret);
    }),
    // Shrinking would repeat the calls for minutes; the seed of a failure is printed.
    { numRuns: runCount(4, 25), endOnFailure: true },
  );
}, 300_000);
