/** Contract test (of a local or a hosted project): the function `submit-application`. */
import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxBodyBytes } from '../../supabase/functions/_shared/contracts/request.ts';
import { createAccount } from './account.ts';
import { validApplication } from './application.fixtures.ts';
import { expectRateLimited, setRateLimit } from './rateLimits.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';
import { sqlState } from '../../local/errorCodes.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

const postApplication = (body: unknown, token?: string, headers: Record<string, string> = {}) =>
  fetch(`${project.apiUrl}/functions/v1/submit-application`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const applicationsOf = (userId: string) =>
  project.sql`select * from public.applications where user_id = ${userId}`;
const queuedMailOf = (userId: string) => project.sql`
  select o.* from public.outbox o join public.applications a on a.id = o.application_id
  where a.user_id = ${userId} order by o.kind`;

describe('an application', () => {
  test('becomes one row of its user, and queues two mails', async () => {
    const ada = await createAccount(project);
    const response = await postApplication(validApplication({ businessTeam: 'One\r\nTwo' }), ada.token);
    expect(await response.json()).toEqual({ success: true });
    expect(response.status).toBe(200);
    expect(await applicationsOf(ada.id)).toMatchObject([
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
    expect(await queuedMailOf(ada.id)).toMatchObject([
      { kind: 'application-confirmation' },
      { kind: 'application-notification' },
    ]);
    await expect
      .poll(async () => (await queuedMailOf(ada.id)).map(mail => mail.sent_at !== null))
      .toEqual([true, true]);
  });

  test('stores one row when it is sent twenty times at the same time with one key', async () => {
    const ada = await createAccount(project);
    const body = validApplication();
    const responses = await Promise.all(Array.from({ length: 20 }, () => postApplication(body, ada.token)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await applicationsOf(ada.id)).toHaveLength(1);
    expect(await queuedMailOf(ada.id)).toHaveLength(2);
  });

  test('is rejected when it repeats the key of a different application, unless that belongs to another user', async () => {
    const [ada, grace] = [await createAccount(project), await createAccount(project)];
    const body = validApplication();
    await postApplication(body, ada.token);
    expect(
      (await postApplication({ ...validApplication(), idempotencyKey: body.idempotencyKey }, ada.token))
        .status,
    ).toBe(200);
    const other = { ...validApplication({ businessTeam: 'Three.' }), idempotencyKey: body.idempotencyKey };
    expect((await postApplication(other, ada.token)).status).toBe(409);
    expect((await postApplication(other, grace.token)).status).toBe(200);
    expect(await applicationsOf(ada.id)).toHaveLength(1);
    expect(await applicationsOf(grace.id)).toHaveLength(1);
  });

  test('is deleted with the account', async () => {
    const ada = await createAccount(project);
    await postApplication(validApplication(), ada.token);
    await project.sql`delete from auth.users where id = ${ada.id}`;
    expect(await applicationsOf(ada.id)).toHaveLength(0);
    expect(await queuedMailOf(ada.id)).toHaveLength(0);
  });
});

describe('submit-application', () => {
  const unsigned = [{ alg: 'none' }, { sub: randomUUID(), email: 'a@b.example' }]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

  test.each<[string, string | undefined]>([
    ['no token', undefined],
    ['text that is not a token', 'token'],
    ['a token without a signature', `${unsigned}.`],
    ['a token with a wrong signature', `${unsigned}.c2lnbmF0dXJl`],
  ])('answers 401 to %s', async (_, token) => {
    const response = await postApplication(validApplication(), token);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      success: false,
      error: 'You are not signed in, or your session has ended. Sign in again to continue.',
    });
  });

  test('answers 401 to the publishable key', async () => {
    expect((await postApplication(validApplication(), project.publishableKey)).status).toBe(401);
  });

  test('answers 400 to an invalid field, and names it', async () => {
    const ada = await createAccount(project);
    const response = await postApplication(validApplication({ businessTeam: ' ' }), ada.token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { businessTeam: 'Describe the team.' } });
    expect(await applicationsOf(ada.id)).toHaveLength(0);
  });

  test('answers 400, 413, 415 or 405 to a request that it cannot read', async () => {
    const { token } = await createAccount(project);
    expect((await postApplication('{', token)).status).toBe(400);
    expect((await postApplication('x'.repeat(maxBodyBytes + 1), token)).status).toBe(413);
    expect((await postApplication(validApplication(), token, { 'content-type': 'text/plain' })).status).toBe(
      415,
    );
    const get = await fetch(`${project.apiUrl}/functions/v1/submit-application`);
    expect(get.status).toBe(405);
  });

  test('answers 429 over the limit, and says when to try again', async () => {
    await setRateLimit(project.sql, 'application:user', 1);
    const ada = await createAccount(project);
    await postApplication(validApplication(), ada.token);
    const response = await postApplication(validApplication({ businessTeam: 'Again.' }), ada.token);
    expect(response.status).toBe(429);
    await expectRateLimited(response);
  });
});

test('an applicant reads the list of their own applications, and of no others', async () => {
  const [ada, grace] = [await createAccount(project), await createAccount(project)];
  expect((await postApplication(validApplication(), ada.token)).status).toBe(200);
  const [sent] = await applicationsOf(ada.id);
  const { data } = await ada.client.rpc('my_applications');
  expect(data).toEqual([{ id: sent!.id, company_name: sent!.company_name, sent_at: expect.any(String) }]);
  expect(new Date((data as { sent_at: string }[])[0]!.sent_at)).toEqual(sent!.created_at);
  expect((await grace.client.rpc('my_applications')).data).toEqual([]);
  const anonymous = createClient(project.apiUrl, project.publishableKey);
  expect((await anonymous.rpc('my_applications')).error?.code).toBe(sqlState.insufficientPrivilege);
});

test('an applicant cannot use the table of applications or the database function that stores one', async () => {
  const ada = await createAccount(project);
  const client = createClient(project.apiUrl, project.publishableKey, {
    global: { headers: { authorization: `Bearer ${ada.token}` } },
    auth: { persistSession: false },
  });
  await postApplication(validApplication(), ada.token);
  // Row level security shows applications only to staff.
  expect(await client.from('applications').select('id')).toMatchObject({ data: [], error: null });
  for (const { data, error } of await Promise.all([
    client.from('applications').insert({ user_id: ada.id }),
    client.from('applications').delete().eq('user_id', ada.id),
    client.rpc('submit_application', {
      p_user_id: ada.id,
      p_account_email: ada.email,
      p_idempotency_key: randomUUID(),
      p_application: {},
      p_attribution: {},
      p_user_hash: 'x',
    }),
  ])) {
    expect([data, error?.code]).toEqual([null, sqlState.insufficientPrivilege]);
  }
  expect(await applicationsOf(ada.id)).toHaveLength(1);
});
