import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, signIn } from './account.ts';
import { application } from './application.ts';
import { openTarget, type Target } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.stop());

const draft = (firstName: string) => ({ version: 1, step: 'profile', answers: { firstName }, key: null });

/** As the site calls it: without a client library. */
const drafts = (account: Pick<Account, 'token'> | undefined, query: string, method = 'GET', body?: object) =>
  fetch(`${target.apiUrl}/rest/v1/application_drafts?${query}`, {
    method,
    headers: {
      apikey: target.publishableKey,
      ...(account && { authorization: `Bearer ${account.token}` }),
      ...(body && { 'content-type': 'application/json', prefer: 'return=representation' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const begin = (account: Account, name: string) =>
  drafts(account, 'select=revision,updated_at', 'POST', { draft: draft(name) });
const save = (account: Account, revision: number, name: string) =>
  drafts(account, `revision=eq.${revision}&select=revision,updated_at`, 'PATCH', { draft: draft(name) });
const read = async (account: Account) =>
  (await (await drafts(account, 'select=draft,revision,updated_at')).json()) as object[];

test('a draft is kept with its account, and each save counts', async () => {
  const ada = await signIn(target);
  expect(await read(ada)).toEqual([]);
  const begun = await begin(ada, 'Ad');
  expect(begun.status).toBe(201);
  expect(await begun.json()).toMatchObject([{ revision: 1 }]);
  expect(await (await save(ada, 1, 'Ada')).json()).toMatchObject([{ revision: 2 }]);
  const [kept] = await read(ada);
  expect(kept).toMatchObject({ draft: draft('Ada'), revision: 2 });
  const { updated_at: savedAt } = kept as { updated_at: string };
  expect(Math.abs(Date.parse(savedAt) - Date.now())).toBeLessThan(600_000);
});

test('whoever has not seen the last save does not write over it', async () => {
  const ada = await signIn(target);
  await begin(ada, 'Ada, here');
  await save(ada, 1, 'Ada, there');
  expect(await (await save(ada, 1, 'Ada, here again')).json()).toEqual([]);
  expect((await begin(ada, 'Ada, anew')).status).toBe(409);
  expect(await read(ada)).toMatchObject([{ draft: draft('Ada, there') }]);
});

test('nobody sees, writes or deletes what is not theirs', async () => {
  const [ada, grace] = [await signIn(target), await signIn(target)];
  await begin(ada, 'Ada');
  expect(await read(grace)).toEqual([]);
  expect(await (await save(grace, 1, 'Grace')).json()).toEqual([]);
  await drafts(grace, `user_id=eq.${ada.id}`, 'DELETE');
  for (const refused of await Promise.all([
    drafts(grace, '', 'POST', { draft: draft('Grace'), user_id: ada.id }),
    drafts(ada, `user_id=eq.${ada.id}`, 'PATCH', { user_id: grace.id }),
    drafts(ada, `user_id=eq.${ada.id}`, 'PATCH', { revision: 7 }),
    drafts(undefined, '', 'POST', { draft: draft('Nobody') }),
    drafts(undefined, 'select=draft'),
  ])) {
    expect([401, 403]).toContain(refused.status);
  }
  expect(await read(ada)).toMatchObject([{ draft: draft('Ada'), revision: 1 }]);
});

test('more than 128 KB, or no object, is refused', async () => {
  const ada = await signIn(target);
  for (const [refused, code] of [
    ['a string', '23514'],
    [[], '23514'],
    [null, '23502'],
    [{ long: 'x'.repeat(131_072) }, '23514'],
    [{ nul: '\0' }, '22P05'],
  ] as const) {
    const answer = await drafts(ada, '', 'POST', { draft: refused });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code }]);
  }
  expect(await read(ada)).toEqual([]);
});

test('it goes when its application is accepted, and with the account', async () => {
  const [ada, grace] = [await signIn(target), await signIn(target)];
  await Promise.all([begin(ada, 'Ada'), begin(grace, 'Grace')]);
  const sent = await fetch(`${target.apiUrl}/functions/v1/submit-application`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` },
    body: JSON.stringify(application()),
  });
  expect(sent.status).toBe(200);
  expect(await read(ada)).toEqual([]);
  expect(await read(grace)).toHaveLength(1);
  await target.sql`delete from auth.users where id = ${grace.id}`;
  expect(await target.sql`select * from public.application_drafts where user_id = ${grace.id}`).toEqual([]);
});
