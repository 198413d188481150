/** Forged and ended access tokens: the functions and the REST API reject them, and they do not use up the rate limit. Only the local backend can be tested, because forging needs the signing key, which a hosted project does not reveal. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalBackend } from '../../local/localBackend.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { type Account, createAccount, makeStaff } from '../contract/account.ts';
import { validApplication } from '../contract/application.fixtures.ts';
import { insertSubscription } from '../contract/subscriptions.ts';
import { startTestBackend } from '../testBackend.ts';
import { signedInFunctions } from './signedInFunctions.ts';

let backend: LocalBackend;
let stopAndDelete: () => Promise<void>;
let sql: postgres.Sql;
let signingKey: string;
let ada: Account;
beforeAll(async () => {
  const started = await startTestBackend();
  ({ backend, stopAndDelete } = started);
  signingKey = (await loadSecrets(started.dataDir)).jwtSecret;
  sql = postgres(backend.urls.database, { max: 1, onnotice: () => {} });
  ada = await createAccount({
    apiUrl: backend.urls.api,
    publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY,
    sql,
  });
});
afterAll(async () => {
  await sql.end();
  await stopAndDelete();
});

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns a token with Ada's claims, changed by `change`. Without arguments it is valid. */
function forge(change: Record<string, unknown> = {}, secret = signingKey, algorithm = 'HS256'): string {
  const claims: unknown = JSON.parse(Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString());
  const signed = `${encode({ alg: algorithm, typ: 'JWT' })}.${encode({ ...(claims as object), ...change })}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const aMinuteAgoSeconds = Math.floor(Date.now() / 1000) - 60;
const forgeries: [string, () => string][] = [
  ['with another key', () => forge({}, randomBytes(32).toString('base64url'))],
  ['with algorithm none', () => forge({}, signingKey, 'none')],
  [
    'with algorithm none and no signature',
    () => `${forge({}, signingKey, 'none').split('.').slice(0, 2).join('.')}.`,
  ],
  ['that has expired', () => forge({ exp: aMinuteAgoSeconds, iat: aMinuteAgoSeconds - 3600 })],
  ['for another audience', () => forge({ aud: 'elsewhere' })],
  ['for no audience', () => forge({ aud: undefined })],
  ['of an unknown user', () => forge({ sub: randomUUID() })],
  ['of an unknown session', () => forge({ session_id: randomUUID() })],
];

describe.each(signedInFunctions)('%s', name => {
  const callFunction = (token: string) =>
    fetch(`${backend.urls.api}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(name === 'submit-application' && { body: JSON.stringify(validApplication()) }),
    });

  test('accepts a valid token', async () => {
    expect((await callFunction(forge())).status).not.toBe(401);
  });

  test.each(forgeries)('rejects a token %s with 401', async (_, token) => {
    const response = await callFunction(token());
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('Sign in again') });
  });

  test('rejects the token of a session that has ended', async () => {
    const grace = await createAccount({
      apiUrl: backend.urls.api,
      publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY,
      sql,
    });
    await grace.client.auth.signOut();
    expect((await callFunction(grace.token)).status).toBe(401);
  });
});

describe('over REST', () => {
  const call = (path: string, token: string, init?: RequestInit) =>
    fetch(`${backend.urls.api}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: backend.site.SUPABASE_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
    });
  const callSqlFunction = async (name: string, token: string): Promise<unknown> =>
    (await call(`rpc/${name}`, token, { method: 'POST', body: '{}' })).json();
  const readSubscriptions = async (token: string): Promise<unknown> =>
    (await call('subscriptions?select=status', token)).json();
  beforeAll(async () => {
    await insertSubscription(sql, { userId: ada.id });
    await makeStaff(sql, ada);
  });

  test.each([
    ['the right audience', () => forge()],
    ['a list of audiences with the right one', () => forge({ aud: ['elsewhere', 'authenticated'] })],
  ])('a token for %s reads the rows of the account', async (_, token) => {
    expect(await readSubscriptions(token())).toEqual([{ status: 'active' }]);
    expect(await callSqlFunction('my_sessions', token())).toHaveLength(1);
    expect(await callSqlFunction('staff_access', token())).toBe('granted');
  });

  test.each([
    ['another audience', () => forge({ aud: 'elsewhere' })],
    ['no audience', () => forge({ aud: undefined })],
  ])('a token for %s reads nothing, and gives no rights of the staff', async (_, token) => {
    expect(await readSubscriptions(token())).toEqual([]);
    expect(await callSqlFunction('my_sessions', token())).toEqual([]);
    expect(await callSqlFunction('staff_access', token())).toBe('denied');
  });
});

test('requests with invalid tokens do not count against the rate limit of applications', async () => {
  const grace = await createAccount({
    apiUrl: backend.urls.api,
    publishableKey: backend.site.SUPABASE_PUBLISHABLE_KEY,
    sql,
  });
  const submitApplication = (token: string) =>
    fetch(`${backend.urls.api}/functions/v1/submit-application`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(validApplication()),
    });
  const countHits = async () => {
    const [counted] = await sql`
      select coalesce(sum(hits), 0)::int as hits from public.rate_limits where scope = 'application:global'`;
    return counted!.hits as number;
  };
  const before = await countHits();
  for (const [, token] of forgeries) expect((await submitApplication(token())).status).toBe(401);
  expect(await countHits()).toBe(before);
  expect((await submitApplication(grace.token)).status).toBe(200);
  expect(await countHits()).toBe(before + 1);
});
