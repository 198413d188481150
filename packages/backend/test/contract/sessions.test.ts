/** Contract test (of a local or a hosted project): a user sees and ends their own sessions. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, password, createAccount } from './account.ts';
import { createClient } from '@supabase/supabase-js';
import { newOrder } from './subscriptions.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

/** Signs in once more, as in another browser. */
async function signInElsewhere({ email }: Account) {
  const client = createClient(project.apiUrl, project.publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return client;
}

interface Session {
  id: string;
  browser: string | null;
  signed_in_at: string;
  last_used_at: string;
  is_current: boolean;
}
const sessionsOf = async ({ client }: Pick<Account, 'client'>) =>
  ((await client.rpc('my_sessions')).data ?? []) as Session[];

test('a user sees all own sessions, the current one first, and nobody else’s', async () => {
  const [ada, grace] = [await createAccount(project), await createAccount(project)];
  await signInElsewhere(ada);
  const sessions = await sessionsOf(ada);
  expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false]);
  expect(sessions[0]!.id).toBe(ada.sessionId);
  for (const { browser, last_used_at, signed_in_at } of sessions) {
    expect(browser).toBe('node');
    expect(Date.parse(last_used_at)).toBeGreaterThanOrEqual(Date.parse(signed_in_at));
  }
  expect((await sessionsOf(grace)).map(({ id }) => id)).toEqual([grace.sessionId]);
});

test('a session that was ended reads nothing and gets no new token', async () => {
  const ada = await createAccount(project);
  await newOrder(project, ada);
  const elsewhere = await signInElsewhere(ada);
  expect((await elsewhere.rpc('my_orders')).data).toHaveLength(1);
  const [, other] = await sessionsOf(ada);
  expect((await ada.client.rpc('end_sessions', { p_ids: [other!.id] })).data).toBe(1);
  expect(await sessionsOf(ada)).toHaveLength(1);
  expect(await sessionsOf({ client: elsewhere })).toEqual([]);
  expect((await elsewhere.rpc('my_orders')).data).not.toEqual(expect.arrayContaining([expect.anything()]));
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  expect((await elsewhere.auth.getUser()).error).not.toBeNull();
  // The current session has not ended.
  expect((await ada.client.auth.refreshSession()).error).toBeNull();
});

test('a user ends neither the current session nor anybody else’s', async () => {
  const [ada, grace] = [await createAccount(project), await createAccount(project)];
  const { data } = await ada.client.rpc('end_sessions', { p_ids: [ada.sessionId, grace.sessionId] });
  expect(data).toBe(0);
  expect(await sessionsOf(ada)).toHaveLength(1);
  expect(await sessionsOf(grace)).toHaveLength(1);
});

test('a session ends another one only within ten minutes after its sign-in', async () => {
  const ada = await createAccount(project);
  await signInElsewhere(ada);
  const [, other] = await sessionsOf(ada);
  await project.sql`
    update auth.sessions set created_at = now() - interval '11 minutes' where id = ${ada.sessionId}`;
  expect(await ada.client.rpc('end_sessions', { p_ids: [other!.id] })).toMatchObject({
    data: null,
    error: null,
  });
  expect(await sessionsOf(ada)).toHaveLength(2);
  // A new sign-in, which the error asks for.
  const again = await signInElsewhere(ada);
  expect((await again.rpc('end_sessions', { p_ids: [other!.id] })).data).toBe(1);
});

test('a session that was ended cannot end another session', async () => {
  const ada = await createAccount(project);
  const elsewhere = await signInElsewhere(ada);
  const [, other] = await sessionsOf(ada);
  await ada.client.rpc('end_sessions', { p_ids: [other!.id] });
  expect((await elsewhere.rpc('end_sessions', { p_ids: [ada.sessionId] })).data).toBe(0);
  expect(await sessionsOf(ada)).toHaveLength(1);
});
