/**
 * Runs every edge function in this process with a fake `fetch`, fast enough for thousands of requests each. The fake accepts everything,
 * and records the calls of SQL functions. `contract/functions.property.test.ts` uses a real project.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxBodyBytes } from '../supabase/functions/_shared/contracts/request.ts';
import { arbitraryBodies, bytesOf, type SentBody, textsIn } from './arbitraryBodies.ts';
import { functions, type FunctionUnderTest } from './contract/functions.ts';
import { propertyRunCount } from './propertyRunCount.ts';

const folder = join(import.meta.dirname, '../supabase/functions');

test('every function is in the list', () => {
  const folders = readdirSync(folder).filter(name => /^[a-z][a-z-]*$/.test(name));
  expect(functions.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});

interface Call {
  name: string;
  args: Record<string, unknown>;
}
/** The calls of SQL functions in the current test. */
const calls: Call[] = [];

/** Responses of SQL functions, by name. */
const databaseResponses: Record<string, unknown> = {
  take_rate_limits: 0,
  report_signals: 0,
  submit_contact: { outcome: 'accepted' },
  submit_application: { outcome: 'accepted' },
  claim_outbox: [],
  claim_placement_checks: [],
  claim_second_subscription: [],
  take_fetch_number: { outcome: 'new', fetch_number: 1 },
  subscriptions_to_fetch: [],
  save_subscription: { outcome: 'saved' },
  begin_account_action: {
    subscribed: false,
    outcome: 'ready',
    customer_id: 'cus_1',
    customer_ids: ['cus_1'],
    has_password: true,
    signed_in_just_now: false,
  },
  export_account: { outcome: 'ready', data: {} },
  subscription_status: {
    subscribed: false,
    subscription_tier: null,
    subscription_end: null,
    cancel_at_period_end: false,
    payment_failed: false,
    other_subscriptions: 0,
    may_have_bought: false,
  },
};

/** Responses of Stripe by method and path. */
const stripeResponses: Record<string, unknown> = {
  'GET /v1/prices': { data: [{ id: 'price_1' }] },
  'GET /v1/checkout/sessions': { data: [] },
  'POST /v1/checkout/sessions': { url: 'https://checkout.stripe.com/c/1' },
  'POST /v1/billing_portal/sessions': { url: 'https://billing.stripe.com/p/1' },
  'DELETE /v1/customers/cus_1': { id: 'cus_1', deleted: true },
  'GET /v1/customers': { data: [] },
  'GET /v1/subscriptions': { data: [] },
  'GET /v1/subscriptions/:id': {
    customer: 'cus_1',
    status: 'active',
    items: { data: [{ current_period_end: 1, price: { lookup_key: 'pr_authority_growth_monthly' } }] },
  },
};

/** Answers as the database, Auth and Stripe do when all is well. */
const fakeFetch: typeof fetch = (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  // Every request must forbid redirects, because a redirect could send our keys to another address.
  if (init?.redirect !== 'error') return Promise.reject(new Error(`${pathname} follows redirects.`));
  const [, name] = /\/rpc\/(\w+)$/.exec(pathname) ?? [];
  if (name) {
    calls.push({ name, args: JSON.parse(init?.body as string) as Call['args'] });
    return Promise.resolve(Response.json(databaseResponses[name] ?? null));
  }
  if (pathname === '/auth/v1/user')
    return Promise.resolve(Response.json({ id: 'an-id', email: 'ada@hopyard.example' }));
  if (pathname === '/auth/v1/token') return Promise.resolve(Response.json({}));
  // Every subscription id is known to Stripe.
  const stripeResponse =
    stripeResponses[`${init?.method} ${pathname.replace(/^(\/v1\/subscriptions)\/.+/, '$1/:id')}`];
  if (stripeResponse) return Promise.resolve(Response.json(stripeResponse));
  return Promise.reject(new Error(`No fake response for ${pathname}.`));
};

const claims = Buffer.from(JSON.stringify({ aud: 'authenticated' })).toString('base64url');
/** The headers of each caller. The token's signature is not checked, because Auth is a fake as well. */
const credentials: Record<FunctionUnderTest['caller'], Record<string, string>> = {
  anonymous: {},
  account: { authorization: `Bearer e30.${claims}.e30` },
  cron: { authorization: 'Bearer a-dispatch-secret-of-some-length' },
  stripe: {},
};

beforeEach(() => {
  calls.length = 0;
  // No spies: they would store a hundred thousand calls.
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('console', { ...console, log: () => {} });
  const secrets = {
    SUPABASE_URL: 'http://localhost:54321',
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_of_some_length_that_is_right' }),
    SITE_URL: 'http://localhost:3000',
    TRUSTED_PROXIES: '',
    HASH_SECRET: 'a-hash-secret-of-some-length-that-is-right',
    DISPATCH_SECRET: 'a-dispatch-secret-of-some-length',
    RESEND_API_KEY: 're_some_key',
    MAIL_FROM: 'The studio <desk@studio.example>',
    STAFF_EMAIL: 'desk@studio.example',
    STRIPE_SECRET_KEY: 'sk_test_of_some_length_that_is_right',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_some_length_that_is_right',
  };
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The signature with which Stripe would send this body to the webhook. */
const stripeSignature = (body: Uint8Array) =>
  Stripe.webhooks.generateTestHeaderString({
    payload: new TextDecoder().decode(body),
    secret: process.env.STRIPE_WEBHOOK_SECRET ?? '',
  });

type Serve = (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>;

/** Imports an edge function, and returns a function that sends it a request. */
async function loadFunction({ name, caller }: FunctionUnderTest) {
  const module = (await import(join(folder, name, 'index.ts'))) as { default: { fetch: Serve } };
  return (body: BodyInit, headers: Record<string, string>) =>
    module.default.fetch(
      new Request(`http://localhost/functions/v1/${name}`, {
        method: 'POST',
        headers: { ...credentials[caller], ...headers },
        body,
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      }),
      { remoteAddr: { hostname: '127.0.0.1' } },
    );
}

/** Arguments that the functions add to the request. */
const addedArguments =
  /_hash$|^p_(?:idempotency_key|user_id|account_email|session_id|action|inquiry_type|full_time)$/;

/** The text arguments that are not in the request. Attribution may be cut to 500 characters, or to 499 before half of an emoji. */
const unsentArguments = (sent: SentBody, { args }: Call) => {
  const texts = [...textsIn(sent)];
  return Object.entries(args).filter(
    ([name, argument]) =>
      typeof argument === 'string' &&
      !addedArguments.test(name) &&
      !(
        argument.isWellFormed() &&
        !argument.includes('\0') &&
        texts.some(text => text === argument || (argument.length >= 499 && text.startsWith(argument)))
      ),
  );
};

const rejectionStatuses = [400, 403, 409, 413, 415, 422, 429];

/** Expects success, or an error whose texts are sentences. */
async function expectValidResponse(response: Response): Promise<void> {
  if (response.status === 200 || response.status === 303) return;
  expect(rejectionStatuses).toContain(response.status);
  if (response.headers.get('content-type') !== 'application/json') return;
  const { error, fields = {} } = (await response.json()) as {
    error: string;
    fields?: Record<string, string>;
  };
  for (const sentence of [error, ...Object.values(fields)]) expect(sentence).toMatch(/^[A-Z].*\.$/);
}

const functionsWithBody = functions.filter(({ body }) => body).map(each => [each.name, each] as const);

describe.each(functionsWithBody)('%s', (_, testedFunction) => {
  const { body: accepted = () => ({}), writtenBy = [], acceptsForm = false, caller } = testedFunction;

  test('answers every request with success or an error in sentences, and stores only accepted data', async () => {
    const sendRequest = await loadFunction(testedFunction);
    const statuses = new Set<number>();
    const property = fc.asyncProperty(arbitraryBodies(accepted(), { acceptsForm }), async sent => {
      calls.length = 0;
      const response = await sendRequest(bytesOf(sent), {
        ...(sent.type !== undefined && { 'content-type': sent.type }),
        // Without a valid signature, the webhook would reject every request.
        ...(caller === 'stripe' && { 'stripe-signature': stripeSignature(bytesOf(sent)) }),
      });
      statuses.add(response.status);
      const storeCalls = calls.filter(({ name }) => writtenBy.includes(name));
      expect(response.ok || response.status === 303 ? [] : storeCalls).toEqual([]);
      expect(storeCalls.flatMap(each => unsentArguments(sent, each))).toEqual([]);
      await expectValidResponse(response);
    });
    await fc.assert(property, { numRuns: propertyRunCount(200, 10_000) });
    expect(statuses.size).toBeGreaterThan(1);
  });

  test('answers 200 to a valid body, and calls the database functions that store it', async () => {
    const sendRequest = await loadFunction(testedFunction);
    const body = JSON.stringify(accepted());
    const response = await sendRequest(body, {
      'content-type': 'application/json',
      ...(caller === 'stripe' && { 'stripe-signature': stripeSignature(new TextEncoder().encode(body)) }),
    });
    expect(response.status).toBe(200);
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining([...writtenBy]));
  });

  test('answers 413 to a content length over 64 KB without reading the body', async () => {
    const sendRequest = await loadFunction(testedFunction);
    let readCount = 0;
    const body = new ReadableStream({ pull: () => void (readCount += 1) }, { highWaterMark: 0 });
    const response = await sendRequest(body, {
      'content-type': 'application/json',
      'content-length': String(maxBodyBytes + 1),
    });
    expect(response.status).toBe(413);
    expect(readCount).toBe(0);
  });

  test.each<{ body: string; headers?: Record<string, string> }>([
    { body: 'without a content length' },
    {
      body: 'in chunks that declares another length',
      headers: { 'transfer-encoding': 'chunked', 'content-length': '5' },
    },
  ])('stops reading a body $body after 64 KB, and cancels it', async ({ headers }) => {
    const sendRequest = await loadFunction(testedFunction);
    const chunk = new Uint8Array(16 * 1024);
    let readCount = 0;
    const cancelled = Promise.withResolvers<void>();
    const body = new ReadableStream(
      {
        pull(controller) {
          readCount += 1;
          controller.enqueue(chunk);
        },
        cancel: () => cancelled.resolve(),
      },
      { highWaterMark: 0 },
    );
    const response = await sendRequest(body, { 'content-type': 'application/json', ...headers });
    expect(response.status).toBe(413);
    expect(readCount).toBe(maxBodyBytes / chunk.byteLength + 1);
    await cancelled.promise;
  });
});

test.each(functions.filter(({ caller }) => caller === 'account').map(each => [each.name, each] as const))(
  '%s calls neither Auth nor the database when the request has no user token',
  async (_, testedFunction) => {
    const sendRequest = await loadFunction({ ...testedFunction, caller: 'anonymous' });
    const fetched = vi.fn<typeof fetch>(fakeFetch);
    vi.stubGlobal('fetch', fetched);
    for (const authorization of ['', 'Bearer ', 'Bearer sb_publishable_x', 'Basic YTpi']) {
      const response = await sendRequest('{}', { authorization, 'content-type': 'application/json' });
      expect(response.status).toBe(401);
    }
    expect(fetched).not.toHaveBeenCalled();
  },
);

describe('invalid settings', () => {
  const contact = functions.find(({ name }) => name === 'contact-submission')!;
  const origin = 'http://localhost:3000';

  test.each([
    ['RESEND_API_KEY', 'stays queued', []],
    ['MAIL_FROM', 'stays queued', []],
    ['STAFF_EMAIL', 'stays queued', []],
    ['DISPATCH_SECRET', 'stays queued', []],
    ['STRIPE_SECRET_KEY', 'is sent', ['claim_outbox']],
  ] as const)('%s: a lead is stored, and its mail %s', async (name, _, mailCalls) => {
    const sendRequest = await loadFunction(contact);
    const logged: string[] = [];
    vi.stubGlobal('console', { ...console, log: (line: string) => logged.push(line) });
    vi.stubEnv(name, '!');
    const response = await sendRequest(JSON.stringify(contact.body!()), {
      'content-type': 'application/json',
    });
    expect(response.status).toBe(200);
    expect(calls.map(each => each.name)).toEqual(['submit_contact', ...mailCalls]);
    expect(logged.some(line => line.includes(`${name} is malformed`))).toBe(mailCalls.length === 0);
  });

  test.each(functionsWithBody.filter(([, { caller }]) => caller === 'anonymous' || caller === 'account'))(
    '%s answers 500 with a request id, which the site can read',
    async (_, testedFunction) => {
      const sendRequest = await loadFunction(testedFunction);
      vi.stubEnv('HASH_SECRET', '');
      const response = await sendRequest(JSON.stringify(testedFunction.body!()), {
        'content-type': 'application/json',
        origin,
      });
      expect(response.status).toBe(500);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(await response.json()).toMatchObject({ success: false, request_id: expect.any(String) });
    },
  );

  test('a form without script gets a page with its text', async () => {
    const sendRequest = await loadFunction(contact);
    vi.stubEnv('HASH_SECRET', '');
    const fields = Object.entries({ ...contact.body!(), elapsedMs: '', message: 'Hops.' });
    const response = await sendRequest(new URLSearchParams(fields.filter(([, value]) => value)), {});
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('Hops.');
  });

  test('no origin may read a response when SITE_URL is invalid', async () => {
    const sendRequest = await loadFunction(contact);
    vi.stubEnv('SITE_URL', 'here');
    const response = await sendRequest('{}', { 'content-type': 'application/json', origin: 'here' });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

// Stripe's events are trusted by their signature, so unknown fields are allowed.
test.each(functionsWithBody.filter(([, { caller }]) => caller !== 'stripe'))(
  '%s answers 400 to an unknown field, and names it',
  async (_, testedFunction) => {
    const sendRequest = await loadFunction(testedFunction);
    const response = await sendRequest(JSON.stringify({ ...testedFunction.body?.(), role: 'admin' }), {
      'content-type': 'application/json',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { role: 'There is no such field.' } });
  },
);
