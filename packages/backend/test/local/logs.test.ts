import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Stack } from '../../local/stack.ts';
import { type Account, signIn } from '../contract/account.ts';
import { functions, type FunctionUnderTest } from '../contract/functions.ts';
import { startTestStack } from '../contract/target.ts';

// Whatever a person says here has this word in it; no line of any log may.
const mark = `mark-${randomUUID().slice(0, 8)}`;

let stack: Stack;
let discard: () => Promise<void>;
let dataDir: string;
let sql: postgres.Sql;
let ada: Account;
const lines: string[] = [];

beforeAll(async () => {
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      lines.push(
        words.map(word => (typeof word === 'string' ? word : inspect(word, { depth: 8 }))).join(' '),
      );
    });
  }
  ({ stack, dataDir, discard } = await startTestStack());
  sql = postgres(stack.urls.database, { max: 1, onnotice: () => {} });
  const target = { apiUrl: stack.urls.api, publishableKey: stack.site.SUPABASE_PUBLISHABLE_KEY, sql };
  ada = await signIn(target, { email: `${mark}@account.test.example`, password: `${mark}-password` });
});
afterAll(async () => {
  await sql.end();
  await discard();
  vi.restoreAllMocks();
});

/** Words that a field takes as they are, or not at all. */
const fixed = new Set(['inquiry_type', 'elapsedMs', 'fullTime', 'tier', 'type', 'object']);

let bodies = 0;

/** A body with the mark in every field, unlike every other. */
const marked = (body: object): object => {
  bodies += 1;
  return Object.fromEntries(
    Object.entries(body).map(([field, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return [field, marked(value)];
      const said = { email: `${mark}@form.test.example`, password: `${mark}-password` };
      return [
        field,
        fixed.has(field) ? value : ((said as Record<string, string>)[field] ?? `${mark}-${bodies}`),
      ];
    }),
  );
};

interface Sent {
  body?: string;
  headers?: Record<string, string>;
}

async function call({ name, caller }: FunctionUnderTest, { body, headers }: Sent): Promise<number> {
  const credentials = { anybody: '', account: ada.token, timer: stack.env.DISPATCH_SECRET, stripe: '' }[
    caller
  ];
  const response = await fetch(`${stack.urls.api}/functions/v1/${name}?${mark}`, {
    method: name === 'health' ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(credentials && { authorization: `Bearer ${credentials}` }),
      // What a browser adds, and what somebody may add who wants to write into the log.
      'user-agent': mark,
      referer: `http://localhost:3000/${mark}`,
      'x-forwarded-for': '203.0.113.77',
      'x-request-id': mark,
      ...headers,
    },
    ...(body !== undefined && name !== 'health' && { body }),
    redirect: 'manual',
  });
  await response.body?.cancel();
  return response.status;
}

/** Everything that may go well or wrong with what is sent. */
function variants({ body = () => ({}), form }: FunctionUnderTest): Sent[] {
  const filled = marked(body());
  return [
    { body: JSON.stringify(filled) },
    { body: JSON.stringify({ ...filled, [mark]: mark }) },
    { body: JSON.stringify(marked({ name: 1, email: 1, profileData: {}, password: {} })) },
    { body: `{"${mark}` },
    { body: mark, headers: { 'content-type': `text/${mark}` } },
    { body: mark.repeat(2000) },
    { body: JSON.stringify(filled), headers: { authorization: `Bearer ${mark}.${mark}.${mark}` } },
    { body: JSON.stringify(filled), headers: { 'stripe-signature': `t=1,v1=${mark}` } },
    ...(form
      ? [
          {
            body: String(new URLSearchParams(Object.entries(filled))),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          },
        ]
      : []),
  ];
}

/** What no line may have in it. */
function leaks(): string[] {
  const secrets = [
    mark,
    ada.token,
    ada.email,
    ada.id,
    '203.0.113.77',
    '127.0.0.1',
    stack.env.DISPATCH_SECRET ?? mark,
  ];
  const ofTheDatabase = readFileSync(join(dataDir, 'postgres.log'), 'utf8').split('\n');
  return [...lines, ...ofTheDatabase.filter(line => !line.includes('listening on'))].filter(line =>
    secrets.some(secret => line.includes(secret)),
  );
}

test.each([
  ['with a character that no text may have', { draft: { answers: `${mark}\0` } }, 400],
  ['that is too long', { draft: { answers: mark.repeat(20_000) } }, 400],
  ['that is none', { draft: mark }, 400],
])('a draft %s is refused, and quoted by no log', async (_, body, status) => {
  const response = await fetch(`${stack.urls.api}/rest/v1/application_drafts`, {
    method: 'POST',
    headers: {
      apikey: stack.site.SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${ada.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(status);
  expect(leaks()).toEqual([]);
});

// The account is deleted by the last of them.
const ordered = functions.toSorted(
  (a, b) => Number(a.name === 'delete-account') - Number(b.name === 'delete-account'),
);

test.each(ordered.map(each => [each.name, each] as const))(
  '%s logs what became of each request, and nothing of what it said or who did',
  async (name, under) => {
    const statuses: number[] = [];
    for (const sent of variants(under)) statuses.push(await call(under, sent));
    expect(leaks()).toEqual([]);
    expect(lines.filter(line => line.includes(`"event":"${name}"`)).length).toBeGreaterThanOrEqual(
      name === 'dispatch-outbox' ? 0 : statuses.length,
    );
  },
);

test('a Stripe that quotes what it was sent is logged by the kind of its error, and by its own id', async () => {
  ada = await signIn(
    { apiUrl: stack.urls.api, publishableKey: stack.site.SUPABASE_PUBLISHABLE_KEY, sql },
    { email: `${mark}@third.test.example`, password: `${mark}-password` },
  );
  const stripe = createServer((_, response) => {
    const error = { type: 'invalid_request_error', code: 'email_invalid', message: `Invalid: ${ada.email}` };
    response.writeHead(400, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify({ error }));
  });
  await new Promise<void>(resolve => {
    stripe.listen(0, '127.0.0.1', resolve);
  });
  vi.stubEnv('STRIPE_API_URL', `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    stripe.closeAllConnections();
    stripe.close();
  });
  const checkout = functions.find(({ name }) => name === 'create-checkout')!;
  expect(await call(checkout, { body: '{"tier":"growth"}' })).toBe(500);
  expect(lines.join('\n')).toContain('StripeInvalidRequestError email_invalid req_1');
  expect(leaks()).toEqual([]);
});

test('a database, a mail provider and a Stripe that fail are logged without a word about anyone', async () => {
  const grace = await signIn(
    { apiUrl: stack.urls.api, publishableKey: stack.site.SUPABASE_PUBLISHABLE_KEY, sql },
    { email: `${mark}@second.test.example`, password: `${mark}-password` },
  );
  ada = grace;
  vi.stubEnv('STRIPE_API_URL', 'http://127.0.0.1:9');
  vi.stubEnv('RESEND_API_URL', 'http://127.0.0.1:9');
  onTestFinished(() => void vi.unstubAllEnvs());
  const first = ({ body = () => ({}) }: FunctionUnderTest) => ({ body: JSON.stringify(marked(body())) });
  for (const under of functions) await call(under, first(under));
  await sql`alter table public.outbox rename to outbox_gone`;
  await sql`alter table public.leads rename to leads_gone`;
  await sql`alter table public.rate_limit_rules rename to rate_limit_rules_gone`;
  const statuses = [];
  for (const under of functions) statuses.push(await call(under, first(under)));
  expect(statuses.filter(status => status >= 500).length).toBeGreaterThan(6);
  await stack.mail.stop();
  await grace.client.auth.resetPasswordForEmail(grace.email);
  expect(lines.join('\n')).toContain('fetch failed');
  expect(leaks()).toEqual([]);
});
