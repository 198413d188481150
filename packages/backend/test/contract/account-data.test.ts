/** Contract test (of a local or a hosted project): the export and the deletion of an account's data. */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountExport } from '../../supabase/functions/_shared/contracts/account.ts';
import { type Account, confirmAddress, createAccount, makeStaff, password } from './account.ts';
import { validApplication } from './application.fixtures.ts';
import { expectRateLimited, setRateLimit } from './rateLimits.ts';
import { newContactMessage, postContactMessage } from './contactMessage.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';
import { postgrestCode, sqlState } from '../../local/errorCodes.ts';
import { insertSubscription, recordPaidMonth } from './subscriptions.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

const callFunction = (name: string, token?: string, body?: unknown) =>
  fetch(`${project.apiUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const exportData = async ({ token }: Account): Promise<AccountExport> => {
  const response = await callFunction('export-data', token);
  expect(response.status).toBe(200);
  return (await response.json()) as AccountExport;
};

/** An account with a row in every table that stores account data. */
async function accountWithData(): Promise<Account> {
  const ada = await createAccount(project);
  expect(
    (await postContactMessage(project.apiUrl, newContactMessage({ email: ada.email.toUpperCase() }))).status,
  ).toBe(200);
  expect((await callFunction('submit-application', ada.token, validApplication())).status).toBe(200);
  // After the application, because submitting one deletes the draft.
  const { error } = await ada.client.from('application_drafts').insert({ draft: { version: 1, step: 2 } });
  expect(error).toBeNull();
  const subscriptionId = await insertSubscription(project.sql, {
    userId: ada.id,
    id: `sub_${ada.id}`,
    status: 'canceled',
  });
  await recordPaidMonth(project.sql, subscriptionId);
  const { data: orders } = await ada.client.rpc('my_orders');
  const { error: briefError } = await ada.client.rpc('send_order_brief', {
    p_order_id: (orders as { id: string }[])[0]!.id,
    p_brief: { event: `Order of ${ada.email}` },
    p_revision: 0,
  });
  expect(briefError).toBeNull();
  return ada;
}

/**
 * Returns the columns that contain the account's id, its address or one of the other words, with the number of rows.
 * It searches every column of every table, so a new table is covered.
 */
async function columnsWith(
  { id, email }: Account,
  otherWords: readonly string[] = [],
): Promise<Record<string, number>> {
  const columns = await project.sql<{ columnName: string; table: string; column: string }[]>`
    select
      format('%s.%s.%s', c.table_schema, c.table_name, c.column_name) as "columnName",
      format('%I.%I', c.table_schema, c.table_name) as table,
      format('%I', c.column_name) as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'auth', 'storage')
      and (c.data_type in ('uuid', 'text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY'))
    order by 1`;
  const queries = columns.map(
    ({ columnName, table, column }) => `
      select '${columnName}' as "columnName", count(*)::int as rows from ${table}
      where lower(${column}::text) like any ($1)`,
  );
  const found = await project.sql.unsafe<{ columnName: string; rows: number }[]>(
    `select * from (${queries.join(' union all ')}) found where rows > 0`,
    [[id, email.toLowerCase(), ...otherWords].map(word => `%${word}%`)],
  );
  return Object.fromEntries(found.map(({ columnName, rows }) => [columnName, rows]));
}

describe('the exported data', () => {
  test('contains all data of the account, and none of another account', async () => {
    const [ada, grace] = [await accountWithData(), await accountWithData()];
    const data = await exportData(ada);
    expect(data).toMatchObject({
      account: {
        id: ada.id,
        email: ada.email,
        profile: { email: ada.email },
        sign_in_methods: [{ provider: 'email', identity: { email: ada.email } }],
        sessions: [{ created_at: expect.any(String) }],
        staff_member_since: null,
      },
      consents: [
        { document: 'privacy', version: '2026-11-28', occasion: 'sign-up', agreed_at: expect.any(String) },
        { document: 'terms', version: '2026-11-25', occasion: 'sign-up', agreed_at: expect.any(String) },
      ],
      applications: [{ company_name: 'Hopyard', business_team: expect.any(String), status: 'new' }],
      application_draft: { draft: { version: 1, step: 2 } },
      messages: [{ message: 'We build engines.', email: ada.email.toUpperCase() }],
      subscriptions: [
        { tier: 'growth', status: 'canceled', paid_periods: [{ tier: 'growth', releases: 1 }] },
      ],
      orders: [{ state: 'writing', brief: { event: `Order of ${ada.email}` }, proofs: [], approval: null }],
      stripe_customer: null,
    });
    expect(data.account.sign_in_log).toContainEqual(
      expect.objectContaining({
        payload: expect.objectContaining({ action: 'login', actor_id: ada.id, actor_username: ada.email }),
      }),
    );
    expect(data.mails.map(({ kind }) => String(kind)).toSorted()).toEqual([
      'application-confirmation',
      'application-notification',
      'contact-confirmation',
      'contact-notification',
      'order-brief-sent',
      'order-made',
    ]);
    const text = JSON.stringify(data).toLowerCase();
    expect(text).not.toContain(grace.id);
    expect(text).not.toContain(grace.email.toLowerCase());
  });

  test('contains nothing that the staff wrote for itself', async () => {
    const ada = await accountWithData();
    await project.sql`insert into public.sales (subscription_id) values (${`sub_${ada.id}`})`;
    // A date that no other column of the export can contain: those are of the day on which the test runs.
    const nextStepOn = '1871-05-04';
    const rows = {
      leads: project.sql`lower(email) = lower(${ada.email})`,
      applications: project.sql`user_id = ${ada.id}`,
      sales: project.sql`subscription_id = ${`sub_${ada.id}`}`,
    };
    const changed = await Promise.all(
      Object.entries(rows).map(async ([table, row]) => {
        const { count } = await project.sql`
          update public.${project.sql(table)}
          set note = 'staff-only note', next_step = 'staff-only step', next_step_on = ${nextStepOn}, owner = 'staff-only@studio.example'
          where ${row}`;
        return [table, count];
      }),
    );
    expect(changed).toEqual(Object.keys(rows).map(table => [table, 1]));
    const text = JSON.stringify(await exportData(ada));
    expect(text).not.toContain('staff-only');
    expect(text).not.toContain(nextStepOn);
  });

  test('contains no password and no token', async () => {
    const ada = await createAccount(project);
    const text = JSON.stringify(await exportData(ada));
    expect(text).not.toContain(ada.token);
    expect(text).not.toMatch(/password|token|\$2[aby]\$/);
  });

  test('leaves out messages when the address is not confirmed', async () => {
    const ada = await createAccount(project);
    await postContactMessage(project.apiUrl, newContactMessage({ email: ada.email }));
    await project.sql`update auth.users set email_confirmed_at = null where id = ${ada.id}`;
    const [{ data }] = await project.sql<[{ data: { data: AccountExport } }]>`
      select public.export_account(p_user_id => ${ada.id}, p_user_hash => 'hash') as data`;
    expect(data.data.messages).toEqual([]);
    expect(data.data.mails).toEqual([]);
  });
});

describe('deleting the account', () => {
  test('deletes all its data, and none of another account', async () => {
    const [ada, grace] = [await accountWithData(), await accountWithData()];
    // The keys of mails contain the id of the lead, application or order.
    const [{ ids }] = await project.sql<[{ ids: string[] }]>`
      select array(
        select id::text from public.leads where lower(email) = lower(${ada.email})
        union all select id::text from public.applications where user_id = ${ada.id}
        union all select o.id::text from public.orders o
          join public.subscriptions s on s.stripe_id = o.subscription_id where s.user_id = ${ada.id}
      ) as ids`;
    expect(await columnsWith(ada, ids)).toMatchObject({ 'public.outbox.key': 6 });
    // A sent mail loses its payload. After Grace's mails are sent, her data no longer changes.
    await expect.poll(() => columnsWith(grace)).not.toHaveProperty(['public.outbox.payload']);
    const before = await columnsWith(grace);
    // Proves that the search finds the data that is deleted later.
    expect(before).toMatchObject({
      'auth.users.email': 1,
      'auth.identities.identity_data': 1,
      'auth.sessions.user_id': 1,
      'auth.audit_log_entries.payload': expect.any(Number),
      'public.consents.user_id': expect.any(Number),
      'public.applications.user_id': 1,
      'public.application_drafts.user_id': 1,
      'public.subscriptions.user_id': 1,
      'public.orders.brief_event': 1,
      'public.leads.email': 1,
    });
    const response = await callFunction('delete-account', ada.token, { password });
    expect(await response.json()).toEqual({ deleted: true });
    expect(response.status).toBe(200);
    // The address stays in the outbox until the mail about the deletion is sent.
    await expect.poll(() => columnsWith(ada, ids)).toEqual({});
    expect(await columnsWith(grace)).toEqual(before);

    // The old token no longer works.
    for (const name of ['export-data', 'delete-account', 'check-subscription']) {
      expect((await callFunction(name, ada.token)).status).toBe(401);
    }
    const { error } = await ada.client.auth.signInWithPassword({ email: ada.email, password });
    expect(error?.code).toBe('invalid_credentials');
  });

  test('lets the address sign up again as a new account', async () => {
    const ada = await accountWithData();
    await callFunction('delete-account', ada.token, { password });
    await expect.poll(() => columnsWith(ada)).toEqual({});
    const client = createClient(project.apiUrl, project.publishableKey, { auth: { persistSession: false } });
    const { data, error } = await client.auth.signUp({ email: ada.email, password });
    expect(error).toBeNull();
    expect(data.user?.id).not.toBe(ada.id);
    await confirmAddress(project.sql, ada.email);
    const { data: session } = await client.auth.signInWithPassword({ email: ada.email, password });
    const newData = await exportData({ ...ada, token: session.session?.access_token ?? '' });
    expect(newData).toMatchObject({ applications: [], application_draft: null, messages: [], mails: [] });
  });

  test.each([
    ['no password', {}, 'Enter your password.'],
    ['an empty password', { password: '' }, 'Enter your password.'],
    [
      'a wrong password',
      { password: 'red-pencil' },
      'That is not the password of this account. Try again, or sign out and choose a new one.',
    ],
  ])('answers 403 to %s, and deletes nothing', async (_, body, message) => {
    const ada = await createAccount(project);
    const response = await callFunction('delete-account', ada.token, body);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: message, fields: { password: message } });
    expect(await columnsWith(ada)).toMatchObject({ 'auth.users.id': 1, 'auth.sessions.user_id': 1 });
  });

  test('requires a sign-in within the last ten minutes when the account has no password', async () => {
    const [ada, grace] = [await createAccount(project), await createAccount(project)];
    await project.sql`update auth.users set encrypted_password = '' where id in (${ada.id}, ${grace.id})`;
    expect((await callFunction('delete-account', ada.token)).status).toBe(200);
    await project.sql`
      update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${grace.id}`;
    const response = await callFunction('delete-account', grace.token);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: expect.stringContaining('sign in again') });
    expect(await columnsWith(grace)).toMatchObject({ 'auth.users.id': 1 });
  });

  test.each<[string, number, unknown]>([
    ['invalid JSON', 400, '{'],
    ['an array', 400, '[]'],
    ['a password that is not a string', 400, { password: 1 }],
    ['an unknown field', 400, { pasword: 'blue-pencil' }],
    ['a field named __proto__', 400, '{"__proto__": {}}'],
    ['a body over 64 KB', 413, { password: 'x'.repeat(70_000) }],
  ])('rejects %s with %i', async (_, status, body) => {
    const ada = await createAccount(project);
    expect((await callFunction('delete-account', ada.token, body)).status).toBe(status);
    expect(await columnsWith(ada)).toMatchObject({ 'auth.users.id': 1 });
  });
});

test('an account cannot be deleted while it is one of the staff, and its reads stay in the log', async () => {
  const member = await createAccount(project);
  await makeStaff(project.sql, member);
  const refused = await callFunction('delete-account', member.token, { password });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('end your staff access') });
  await project.sql`
    insert into public.staff_reads (user_id, action, items) values (${member.id}, 'list', '{}')`;
  await project.sql`delete from public.staff_members where user_id = ${member.id}`;
  expect((await callFunction('delete-account', member.token, { password })).status).toBe(200);
  expect(await project.sql`select from public.staff_reads where user_id = ${member.id}`).toHaveLength(1);
});

test('mail about an application belongs to the account that sent it, not to the address typed in it', async () => {
  const [sender, recipient] = [await createAccount(project), await createAccount(project)];
  const { profileData, ...application } = validApplication();
  await callFunction('submit-application', sender.token, {
    ...application,
    profileData: { ...profileData, email: recipient.email },
  });
  const kinds = async (account: Account) => (await exportData(account)).mails.map(({ kind }) => kind);
  expect(await kinds(sender)).toContain('application-notification');
  expect(await kinds(recipient)).toEqual([]);
});

describe.each(['export-data', 'delete-account'])('%s', name => {
  test('answers 401 without a user token', async () => {
    for (const token of [undefined, project.publishableKey]) {
      const response = await callFunction(name, token);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        error: 'You are not signed in, or your session has ended. Sign in again to continue.',
      });
    }
  });

  test('lets only the origin of the site call it from a browser (CORS)', async () => {
    for (const [origin, allowed] of [
      [project.siteUrl, project.siteUrl],
      ['https://evil.example', null],
    ] as const) {
      const url = `${project.apiUrl}/functions/v1/${name}`;
      const response = await fetch(url, { method: 'OPTIONS', headers: { origin } });
      expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
    }
  });

  test('is limited for each account separately', async () => {
    await setRateLimit(project.sql, 'account:user', 1);
    const [ada, grace] = [await createAccount(project), await createAccount(project)];
    await callFunction(name, ada.token);
    const response = await callFunction(name, ada.token);
    await expectRateLimited(response);
    expect((await callFunction(name, grace.token)).status).not.toBe(429);
  });
});

test('a user cannot call the database functions of the edge functions', async () => {
  const ada = await createAccount(project);
  const user = { p_user_id: ada.id };
  for (const { error } of await Promise.all([
    ada.client.rpc('export_account', { ...user, p_user_hash: 'x' }),
    ada.client.rpc('begin_account_action', {
      ...user,
      p_action: 'account',
      p_session_id: ada.id,
      p_user_hash: 'x',
    }),
    ada.client.rpc('delete_account', user),
    ada.client.rpc('apply_retention'),
  ])) {
    expect(error?.code).toBe(sqlState.insufficientPrivilege);
  }
  // These two are in the schema `private`, which the API does not serve.
  for (const { error } of await Promise.all([
    ada.client.rpc('confirmed_email', user),
    ada.client.rpc('account_mails', user),
  ])) {
    expect(error?.code).toBe(postgrestCode.functionNotFound);
  }
  expect(await columnsWith(ada)).toMatchObject({ 'auth.users.id': 1 });
});
