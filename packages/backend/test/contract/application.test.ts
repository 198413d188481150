import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maximumBodyBytes } from '../../supabase/functions/_shared/contracts/request.ts';
import { signIn } from './account.ts';
import { application } from './application.ts';
import { openTarget, setLimit, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

const post = (body: unknown, token?: string, headers: Record<string, string> = {}) =>
  fetch(`${target.apiUrl}/functions/v1/submit-application`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const of = (userId: string) => target.sql`select * from public.applications where user_id = ${userId}`;
const mailOf = (userId: string) => target.sql`
  select o.* from public.outbox o join public.applications a on a.id = o.application_id
  where a.user_id = ${userId} order by o.kind`;

describe('an application', () => {
  test('becomes one row of whoever sent it, and two mails', async () => {
    const ada = await signIn(target);
    const response = await post(application({ businessTeam: 'One\r\nTwo' }), ada.token);
    expect(await response.json()).toEqual({ success: true });
    expect(response.status).toBe(200);
    expect(await of(ada.id)).toMatchObject([
      {
        first_name: 'Ada',
        linkedin_url: null,
        full_time: 'planning',
        business_team: 'One\nTwo',
        business_strategy: 'Forty farms by the next harvest.',
        utm_source: 'newsletter',
        utm_medium: null,
        landing_page: '/pricing',
      },
    ]);
    expect(await mailOf(ada.id)).toMatchObject([
      { kind: 'application-confirmation' },
      { kind: 'application-notification' },
    ]);
    await expect
      .poll(async () => (await mailOf(ada.id)).map(mail => mail.sent_at !== null), { timeout: 30_000 })
      .toEqual([true, true]);
  });

  test('sent twenty times at once with one key is one row', async () => {
    const ada = await signIn(target);
    const body = application();
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(body, ada.token)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await of(ada.id)).toHaveLength(1);
    expect(await mailOf(ada.id)).toHaveLength(2);
  });

  test('with the key of another is refused; with the key of another user it is one of its own', async () => {
    const [ada, grace] = [await signIn(target), await signIn(target)];
    const body = application();
    await post(body, ada.token);
    expect((await post({ ...application(), idempotencyKey: body.idempotencyKey }, ada.token)).status).toBe(
      200,
    );
    const other = { ...application({ businessTeam: 'Three.' }), idempotencyKey: body.idempotencyKey };
    expect((await post(other, ada.token)).status).toBe(409);
    expect((await post(other, grace.token)).status).toBe(200);
    expect(await of(ada.id)).toHaveLength(1);
    expect(await of(grace.id)).toHaveLength(1);
  });

  test('goes with the account', async () => {
    const ada = await signIn(target);
    await post(application(), ada.token);
    await target.sql`delete from auth.users where id = ${ada.id}`;
    expect(await of(ada.id)).toHaveLength(0);
    expect(await mailOf(ada.id)).toHaveLength(0);
  });
});

describe('what is refused', () => {
  const unsigned = [{ alg: 'none' }, { sub: randomUUID(), email: 'a@b.example' }]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

  test.each<[string, string | undefined]>([
    ['nobody', undefined],
    ['no token', 'token'],
    ['a token that nobody signed', `${unsigned}.`],
    ['a token that somebody else signed', `${unsigned}.c2lnbmF0dXJl`],
  ])('%s: 401', async (_, token) => {
    const response = await post(application(), token);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      success: false,
      error: 'Sign in again to go on.',
    });
  });

  test('the key of the site is nobody either', async () => {
    expect((await post(application(), target.publishableKey)).status).toBe(401);
  });

  test('a field at fault: 400, and it is named', async () => {
    const ada = await signIn(target);
    const response = await post(application({ businessTeam: ' ' }), ada.token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { businessTeam: 'Describe the team.' } });
    expect(await of(ada.id)).toHaveLength(0);
  });

  test('what cannot be read: 400, 413, 415, 405', async () => {
    const { token } = await signIn(target);
    expect((await post('{', token)).status).toBe(400);
    expect((await post('x'.repeat(maximumBodyBytes + 1), token)).status).toBe(413);
    expect((await post(application(), token, { 'content-type': 'text/plain' })).status).toBe(415);
    const got = await fetch(`${target.apiUrl}/functions/v1/submit-application`);
    expect(got.status).toBe(405);
  });

  test('too many: 429, and how long to wait', async () => {
    await setLimit(target.sql, 'application:user', 1);
    const ada = await signIn(target);
    await post(application(), ada.token);
    const response = await post(application({ businessTeam: 'Again.' }), ada.token);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

test('an applicant reaches neither the table nor the function', async () => {
  const ada = await signIn(target);
  const client = createClient(target.apiUrl, target.publishableKey, {
    global: { headers: { authorization: `Bearer ${ada.token}` } },
    auth: { persistSession: false },
  });
  await post(application(), ada.token);
  // Whom row level security lets see nothing: the studio alone reads.
  expect(await client.from('applications').select()).toMatchObject({ data: [], error: null });
  for (const { data, error } of await Promise.all([
    client.from('applications').insert({ user_id: ada.id }),
    client.from('applications').delete().eq('user_id', ada.id),
    client.rpc('submit_application', { p_user_id: ada.id }),
  ])) {
    expect(data).toBeNull();
    expect(error).not.toBeNull();
  }
  expect(await of(ada.id)).toHaveLength(1);
});
