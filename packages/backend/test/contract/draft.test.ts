/**
 * Contract test (of a local or a hosted project): drafts of applications, which the site saves in the table `application_drafts` through
 * the REST API.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, createAccount } from './account.ts';
import { validApplication } from './application.fixtures.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';
import { sqlState } from '../../local/errorCodes.ts';

let project: SupabaseProject;
beforeAll(async () => {
  project = await openProject();
});
afterAll(() => project.close());

/** The state of the application form, as the site stores it. */
const draft = (firstName: string) => ({ version: 1, step: 'profile', answers: { firstName }, key: null });

/**
 * Requests the table from the REST API as the site does: without a client library. The query is PostgREST's: `revision=eq.1` selects the
 * rows with this revision, and `select` the columns of the response.
 */
const requestDrafts = (
  account: Pick<Account, 'token'> | undefined,
  query: string,
  method = 'GET',
  body?: object,
) =>
  fetch(`${project.apiUrl}/rest/v1/application_drafts?${query}`, {
    method,
    headers: {
      apikey: project.publishableKey,
      ...(account && { authorization: `Bearer ${account.token}` }),
      // The response to a change contains the changed rows.
      ...(body && { 'content-type': 'application/json', prefer: 'return=representation' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const createDraft = (account: Account, firstName: string) =>
  requestDrafts(account, 'select=revision,updated_at', 'POST', { draft: draft(firstName) });
/** Saves a draft, if its revision is still the one that the account has seen. */
const saveDraft = (account: Account, seenRevision: number, firstName: string) =>
  requestDrafts(account, `revision=eq.${seenRevision}&select=revision,updated_at`, 'PATCH', {
    draft: draft(firstName),
  });
const readDrafts = async (account: Account) =>
  (await (await requestDrafts(account, 'select=draft,revision,updated_at')).json()) as object[];

test('a draft belongs to its account, and each save increases its revision', async () => {
  const ada = await createAccount(project);
  expect(await readDrafts(ada)).toEqual([]);
  const created = await createDraft(ada, 'Ad');
  expect(created.status).toBe(201);
  expect(await created.json()).toMatchObject([{ revision: 1 }]);
  expect(await (await saveDraft(ada, 1, 'Ada')).json()).toMatchObject([{ revision: 2 }]);
  const [stored] = await readDrafts(ada);
  expect(stored).toMatchObject({ draft: draft('Ada'), revision: 2 });
  const { updated_at: savedAt } = stored as { updated_at: string };
  // The clocks of the test and of a hosted project may differ by some minutes.
  expect(Math.abs(Date.parse(savedAt) - Date.now())).toBeLessThan(600_000);
});

test('a save with an old revision changes nothing', async () => {
  const ada = await createAccount(project);
  await createDraft(ada, 'Ada, here');
  await saveDraft(ada, 1, 'Ada, there');
  expect(await (await saveDraft(ada, 1, 'Ada, here again')).json()).toEqual([]);
  expect((await createDraft(ada, 'Ada, anew')).status).toBe(409);
  expect(await readDrafts(ada)).toMatchObject([{ draft: draft('Ada, there') }]);
});

test('a user cannot read, write or delete the draft of another user', async () => {
  const [ada, grace] = [await createAccount(project), await createAccount(project)];
  await createDraft(ada, 'Ada');
  expect(await readDrafts(grace)).toEqual([]);
  expect(await (await saveDraft(grace, 1, 'Grace')).json()).toEqual([]);
  await requestDrafts(grace, `user_id=eq.${ada.id}`, 'DELETE');
  const rejected = await Promise.all([
    requestDrafts(grace, '', 'POST', { draft: draft('Grace'), user_id: ada.id }),
    requestDrafts(ada, `user_id=eq.${ada.id}`, 'PATCH', { user_id: grace.id }),
    requestDrafts(ada, `user_id=eq.${ada.id}`, 'PATCH', { revision: 7 }),
    requestDrafts(undefined, '', 'POST', { draft: draft('Anonymous') }),
    requestDrafts(undefined, 'select=draft'),
  ]);
  expect(rejected.map(({ status }) => status)).toEqual([403, 403, 403, 401, 401]);
  expect(await readDrafts(ada)).toMatchObject([{ draft: draft('Ada'), revision: 1 }]);
});

test('a token of an ended session reads and writes nothing', async () => {
  const ada = await createAccount(project);
  await createDraft(ada, 'Ada');
  // Auth deletes a session that is too old in the same way. A hosted project accepts the session's token until the token expires.
  await project.sql`update auth.sessions set not_after = now() - interval '1 second' where id = ${ada.sessionId}`;
  expect(await readDrafts(ada)).toEqual([]);
  expect(await (await saveDraft(ada, 1, 'Somebody else')).json()).toEqual([]);
  await requestDrafts(ada, `user_id=eq.${ada.id}`, 'DELETE');
  expect((await ada.client.from('consents').select('document')).data).toEqual([]);
  await project.sql`update auth.sessions set not_after = null where id = ${ada.sessionId}`;
  expect(await readDrafts(ada)).toMatchObject([{ draft: draft('Ada'), revision: 1 }]);
});

test('the database rejects a draft over 128 KB, with a NUL character, or that is not an object', async () => {
  const ada = await createAccount(project);
  for (const [invalidDraft, code] of [
    ['a string', sqlState.checkViolation],
    [[], sqlState.checkViolation],
    [null, sqlState.notNullViolation],
    [{ long: 'x'.repeat(131_072) }, sqlState.checkViolation],
    [{ nul: '\0' }, sqlState.untranslatableCharacter],
  ] as const) {
    const response = await requestDrafts(ada, '', 'POST', { draft: invalidDraft });
    expect([response.status, await response.json()]).toMatchObject([400, { code }]);
  }
  expect(await readDrafts(ada)).toEqual([]);
});

test('a draft is deleted when its application is accepted, and with its account', async () => {
  const [ada, grace] = [await createAccount(project), await createAccount(project)];
  await Promise.all([createDraft(ada, 'Ada'), createDraft(grace, 'Grace')]);
  const sent = await fetch(`${project.apiUrl}/functions/v1/submit-application`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
    body: JSON.stringify(validApplication()),
  });
  expect(sent.status).toBe(200);
  expect(await readDrafts(ada)).toEqual([]);
  expect(await readDrafts(grace)).toHaveLength(1);
  await project.sql`delete from auth.users where id = ${grace.id}`;
  expect(await project.sql`select * from public.application_drafts where user_id = ${grace.id}`).toEqual([]);
});
