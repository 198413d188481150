/** No log of the functions or of the database contains personal data or secrets. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { LocalBackend } from '../../local/localBackend.ts';
import { type Account, createAccount } from '../contract/account.ts';
import { functions, type FunctionUnderTest } from '../contract/functions.ts';
import { startTestBackend } from '../testBackend.ts';
import { unreachableUrl } from '../unreachableUrl.ts';

// Every value that a user sends in these tests contains this word. No log line may contain it.
const marker = `mark-${randomUUID().slice(0, 8)}`;

let backend: LocalBackend;
let stopAndDelete: () => Promise<void>;
let dataDir: string;
let sql: postgres.Sql;
let ada: Account;
const logLines: string[] = [];

beforeAll(async () => {
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      logLines.push(
        values.map(value => (typeof value === 'string' ? value : inspect(value, { depth: 8 }))).join(' '),
      );
    });
  }
  ({ backend, dataDir, stopAndDelete } = await startTestBackend());
  sql = postgres(backend.urls.database, { max: 1, onnotice: () => {} });
  const project = { apiUrl: backend.urls.api, publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY, sql };
  ada = await createAccount(project, {
    email: `${marker}@account.test.example`,
    password: `${marker}-password`,
  });
});
afterAll(async () => {
  await sql.end();
  await stopAndDelete();
  vi.restoreAllMocks();
});

/** Fields that accept only certain values, so they are not marked. */
const unmarkedFields = new Set(['inquiry_type', 'elapsedMs', 'fullTime', 'tier', 'type', 'object']);

let bodyCount = 0;

/** Returns a unique body with the mark in every field. */
const withMark = (body: object): object => {
  bodyCount += 1;
  return Object.fromEntries(
    Object.entries(body).map(([field, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return [field, withMark(value)];
      const markedValues = { email: `${marker}@form.test.example`, password: `${marker}-password` };
      return [
        field,
        unmarkedFields.has(field)
          ? value
          : ((markedValues as Record<string, string>)[field] ?? `${marker}-${bodyCount}`),
      ];
    }),
  );
};

interface RequestParts {
  body?: string;
  headers?: Record<string, string>;
}

async function callFunction(
  { name, caller }: FunctionUnderTest,
  { body, headers }: RequestParts,
): Promise<number> {
  const credentials = { anonymous: '', account: ada.token, cron: backend.env.DISPATCH_SECRET, stripe: '' }[
    caller
  ];
  const response = await fetch(`${backend.urls.api}/functions/v1/${name}?${marker}`, {
    method: name === 'health' ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(credentials && { authorization: `Bearer ${credentials}` }),
      // Headers of a browser, and of an attacker who tries to write into the log.
      'user-agent': marker,
      referer: `http://localhost:3000/${marker}`,
      'x-forwarded-for': '203.0.113.77',
      'x-request-id': marker,
      ...headers,
    },
    ...(body !== undefined && name !== 'health' && { body }),
    redirect: 'manual',
  });
  await response.body?.cancel();
  return response.status;
}

/** Valid and invalid requests to a function. */
function requestVariants({ body = () => ({}), acceptsForm }: FunctionUnderTest): RequestParts[] {
  const filled = withMark(body());
  return [
    { body: JSON.stringify(filled) },
    { body: JSON.stringify({ ...filled, [marker]: marker }) },
    { body: JSON.stringify(withMark({ name: 1, email: 1, profileData: {}, password: {} })) },
    { body: `{"${marker}` },
    { body: marker, headers: { 'content-type': `text/${marker}` } },
    { body: marker.repeat(2000) },
    { body: JSON.stringify(filled), headers: { authorization: `Bearer ${marker}.${marker}.${marker}` } },
    { body: JSON.stringify(filled), headers: { 'stripe-signature': `t=1,v1=${marker}` } },
    ...(acceptsForm
      ? [
          {
            body: String(new URLSearchParams(Object.entries(filled))),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          },
        ]
      : []),
  ];
}

/** The log lines that contain personal data or a secret. */
function leakingLines(): string[] {
  const secrets = [
    marker,
    ada.token,
    ada.email,
    ada.id,
    '203.0.113.77',
    '127.0.0.1',
    backend.env.DISPATCH_SECRET ?? marker,
  ];
  const databaseLines = readFileSync(join(dataDir, 'postgres.log'), 'utf8').split('\n');
  return [...logLines, ...databaseLines.filter(line => !line.includes('listening on'))].filter(line => {
    // The error of a connection to the mail server, which was stopped, names the server's own address. It is not a visitor's.
    const text = line.replaceAll(
      /connect ECONNREFUSED 127\.0\.0\.1:\d+|(?<=^\s*)address: '127\.0\.0\.1'/gm,
      '',
    );
    return secrets.some(secret => text.includes(secret));
  });
}

test.each([
  ['with a NUL character', { draft: { answers: `${marker}\0` } }, 400],
  ['that is too long', { draft: { answers: marker.repeat(20_000) } }, 400],
  ['that is not an object', { draft: marker }, 400],
])('a draft %s is rejected, and does not appear in a log', async (_, body, status) => {
  const response = await fetch(`${backend.urls.api}/rest/v1/application_drafts`, {
    method: 'POST',
    headers: {
      apikey: backend.site.SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${ada.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(status);
  expect(leakingLines()).toEqual([]);
});

// delete-account is last because it deletes the account of the tests.
const deletingLast = functions.toSorted(
  (a, b) => Number(a.name === 'delete-account') - Number(b.name === 'delete-account'),
);

test.each(deletingLast.map(each => [each.name, each] as const))(
  '%s logs the outcome of each request without its content or its sender',
  async (name, testedFunction) => {
    const statuses: number[] = [];
    for (const parts of requestVariants(testedFunction))
      statuses.push(await callFunction(testedFunction, parts));
    expect(leakingLines()).toEqual([]);
    expect(logLines.filter(line => line.includes(`"event":"${name}"`)).length).toBeGreaterThanOrEqual(
      // Calls of a timer are not logged.
      testedFunction.caller === 'cron' ? 0 : statuses.length,
    );
  },
);

test('an error of Stripe that contains an email address is logged only as its type, code and request id', async () => {
  ada = await createAccount(
    { apiUrl: backend.urls.api, publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY, sql },
    { email: `${marker}@third.test.example`, password: `${marker}-password` },
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
  expect(await callFunction(checkout, { body: '{"tier":"growth"}' })).toBe(500);
  expect(logLines.join('\n')).toContain('StripeInvalidRequestError email_invalid req_1');
  expect(leakingLines()).toEqual([]);
});

test('failures of the database, the mail provider and Stripe are logged without personal data', async () => {
  const grace = await createAccount(
    { apiUrl: backend.urls.api, publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY, sql },
    { email: `${marker}@second.test.example`, password: `${marker}-password` },
  );
  ada = grace;
  vi.stubEnv('STRIPE_API_URL', unreachableUrl);
  vi.stubEnv('RESEND_API_URL', unreachableUrl);
  onTestFinished(() => void vi.unstubAllEnvs());
  const validRequest = ({ body = () => ({}) }: FunctionUnderTest) => ({
    body: JSON.stringify(withMark(body())),
  });
  for (const each of functions) await callFunction(each, validRequest(each));
  await sql`alter table public.outbox rename to outbox_gone`;
  await sql`alter table public.leads rename to leads_gone`;
  await sql`alter table public.rate_limit_rules rename to rate_limit_rules_gone`;
  const statuses = [];
  for (const each of functions) statuses.push(await callFunction(each, validRequest(each)));
  expect(statuses.filter(status => status >= 500).length).toBeGreaterThan(6);
  await backend.mail.stop();
  await grace.client.auth.resetPasswordForEmail(grace.email);
  expect(logLines.join('\n')).toContain('fetch failed');
  expect(leakingLines()).toEqual([]);
});
