import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodies, bytesOf, type Sent, textsIn } from '../bodies.ts';
import { type Account, signIn } from './account.ts';
import { functions, type FunctionUnderTest } from './functions.ts';
import { openTarget, type Target } from './target.ts';

// The same requests as in `../functions.test.ts`, of the running project: fewer, and to the database.

let target: Target;
let ada: Account;
let began: Date;
beforeAll(async () => {
  target = await openTarget();
  ada = await signIn(target);
  const [{ now }] = await target.sql<[{ now: Date }]>`select now()`;
  began = now;
});
afterAll(async () => {
  await target.sql`delete from public.leads where created_at >= ${began} and email like '%@resend.dev'`;
  await target.stop();
});

const url = (name: string) => `${target.apiUrl}/functions/v1/${name}`;

const credentials = (caller: FunctionUnderTest['caller']): Record<string, string> => {
  if (caller === 'account') return { authorization: `Bearer ${ada.token}` };
  return caller === 'timer' ? { authorization: `Bearer ${target.dispatchSecret}` } : {};
};

/** What is around a body: whatever a header and a query may hold. */
const surroundings = fc.record({
  query: fc.string({ maxLength: 20 }).map(text => encodeURIComponent(text)),
  headers: fc.dictionary(
    fc.constantFrom('x-forwarded-for', 'x-request-id', 'stripe-signature', 'user-agent', 'origin', 'apikey'),
    fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map(text => text.trim()),
    { maxKeys: 2 },
  ),
});

type Surroundings = typeof surroundings extends fc.Arbitrary<infer Value> ? Value : never;

/** As it is, but with a key of its own wherever it had one: every case can be accepted, and is found again. */
function withOwnKey({ type, body }: Sent, given: string, own: string): Sent {
  return { type, body: typeof body === 'string' ? body.replaceAll(given, own) : body };
}

/** A row, as the key and the words that were typed into it. */
type Kept = { key: string; words: string[] };

const leads = () => target.sql<Kept[]>`
  select idempotency_key as key, array_remove(array[
    name, email, phone, city, message, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_page
  ], null) as words from public.leads where created_at >= ${began}`;
const applications = () => target.sql<Kept[]>`
  select idempotency_key as key, array_remove(array[
    first_name, last_name, email, title, company_name, current_location, phone_number, linkedin_url,
    full_time, business_details, business_team, business_progress, business_strategy,
    utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_page
  ], null) as words from public.applications where user_id = ${ada.id}`;

const keeping: Readonly<Record<string, () => PromiseLike<Kept[]>>> = {
  'contact-submission': leads,
  'submit-application': applications,
};

const isSaid = (words: readonly string[], sent: Sent) => {
  const texts = [...textsIn(sent)];
  return words.every(word =>
    texts.some(text => text === word || (word.length >= 499 && text.startsWith(word))),
  );
};

const accepts = (response: Response) => response.ok || response.status === 303;
/** What a POST may be answered with by whom it is meant for. */
const answers = [200, 303, 400, 403, 409, 413, 415, 422, 429];

/** Of those that keep something, thousands (an application asks Auth as well); of the others, for what is between them and the database. */
const counts: Readonly<Record<string, number>> = {
  'contact-submission': 10_000,
  'submit-application': 5_000,
};
/** Beside another gate on two cores it takes a minute, which is the usual limit of a test. In ms. */
const patience = 300_000;
/** Of those, so many at a time, as visitors come; the others are one account's, and wait for Stripe. */
const visitors = 20;
/** A case that fails is shown as it is: to make it smaller takes thousands of requests more. */
const endOnFailure = true;

describe.each(
  functions
    .filter(({ name }) => name !== 'health' && name !== 'stripe-webhook')
    .map(each => [each.name, counts[each.name] ?? 100, each] as const),
)('%s, %i requests', (_, count, { name, caller, body, form }) => {
  test(
    'never fails, and the database has what was accepted, word for word, and nothing else',
    async () => {
      const accepted = body?.() ?? {};
      const abreast = name in keeping ? visitors : 1;
      const { idempotencyKey: given = 'none' } = accepted as { idempotencyKey?: string };
      /** What was accepted, by its key; what came without one, by none. */
      const taken = new Map<string, Sent>();
      const keyless: Sent[] = [];
      const post = async ([drawn, { query, headers }]: [Sent, Surroundings]) => {
        const key = randomUUID();
        const sent = withOwnKey(drawn, given, key);
        const response = await fetch(`${url(name)}?${query}`, {
          method: 'POST',
          headers: {
            ...headers,
            ...credentials(caller),
            ...(sent.type !== undefined && { 'content-type': sent.type }),
          },
          body: bytesOf(sent),
          redirect: 'manual',
        });
        await response.body?.cancel();
        expect(answers).toContain(response.status);
        if (!accepts(response)) return;
        if (textsIn(sent).has(key)) taken.set(key, sent);
        else keyless.push(sent);
      };
      const requests = fc.array(fc.tuple(bodies(accepted, form ?? false), surroundings), {
        minLength: abreast,
        maxLength: abreast,
      });
      const property = fc.asyncProperty(requests, async all => void (await Promise.all(all.map(post))));
      await fc.assert(property, { numRuns: count / abreast, endOnFailure });

      const rows = (await keeping[name]?.()) ?? [];
      const found = new Set(rows.map(({ key }) => key));
      expect([...taken.keys()].filter(key => name in keeping && !found.has(key))).toEqual([]);
      expect(
        rows.filter(({ key, words }) => {
          const sent = taken.get(key);
          return sent ? !isSaid(words, sent) : !keyless.some(each => isSaid(words, each));
        }),
      ).toEqual([]);
      expect(rows.length).toBeGreaterThanOrEqual(name in keeping ? 50 : 0);
    },
    patience,
  );
});

test('stripe-webhook, 1000 signed events: never fails but for a subscription that Stripe does not know, and keeps none', async () => {
  const { body } = functions.find(({ name }) => name === 'stripe-webhook')!;
  const [{ before }] = await target.sql<[{ before: number }]>`
    select (select count(*) from public.webhook_events)::int + (select count(*) from public.subscriptions)::int as before`;
  const seen = new Set<number>();
  const property = fc.asyncProperty(
    bodies(body!(), false),
    surroundings,
    async (sent, { query, headers }) => {
      const payload = new TextDecoder().decode(bytesOf(sent));
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: target.stripeWebhookSecret,
      });
      const response = await fetch(`${url('stripe-webhook')}?${query}`, {
        method: 'POST',
        headers: { ...headers, 'stripe-signature': signature },
        body: bytesOf(sent),
      });
      await response.body?.cancel();
      seen.add(response.status);
      // Then Stripe is to tell again.
      const asks = /"type":"customer\.subscription\./.test(payload);
      expect([200, 400, 413, ...(asks ? [500] : [])]).toContain(response.status);
    },
  );
  // Chance may leave one of them out: what nobody listens to, what Stripe does not know, and what is no event.
  const certain = [{ ...body!(), type: 'product.created' }, body!(), {}].map(
    (event): [Sent, Surroundings] => [
      { type: 'application/json', body: JSON.stringify(event) },
      { query: '', headers: {} },
    ],
  );
  await fc.assert(property, { numRuns: 1000, examples: certain, endOnFailure });
  expect(seen).toEqual(new Set([200, 400, 500]));
  const [{ after }] = await target.sql<[{ after: number }]>`
    select (select count(*) from public.webhook_events)::int + (select count(*) from public.subscriptions)::int as after`;
  expect(after).toBe(before);
});

test('health, 500 requests: answers a look at it, and refuses everything else, whatever comes with it', async () => {
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE');
  const property = fc.asyncProperty(
    method,
    bodies({}, false),
    surroundings,
    async (how, sent, { query, headers }) => {
      const looks = how === 'GET' || how === 'HEAD';
      const response = await fetch(`${url('health')}?${query}`, {
        method: how,
        headers,
        ...(!looks && { body: bytesOf(sent) }),
      });
      await response.body?.cancel();
      expect(response.status).toBe(looks ? 200 : 405);
    },
  );
  await fc.assert(property, { numRuns: 500, endOnFailure });
});
