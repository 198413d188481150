/**
 * Contract test (of a local or a hosted project): sends random requests to every function, and compares the database with what was
 * accepted. `../functions.test.ts` sends more of them without a database.
 */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryBodies, bytesOf, type SentBody, textsIn } from '../arbitraryBodies.ts';
import { propertyRunCount } from '../propertyRunCount.ts';
import { type Account, createAccount } from './account.ts';
import { functions, type FunctionUnderTest } from './functions.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';

let project: SupabaseProject;
let account: Account;
let startedAt: Date;
beforeAll(async () => {
  project = await openProject();
  account = await createAccount(project);
  const [{ now }] = await project.sql<[{ now: Date }]>`select now()`;
  startedAt = now;
});
afterAll(async () => {
  await project.sql`delete from public.leads where created_at >= ${startedAt} and email like '%@resend.dev'`;
  await project.close();
});

const functionUrl = (name: string) => `${project.apiUrl}/functions/v1/${name}`;

const authorizationOf = (caller: FunctionUnderTest['caller']): Record<string, string> => {
  if (caller === 'account') return { authorization: `Bearer ${account.token}` };
  return caller === 'cron' ? { authorization: `Bearer ${project.dispatchSecret}` } : {};
};

/** An arbitrary query and arbitrary headers. */
const queriesAndHeaders = fc.record({
  query: fc.string({ maxLength: 20 }).map(text => encodeURIComponent(text)),
  headers: fc.dictionary(
    fc.constantFrom('x-forwarded-for', 'x-request-id', 'stripe-signature', 'user-agent', 'origin', 'apikey'),
    fc.string({ unit: 'grapheme-ascii', maxLength: 40 }).map(text => text.trim()),
    { maxKeys: 2 },
  ),
});

type QueryAndHeaders = typeof queriesAndHeaders extends fc.Arbitrary<infer Value> ? Value : never;

/** Replaces the idempotency key, so that each request can be accepted and found in the database. */
function withIdempotencyKey({ type, body }: SentBody, exampleKey: string, newKey: string): SentBody {
  return { type, body: typeof body === 'string' ? body.replaceAll(exampleKey, newKey) : body };
}

/** A stored row: its idempotency key and the texts of its other columns. */
type StoredRow = { key: string; texts: string[] };

const readLeads = () => project.sql<StoredRow[]>`
  select idempotency_key as key, array_remove(array[
    name, email, phone, city, message, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_page
  ], null) as texts from public.leads where created_at >= ${startedAt}`;
const readApplications = () => project.sql<StoredRow[]>`
  select idempotency_key as key, array_remove(array[
    first_name, last_name, email, title, company_name, current_location, phone_number, linkedin_url,
    full_time, business_details, business_team, business_progress, business_strategy,
    utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, landing_page
  ], null) as texts from public.applications where user_id = ${account.id}`;

/** Reads what a function has stored, by the name of the function. */
const readStoredRows: Readonly<Record<string, () => PromiseLike<StoredRow[]>>> = {
  'contact-submission': readLeads,
  'submit-application': readApplications,
};

/** True if each stored text is a text of the request. Attribution is cut to 500 characters, or to 499 before half of an emoji. */
const allTextsWereSent = (storedTexts: readonly string[], sent: SentBody) => {
  const texts = [...textsIn(sent)];
  return storedTexts.every(stored =>
    texts.some(text => text === stored || (stored.length >= 499 && text.startsWith(stored))),
  );
};

const isAccepted = (response: Response) => response.ok || response.status === 303;
/** The statuses that a POST with credentials may get. */
const allowedStatuses = [200, 303, 400, 403, 409, 413, 415, 422, 429];

/** The number of requests to the functions that store something: in the gate, and at night. `../functions.test.ts` makes more of them, without a network. */
const requestCounts: Readonly<Record<string, number>> = {
  'contact-submission': propertyRunCount(60, 500),
  'submit-application': propertyRunCount(60, 500),
};
/** Concurrent requests to the functions that store something. The others wait for Stripe, so they run one by one. */
const maxConcurrency = 20;
/** Reports a failing case without shrinking it, which would take thousands of requests. */
const endOnFailure = true;

describe.each(
  functions
    .filter(({ name }) => name !== 'health' && name !== 'stripe-webhook')
    .map(each => [each.name, requestCounts[each.name] ?? propertyRunCount(8, 60), each] as const),
)('%s, %i requests', (_, count, { name, caller, body, acceptsForm }) => {
  const stored = name in readStoredRows ? ', and stores each accepted request, with texts of it only' : '';
  test(`never returns an unexpected status${stored}`, async () => {
    const accepted = body?.() ?? {};
    const concurrency = name in readStoredRows ? maxConcurrency : 1;
    const { idempotencyKey: givenKey = 'none' } = accepted as { idempotencyKey?: string };
    /** The accepted requests by their key. */
    const acceptedByKey = new Map<string, SentBody>();
    const acceptedWithoutKey: SentBody[] = [];
    const post = async ([generated, { query, headers }]: [SentBody, QueryAndHeaders]) => {
      const key = randomUUID();
      const sent = withIdempotencyKey(generated, givenKey, key);
      const response = await fetch(`${functionUrl(name)}?${query}`, {
        method: 'POST',
        headers: {
          ...headers,
          ...authorizationOf(caller),
          ...(sent.type !== undefined && { 'content-type': sent.type }),
        },
        body: bytesOf(sent),
        redirect: 'manual',
      });
      await response.body?.cancel();
      expect(allowedStatuses).toContain(response.status);
      if (!isAccepted(response)) return;
      if (textsIn(sent).has(key)) acceptedByKey.set(key, sent);
      else acceptedWithoutKey.push(sent);
    };
    const requests = fc.array(fc.tuple(arbitraryBodies(accepted, { acceptsForm }), queriesAndHeaders), {
      minLength: concurrency,
      maxLength: concurrency,
    });
    // Every batch has two valid bodies as well, because chance alone may accept too few to compare.
    const valid: [SentBody, QueryAndHeaders] = [
      { type: 'application/json', body: JSON.stringify(accepted) },
      { query: '', headers: {} },
    ];
    const alwaysAccepted = name in readStoredRows ? [valid, valid] : [];
    const property = fc.asyncProperty(
      requests,
      async batch => void (await Promise.all([...batch, ...alwaysAccepted].map(post))),
    );
    await fc.assert(property, { numRuns: count / concurrency, endOnFailure });

    const rows = (await readStoredRows[name]?.()) ?? [];
    const found = new Set(rows.map(({ key }) => key));
    expect([...acceptedByKey.keys()].filter(key => name in readStoredRows && !found.has(key))).toEqual([]);
    expect(
      rows.filter(({ key, texts }) => {
        const sent = acceptedByKey.get(key);
        return sent
          ? !allTextsWereSent(texts, sent)
          : !acceptedWithoutKey.some(each => allTextsWereSent(texts, each));
      }),
    ).toEqual([]);
    expect(rows.length).toBeGreaterThanOrEqual(name in readStoredRows ? count / 10 : 0);
  });
});

const eventCount = propertyRunCount(20, 200);
test(`stripe-webhook, ${eventCount} signed events: fails only for a subscription unknown to Stripe, and stores no event`, async () => {
  const { body } = functions.find(({ name }) => name === 'stripe-webhook')!;
  const [{ before }] = await project.sql<[{ before: number }]>`
    select (select count(*) from public.webhook_events)::int + (select count(*) from public.subscriptions)::int as before`;
  const statuses = new Set<number>();
  const property = fc.asyncProperty(
    arbitraryBodies(body!()),
    queriesAndHeaders,
    async (sent, { query, headers }) => {
      const payload = new TextDecoder().decode(bytesOf(sent));
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: project.stripeWebhookSecret,
      });
      const response = await fetch(`${functionUrl('stripe-webhook')}?${query}`, {
        method: 'POST',
        headers: { ...headers, 'stripe-signature': signature },
        body: bytesOf(sent),
      });
      await response.body?.cancel();
      statuses.add(response.status);
      // After a 500, Stripe sends the event again.
      const mayFail = /"type":"customer\.subscription\./.test(payload);
      expect([200, 400, 413, ...(mayFail ? [500] : [])]).toContain(response.status);
    },
  );
  // Random bodies may miss these: an ignored event type, an unknown subscription, and a body that is not an event.
  const examples = [{ ...body!(), type: 'product.created' }, body!(), {}].map(
    (event): [SentBody, QueryAndHeaders] => [
      { type: 'application/json', body: JSON.stringify(event) },
      { query: '', headers: {} },
    ],
  );
  await fc.assert(property, { numRuns: eventCount, examples, endOnFailure });
  expect(statuses).toEqual(new Set([200, 400, 500]));
  const [{ after }] = await project.sql<[{ after: number }]>`
    select (select count(*) from public.webhook_events)::int + (select count(*) from public.subscriptions)::int as after`;
  expect(after).toBe(before);
});

const healthCount = propertyRunCount(20, 100);
test(`health, ${healthCount} requests: reports the health to GET, HEAD and POST, and answers 405 to all other methods`, async () => {
  const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE');
  const property = fc.asyncProperty(
    methods,
    arbitraryBodies({}),
    queriesAndHeaders,
    async (method, sent, { query, headers }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const response = await fetch(`${functionUrl('health')}?${query}`, {
        method,
        headers,
        ...(hasBody && { body: bytesOf(sent) }),
      });
      await response.body?.cancel();
      // The timer sends POST. The tests before may have left so much mail that health answers 503.
      expect(hasBody && method !== 'POST' ? [405] : [200, 503]).toContain(response.status);
    },
  );
  await fc.assert(property, { numRuns: healthCount, endOnFailure });
});
