import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, signIn } from './account.ts';
import { newApplication } from './application.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.stop());

const draft = (firstName: string) => ({ version: 1, step: 'profile', answers: { firstName }, key: null });

/** Requests the table as the site does: without a client library. */
const drafts = (account: Pick<Account, 'token'> | undefined, query: string, method = 'GET', body?: object) =>
  fetch(`${project.apiUrl}/rest/v1/application_drafts?${query}`, {
    method,
    headers: {
      apikey: project.publishableKey,
      ...(account && { authorization: `Bearer ${account.token}` }),
      ...(body && { 'content-type': 'application/json', prefer: 'return=representation' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const create = (account: Account, name: string) =>
  drafts(account, 'select=revision,updated_at', 'POST', { draft: draft(name) });
const save = (account: Account, revision: number, name: string) =>
  drafts(account, `revision=eq.${revision}&select=revision,updated_at`, 'PATCH', { draft: draft(name) });
const read = async (account: Account) =>
  (await (await drafts(account, 'select=draft,revision,updated_at')).json()) as object[];

test('a draft belongs to its account, and each save increases its revision', async () => {
  const ada = await signIn(project);
  expect(await read(ada)).toEqual([]);
  const created = await create(ada, 'Ad');
  expect(created.status).toBe(201);
  expect(await created.json()).toMatchObject([{ revision: 1 }]);
  expect(await (await save(ada, 1, 'Ada')).json()).toMatchObject([{ revision: 2 }]);
  const [stored] = await read(ada);
  expect(stored).toMatchObject({ draft: draft('Ada'), revision: 2 });
  const { updated_at: savedAt } = stored as { updated_at: string };
  expect(Math.abs(Date.parse(savedAt) - Date.now())).toBeLessThan(600_000);
});

test('a save with an old revision changes nothing', async () => {
  const ada = await signIn(project);
  await create(ada, 'Ada, here');
  await save(ada, 1, 'Ada, there');
  expect(await (await save(ada, 1, 'Ada, here again')).json()).toEqual([]);
  expect((await create(ada, 'Ada, anew')).status).toBe(409);
  expect(await read(ada)).toMatchObject([{ draft: draft('Ada, there') }]);
});

test('a user cannot read, write or delete the draft of another user', async () => {
  const [ada, grace] = [await signIn(project), await signIn(project)];
  await create(ada, 'Ada');
  expect(await read(grace)).toEqual([]);
  expect(await (await save(grace, 1, 'Grace')).json()).toEqual([]);
  await drafts(grace, `user_id=eq.${ada.id}`, 'DELETE');
  const rejected = await Promise.all([
    drafts(grace, '', 'POST', { draft: draft('Grace'), user_id: ada.id }),
    drafts(ada, `user_id=eq.${ada.id}`, 'PATCH', { user_id: grace.id }),
    drafts(ada, `user_id=eq.${ada.id}`, 'PATCH', { revision: 7 }),
    drafts(undefined, '', 'POST', { draft: draft('Anonymous') }),
    drafts(undefined, 'select=draft'),
  ]);
  expect(rejected.map(({ status }) => status)).toEqual([403, 403, 403, 401, 401]);
  expect(await read(ada)).toMatchObject([{ draft: draft('Ada'), revision: 1 }]);
});

test('a token of an ended session reads and writes nothing', async () => {
  const ada = await signIn(project);
  await create(ada, 'Ada');
  // Auth deletes a session that is too old in the same way. A hosted project accepts the session's token until the token expires.
  await project.sql`update auth.sessions set not_after = now() - interval '1 second' where id = ${ada.sessionId}`;
  expect(await read(ada)).toEqual([]);
  expect(await (await save(ada, 1, 'Somebody else')).json()).toEqual([]);
  await drafts(ada, `user_id=eq.${ada.id}`, 'DELETE');
  expect((await ada.client.from('consents').select('document')).data).toEqual([]);
  await project.sql`update auth.sessions set not_after = null where id = ${ada.sessionId}`;
  expect(await read(ada)).toMatchObject([{ draft: draft('Ada'), revision: 1 }]);
});

test('rejects a draft over 128 KB, or one that is not an object', async () => {
  const ada = await signIn(project);
  for (const [invalidDraft, code] of [
    ['a string', '23514'],
    [[], '23514'],
    [null, '23502'],
    [{ long: 'x'.repeat(131_072) }, '23514'],
    [{ nul: '\0' }, '22P05'],
  ] as const) {
    const response = await drafts(ada, '', 'POST', { draft: invalidDraft });
    expect([response.status, await response.json()]).toMatchObject([400, { code }]);
  }
  expect(await read(ada)).toEqual([]);
});

test('a draft is deleted when its application is accepted, and with its account', async () => {
  const [ada, grace] = [await signIn(project), await signIn(project)];
  await Promise.all([create(ada, 'Ada'), create(grace, 'Grace')]);
  const sent = await fetch(`${project.apiUrl}/functions/v1/submit-application`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
    body: JSON.stringify(newApplication()),
  });
  expect(sent.status).toBe(200);
  expect(await read(ada)).toEqual([]);
  expect(await read(grace)).toHaveLength(1);
  await project.sql`delete from auth.users where id = ${grace.id}`;
  expect(await project.sql`select * from public.application_drafts where user_id = ${grace.id}`).toEqual([]);
});
