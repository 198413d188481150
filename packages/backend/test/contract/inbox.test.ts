/**
 * Contract test (of a local or a hosted project): the inbox of the staff, which lists leads (messages from the contact form),
 * applications and sales.
 */
import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { Secret, TOTP, URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, password, createAccount, makeStaff } from './account.ts';
import { newOrder, saveSubscription } from './subscriptions.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';
import { sqlState } from '../../local/errorCodes.ts';

let project: SupabaseProject;
let staff: Account;
/** A signed-in user who is not staff. */
let user: Account;

beforeAll(async () => {
  project = await openProject();
  [staff, user] = await Promise.all([createAccount(project), createAccount(project)]);
  await makeStaff(project.sql, staff);
});
afterAll(() => project.close());

/** A search word that no other row contains. */
let searchWord: string;
beforeEach(() => {
  searchWord = randomUUID();
});

interface LeadChange {
  email?: string;
  name?: string;
  message?: string;
  created_at?: string;
  utm_source?: string;
}

async function insertLead(change: LeadChange = {}): Promise<string> {
  const [row] = await project.sql`insert into leads ${project.sql({
    idempotency_key: randomUUID(),
    name: 'Ada Lovelace',
    email: `ada@${searchWord}.test.example`,
    message: 'We build engines.',
    inquiry_type: 'consultation',
    ...change,
  })} returning id`;
  return row!.id as string;
}

async function insertApplication(): Promise<string> {
  const [row] = await project.sql`insert into applications ${project.sql({
    user_id: user.id,
    idempotency_key: randomUUID(),
    first_name: 'Grace',
    last_name: 'Hopper',
    email: `grace@${searchWord}.test.example`,
    title: 'Admiral',
    company_name: 'Compilers',
    current_location: 'Arlington, Virginia',
    phone_number: '555-0100',
    full_time: 'yes',
    business_details: 'Machines that read English.',
    business_team: 'Two.',
    business_progress: 'It runs.',
    business_strategy: 'Ask forgiveness.',
    utm_source: 'navy-times',
    landing_page: '/pricing',
  })} returning id`;
  return row!.id as string;
}

const idsOf = ({ data }: { data: { id: string }[] | null }) => data?.map(row => row.id);

describe('the inbox', () => {
  test('lists leads and applications, newest first', async () => {
    const old = await insertLead({ created_at: '2026-01-01T00:00:00Z', utm_source: 'newsletter' });
    const applied = await insertApplication();
    const { data, error } = await staff.client.rpc('inbox', { p_search: searchWord });
    expect(error).toBeNull();
    expect(data).toMatchObject([
      {
        id: applied,
        kind: 'application',
        name: 'Grace Hopper',
        company: 'Compilers',
        status: 'new',
        utm_source: 'navy-times',
        landing_page: '/pricing',
      },
      { id: old, kind: 'lead', name: 'Ada Lovelace', utm_source: 'newsletter', excerpt: 'We build engines.' },
    ]);
  });

  test('lists a sale by its buyer and package, and opens it with the other entries of the same address', async () => {
    const buyer = await createAccount(project);
    const subscription = `sub_${randomUUID()}`;
    await saveSubscription(project.sql, {
      subscriptionId: subscription,
      customerId: `cus_${randomUUID()}`,
      email: buyer.email,
      isPaid: true,
    });
    const found = await staff.client.rpc('inbox', { p_search: `${buyer.email} growth`, p_kind: 'sale' });
    expect(found.data).toMatchObject([
      { kind: 'sale', name: buyer.email, company: 'growth', excerpt: 'account', status: 'new' },
    ]);
    const { id } = found.data![0];
    const { data: entries } = await staff.client.rpc('inbox_entry', { p_kind: 'sale', p_id: id });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      id,
      email: buyer.email,
      tier: 'growth',
      subscription_status: 'active',
      others: [{ kind: 'order', status: 'paid' }],
    });
    const saved = await staff.client.from('sales').update({ status: 'won' }).eq('id', id).select('revision');
    expect(saved.data).toEqual([{ revision: 1 }]);
    const { data: exported } = await staff.client.rpc('inbox_export', { p_search: buyer.email });
    expect(exported).toMatchObject([{ kind: 'sale', entry: { email: buyer.email, tier: 'growth' } }]);
    expect((await buyer.client.rpc('inbox_entry', { p_kind: 'sale', p_id: id })).error?.code).toBe(
      sqlState.insufficientPrivilege,
    );
    await project.sql`delete from public.subscriptions where stripe_id = ${subscription}`;
    expect(idsOf(await staff.client.rpc('inbox', { p_search: buyer.email }))).toEqual([]);
  });

  test('is read in pages, each starting after the end of the previous one', async () => {
    // Two leads have the same time, so the time alone does not identify the end of a page.
    const days = ['03', '02', '02', '01'];
    await Promise.all(days.map(day => insertLead({ created_at: `2026-03-${day}T00:00:00Z` })));
    const whole = idsOf(await staff.client.rpc('inbox', { p_search: searchWord }));
    const pagedIds: string[] = [];
    for (let before = {}; ;) {
      const { data } = await staff.client.rpc('inbox', { p_search: searchWord, p_limit: 1, ...before });
      if (!data?.length) break;
      pagedIds.push(data[0].id);
      before = { p_before_at: data[0].received_at, p_before_id: data[0].id };
    }
    expect(pagedIds).toHaveLength(4);
    expect(pagedIds).toEqual(whole);
  });

  test.each([
    ['all words, in any field', 'engines lovelace', true],
    ['part of a word, in any case', 'LOVEL', true],
    ['a missing word', 'lovelace turbines', false],
    ['the SQL wildcard for any text', 'love%ace', false],
    ['the SQL wildcard for one character', 'lovel_ce', false],
    ['the SQL escape character', 'love\\lace', false],
    ['only spaces', '  ', true],
  ])('is searched for %s', async (_, query, found) => {
    const id = await insertLead();
    expect(idsOf(await staff.client.rpc('inbox', { p_search: `${searchWord} ${query}` }))).toEqual(
      found ? [id] : [],
    );
  });

  test('is filtered by kind and status, and counts items by status', async () => {
    const [first] = await Promise.all([insertLead(), insertLead(), insertApplication()]);
    await staff.client.from('leads').update({ status: 'won' }).eq('id', first);
    const find = (filter: object) => staff.client.rpc('inbox', { p_search: searchWord, ...filter });
    expect(idsOf(await find({ p_kind: 'application' }))).toHaveLength(1);
    expect(idsOf(await find({ p_status: 'won' }))).toEqual([first]);
    expect(idsOf(await find({ p_kind: 'application', p_status: 'won' }))).toEqual([]);
    const { data } = await staff.client.rpc('inbox_counts', { p_search: searchWord, p_kind: 'lead' });
    expect(data).toEqual(
      expect.arrayContaining([
        { status: 'new', items: 1 },
        { status: 'won', items: 1 },
      ]),
    );
  });

  test('leaves out spam, unless the filter asks for it', async () => {
    const [spam, other] = await Promise.all([insertLead(), insertLead()]);
    await staff.client.from('leads').update({ status: 'spam' }).eq('id', spam);
    const find = (filter: object) => staff.client.rpc('inbox', { p_search: searchWord, ...filter });
    expect(idsOf(await find({}))).toEqual([other]);
    expect(idsOf(await find({ p_status: 'spam' }))).toEqual([spam]);
    expect(idsOf(await staff.client.rpc('inbox_export', { p_search: searchWord }))).toEqual([other]);
    const { data } = await staff.client.rpc('inbox_counts', { p_search: searchWord });
    expect(data).toEqual(
      expect.arrayContaining([
        { status: 'new', items: 1 },
        { status: 'spam', items: 1 },
      ]),
    );
    await staff.client.from('leads').update({ status: 'new' }).eq('id', spam);
    expect(idsOf(await find({}))).toHaveLength(2);
  });

  test('shows with an entry the other entries and the orders of its email address, in upper or lower case', async () => {
    const email = user.email.toUpperCase();
    const id = await insertLead({ email });
    const earlier = await insertLead({ email: user.email, created_at: '2026-01-01T00:00:00Z' });
    await insertLead();
    const order = await newOrder(project, user);
    const { data } = await staff.client.rpc('inbox_entry', { p_kind: 'lead', p_id: id });
    expect((data as { others: unknown[] }[])[0]!.others).toEqual([
      { kind: 'order', id: order, status: 'paid', received_at: expect.any(String) },
      { kind: 'lead', id: earlier, status: 'new', received_at: expect.any(String) },
    ]);
  });

  test('is exported with the message and the staff fields, without internal columns', async () => {
    await insertLead({ message: 'First line\nSecond line' });
    const { data } = await staff.client.rpc('inbox_export', { p_search: searchWord });
    expect(data[0].entry).toMatchObject({ message: 'First line\nSecond line', status: 'new', note: null });
    expect(data[0].entry).not.toHaveProperty('idempotency_key');
  });
});

describe('the first answer', () => {
  const answeredAt = async (id: string) => {
    const [row] = await project.sql`select first_answered_at from leads where id = ${id}`;
    return row!.first_answered_at as Date | null;
  };
  const setStatus = (id: string, status: string) =>
    staff.client.from('leads').update({ status }).eq('id', id);

  test('is recorded with the first status after new, and its time never changes', async () => {
    const id = await insertLead();
    expect(await answeredAt(id)).toBeNull();
    await setStatus(id, 'working');
    const first = await answeredAt(id);
    expect(first).toBeInstanceOf(Date);
    await setStatus(id, 'new');
    await setStatus(id, 'won');
    expect(await answeredAt(id)).toEqual(first);
  });

  test('is not recorded for spam, and the staff cannot set its time', async () => {
    const id = await insertLead();
    await setStatus(id, 'spam');
    expect(await answeredAt(id)).toBeNull();
    const byHand = await staff.client.from('leads').update({ first_answered_at: '2026-01-01' }).eq('id', id);
    expect(byHand.error?.code).toBe(sqlState.insufficientPrivilege);
  });
});

test('the staff list names the staff, to the staff only', async () => {
  expect((await staff.client.rpc('staff_list')).data).toContain(staff.email);
  expect((await user.client.rpc('staff_list')).error?.code).toBe(sqlState.insufficientPrivilege);
});

/** The columns that the staff may read directly, without the functions of the inbox, which log the reading. */
const workColumns = 'id, revision, updated_at, status, note, next_step, next_step_on, owner';

describe('an update by staff', () => {
  test('is saved, increases the revision and sets the date of the update', async () => {
    const id = await insertLead();
    const work = {
      status: 'waiting',
      note: 'Called.',
      next_step: 'Call again',
      next_step_on: '2026-12-01',
      owner: staff.email,
    };
    const { data } = await staff.client
      .from('leads')
      .update(work)
      .eq('id', id)
      .eq('revision', 0)
      .select(workColumns);
    expect(data).toMatchObject([{ ...work, revision: 1, updated_at: expect.any(String) }]);
  });

  test('is not saved when somebody else saved first', async () => {
    const id = await insertApplication();
    const save = (status: string, revision: number) =>
      staff.client
        .from('applications')
        .update({ status })
        .eq('id', id)
        .eq('revision', revision)
        .select('status');
    expect((await save('working', 0)).data).toEqual([{ status: 'working' }]);
    expect((await save('spiked', 0)).data).toEqual([]);
  });

  test.each([
    ['an unknown status', { status: 'urgent' }],
    ['an empty note', { note: '' }],
    ['a note that is too long', { note: 'x'.repeat(5001) }],
    ['a date without a next step', { next_step_on: '2026-12-01' }],
  ])('is rejected with %s', async (_, work) => {
    const id = await insertLead();
    const { error, status } = await staff.client.from('leads').update(work).eq('id', id);
    expect([status, error?.code]).toEqual([400, sqlState.checkViolation]);
    expect(await project.sql`select revision from leads where id = ${id}`).toEqual([{ revision: 0 }]);
  });

  test('cannot change the message or delete the lead', async () => {
    const id = await insertLead();
    for (const change of [{ message: 'Something else.' }, { revision: 7 }, { updated_at: '2026-01-01' }]) {
      expect((await staff.client.from('leads').update(change).eq('id', id)).error?.code).toBe(
        sqlState.insufficientPrivilege,
      );
    }
    expect((await staff.client.from('leads').delete().eq('id', id)).error?.code).toBe(
      sqlState.insufficientPrivilege,
    );
  });
});

describe('a user who is not staff', () => {
  test('is rejected by the functions, and sees and changes no row', async () => {
    const id = await insertLead();
    expect((await user.client.rpc('is_staff')).data).toBe(false);
    for (const name of ['inbox', 'inbox_counts', 'inbox_export']) {
      expect((await user.client.rpc(name)).error?.code).toBe(sqlState.insufficientPrivilege);
    }
    const entry = await user.client.rpc('inbox_entry', { p_kind: 'lead', p_id: id });
    expect(entry.error?.code).toBe(sqlState.insufficientPrivilege);
    for (const table of ['leads', 'applications']) {
      expect((await user.client.from(table).select(workColumns)).data).toEqual([]);
    }
    for (const table of ['staff_members', 'staff_reads']) {
      expect((await user.client.from(table).select()).data).toEqual([]);
    }
    const { data } = await user.client.from('leads').update({ status: 'spiked' }).eq('id', id).select('id');
    expect(data).toEqual([]);
    const [row] = await project.sql`select status from leads where id = ${id}`;
    expect(row?.status).toBe('new');
  });

  test('cannot become staff', async () => {
    const { error } = await user.client.from('staff_members').insert({ user_id: user.id });
    expect(error?.code).toBe(sqlState.insufficientPrivilege);
  });

  test('loses access as soon as the row in staff_members is deleted', async () => {
    const formerStaff = await createAccount(project);
    await makeStaff(project.sql, formerStaff);
    expect((await formerStaff.client.rpc('inbox', { p_limit: 1 })).error).toBeNull();
    await project.sql`delete from staff_members where user_id = ${formerStaff.id}`;
    expect((await formerStaff.client.rpc('inbox', { p_limit: 1 })).error?.code).toBe(
      sqlState.insufficientPrivilege,
    );
  });
});

test('staff lose access as soon as their session ends, even with a token that has not expired', async () => {
  const former = await createAccount(project);
  await makeStaff(project.sql, former);
  const id = await insertLead();
  const read = async () => ({
    isStaff: (await former.client.rpc('is_staff')).data as unknown,
    inbox: (await former.client.rpc('inbox', { p_limit: 1 })).error?.code,
    rows: (await former.client.from('leads').select('id').eq('id', id)).data,
  });
  expect(await read()).toEqual({ isStaff: true, inbox: undefined, rows: [{ id }] });
  await project.sql`update auth.sessions set not_after = now() - interval '1 second' where id = ${former.sessionId}`;
  expect(await read()).toEqual({ isStaff: false, inbox: sqlState.insufficientPrivilege, rows: [] });
  await project.sql`update auth.sessions set not_after = null where id = ${former.sessionId}`;
  expect(await read()).toMatchObject({ isStaff: true });
  await project.sql`delete from auth.sessions where id = ${former.sessionId}`;
  // The local Auth rejects the token with an error. A hosted project accepts the token until it expires, and returns no rows.
  expect(await read()).toMatchObject({ rows: expect.toSatisfy((rows: unknown[] | null) => !rows?.length) });
});

describe('a member of the staff with a second factor', () => {
  /** Enrolls an authenticator app, and returns what makes its codes. */
  async function enroll(member: Account) {
    const { data, error } = await member.client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Test' });
    expect(error).toBeNull();
    const { issuer, label, secret } = URI.parse(data!.totp.uri);
    expect([issuer, label, secret instanceof Secret && secret.base32]).toEqual([
      'Test',
      member.email,
      data!.totp.secret,
    ]);
    return { factorId: data!.id, totp: new TOTP({ secret: data!.totp.secret }) };
  }

  /** Lets the 90 seconds pass in which no second code is accepted. */
  const forgetCodes = (factorId: string) =>
    project.sql`
      update auth.mfa_challenges set verified_at = null, created_at = created_at - interval '90 seconds'
      where factor_id = ${factorId}`;

  const access = async ({ client }: Pick<Account, 'client'>) => ({
    staff: (await client.rpc('staff_access')).data as unknown,
    isStaff: (await client.rpc('is_staff')).data as unknown,
    rejections: await Promise.all(
      ['inbox', 'inbox_counts', 'inbox_export'].map(async name => (await client.rpc(name)).error?.code),
    ),
  });
  const noAccess = {
    staff: 'needs_second_factor',
    isStaff: false,
    rejections: [
      sqlState.insufficientPrivilege,
      sqlState.insufficientPrivilege,
      sqlState.insufficientPrivilege,
    ],
  };
  const fullAccess = { staff: 'granted', isStaff: true, rejections: [undefined, undefined, undefined] };

  test('reads and exports only after the code, in each new session', async () => {
    const member = await createAccount(project);
    await makeStaff(project.sql, member, { needsSecondFactor: true });
    expect(await access(member)).toEqual(noAccess);
    const other = createClient(project.apiUrl, project.publishableKey, { auth: { persistSession: false } });
    const credentials = { email: member.email, password };
    expect((await other.auth.signInWithPassword(credentials)).error).toBeNull();
    const { factorId, totp } = await enroll(member);

    const wrong = await member.client.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(wrong.error?.code).toBe('mfa_verification_failed');
    expect(await access(member)).toEqual(noAccess);
    const right = await member.client.auth.mfa.challengeAndVerify({ factorId, code: totp.generate() });
    expect(right.error).toBeNull();
    expect(await access(member)).toEqual(fullAccess);
    const level = await member.client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    // A session that was signed in before has ended.
    expect((await other.auth.refreshSession()).error).not.toBeNull();

    await other.auth.signInWithPassword(credentials);
    expect(await access({ client: other })).toEqual(noAccess);
    const { data } = await other.auth.mfa.listFactors();
    expect(data?.totp.map(({ id }) => id)).toEqual([factorId]);
    expect((await other.auth.updateUser({ password: 'red-pencil' })).error?.code).toBe('insufficient_aal');
    expect((await other.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('insufficient_aal');
    expect((await other.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
    await forgetCodes(factorId);
    await other.auth.mfa.challengeAndVerify({ factorId, code: totp.generate() });
    expect(await access({ client: other })).toEqual(fullAccess);
    expect((await other.auth.refreshSession()).error).toBeNull();
    expect(await access({ client: other })).toEqual(fullAccess);

    await project.sql`delete from staff_members where user_id = ${member.id}`;
    expect(await access(member)).toMatchObject({
      staff: 'denied',
      rejections: [
        sqlState.insufficientPrivilege,
        sqlState.insufficientPrivilege,
        sqlState.insufficientPrivilege,
      ],
    });
  });

  test('sets up an app only after a recent sign-in, and an older session cannot enter its code', async () => {
    const member = await createAccount(project);
    await makeStaff(project.sql, member, { needsSecondFactor: true });
    const makeOlder = () =>
      project.sql`
        update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${member.id}`;
    await makeOlder();
    const { error } = await member.client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toMatchObject({ status: 403, message: 'Sign in again before you set up a second factor.' });

    // A sign-in in another browser lets the older session enroll, but not go on.
    const recent = createClient(project.apiUrl, project.publishableKey, { auth: { persistSession: false } });
    await recent.auth.signInWithPassword({ email: member.email, password });
    const { factorId, totp } = await enroll(member);
    const byOlder = await member.client.auth.mfa.challengeAndVerify({ factorId, code: totp.generate() });
    expect(byOlder.error).not.toBeNull();
    expect((await access(member)).staff).toBe('denied');
    const byRecent = await recent.auth.mfa.challengeAndVerify({ factorId, code: totp.generate() });
    expect(byRecent.error).toBeNull();
    expect(await access({ client: recent })).toEqual(fullAccess);
  });

  test('removes an app only within ten minutes after a code, and the operator only after its sessions', async () => {
    const member = await createAccount(project);
    await makeStaff(project.sql, member, { needsSecondFactor: true });
    const { factorId, totp } = await enroll(member);
    const { mfa } = member.client.auth;
    const enterCode = async () => (await mfa.challengeAndVerify({ factorId, code: totp.generate() })).error;
    expect(await enterCode()).toBeNull();
    await forgetCodes(factorId);
    await project.sql`
      update auth.mfa_challenges set verified_at = now() - interval '11 minutes' where factor_id = ${factorId}`;
    const { error } = await mfa.unenroll({ factorId });
    expect(error).toMatchObject({
      status: 403,
      message: 'Enter a new code before you remove a second factor.',
    });
    expect(await access(member)).toEqual(fullAccess);
    const remove = () => project.sql`delete from auth.mfa_factors where id = ${factorId}`;
    await expect(remove()).rejects.toMatchObject({ code: 'PT403' });

    expect(await enterCode()).toBeNull();
    expect((await mfa.unenroll({ factorId })).error).toBeNull();
    expect((await access(member)).staff).toBe('needs_second_factor');

    const next = await enroll(member);
    await mfa.challengeAndVerify({ factorId: next.factorId, code: next.totp.generate() });
    await forgetCodes(next.factorId);
    await project.sql`delete from auth.sessions where user_id = ${member.id}`;
    const removed = await project.sql`delete from auth.mfa_factors where id = ${next.factorId} returning id`;
    expect(removed).toHaveLength(1);
  });

  test('enters a code once: it is refused in another session, also at the same time', async () => {
    const member = await createAccount(project);
    await makeStaff(project.sql, member, { needsSecondFactor: true });
    const { factorId, totp } = await enroll(member);
    const code = totp.generate();
    expect((await member.client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
    const thieves = await Promise.all(
      Array.from({ length: 2 }, async () => {
        const client = createClient(project.apiUrl, project.publishableKey, {
          auth: { persistSession: false },
        });
        await client.auth.signInWithPassword({ email: member.email, password });
        return client;
      }),
    );
    const enterCode = () =>
      Promise.all(
        thieves.map(
          async ({ auth }) => (await auth.mfa.challengeAndVerify({ factorId, code })).error?.status,
        ),
      );
    expect(await enterCode()).toEqual([403, 403]);
    expect(await access({ client: thieves[0]! })).toEqual(noAccess);
    await forgetCodes(factorId);
    expect((await enterCode()).filter(status => status === undefined)).toHaveLength(1);
  });

  test('gets no access with the factor or the challenge of somebody else', async () => {
    const [member, other] = await Promise.all([createAccount(project), createAccount(project)]);
    for (const { id } of [member, other]) await makeStaff(project.sql, { id }, { needsSecondFactor: true });
    const { factorId, totp } = await enroll(member);
    const { data } = await member.client.auth.mfa.challenge({ factorId });
    const code = totp.generate();
    const byFactor = await other.client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(byFactor.error?.code).toBe('mfa_factor_not_found');
    const own = await enroll(other);
    const byChallenge = await other.client.auth.mfa.verify({
      factorId: own.factorId,
      challengeId: data!.id,
      code: own.totp.generate(),
    });
    expect(byChallenge.error).not.toBeNull();
    expect(await access(other)).toEqual(noAccess);
  });
});

test('an account that is not of the staff enrolls no second factor, so its owner can set a new password', async () => {
  const customer = await createAccount(project);
  const { error } = await customer.client.auth.mfa.enroll({ factorType: 'totp' });
  expect(error).toMatchObject({ status: 403, message: 'Only the staff can set up a second factor.' });
  await expect(
    project.sql`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values (gen_random_uuid(), ${customer.id}, 'totp', 'unverified', now(), now())`,
  ).rejects.toMatchObject({ code: 'PT403' });
  const [row] =
    await project.sql`select count(*)::integer from auth.mfa_factors where user_id = ${customer.id}`;
  expect(row).toEqual({ count: 0 });
  const change = { password: 'red-pencil', current_password: password };
  expect((await customer.client.auth.updateUser(change)).error).toBeNull();
});

describe('reading by staff', () => {
  const reads = async (id: string) => {
    const { data } = await staff.client
      .from('staff_reads')
      .select('user_id, action, items')
      .contains('items', [id])
      .order('id');
    return data;
  };

  test('is logged for lists, opened entries and exports, with the ids of the entries', async () => {
    const id = await insertLead();
    await staff.client.rpc('inbox', { p_search: searchWord });
    const { data: entries } = await staff.client.rpc('inbox_entry', { p_kind: 'lead', p_id: id });
    expect(entries).toMatchObject([{ id, message: 'We build engines.' }]);
    await staff.client.rpc('inbox_export', { p_search: searchWord });
    expect(await reads(id)).toEqual(
      ['list', 'open', 'export'].map(action => ({ user_id: staff.id, action, items: [id] })),
    );
  });

  // A cast such as `name::int` makes the call fail, and the failure undoes the row of the log. So the error must not contain what was read.
  test.each([
    ['inbox', ['name::int', 'pgrst_scalar::int', 'pgrst_scalar->0->>name::int', 'inbox->0->>name::int']],
    ['inbox_export', ['entry->>name::int', 'kind::int', 'pgrst_scalar->0->entry->>name::int']],
    [
      'inbox_entry',
      ['name::int', 'pgrst_scalar::int', 'pgrst_scalar->>name::int', 'inbox_entry->>name::int'],
    ],
    ['list_orders', ['email::int', 'pgrst_scalar->0->>email::int']],
    [
      'cancel_order',
      ['order->>email::int', 'pgrst_scalar->order->>email::int', 'cancel_order->order->>email::int'],
    ],
    ['read_order', ['email::int', 'pgrst_scalar->>email::int', 'pgrst_scalar->0->>email::int']],
  ])(
    'by %s fails without showing data in the error, because a failed call is not logged',
    async (name, selections) => {
      const secret = `Ada${randomUUID()}`;
      const leadId = await insertLead({ name: secret });
      const buyer = await createAccount(project);
      const orderId = await newOrder(project, buyer);
      const parameters: Record<string, object> = {
        inbox: { p_search: secret },
        inbox_export: { p_search: secret },
        inbox_entry: { p_kind: 'lead', p_id: leadId },
        list_orders: { p_search: buyer.email },
        read_order: { p_order_id: orderId },
        cancel_order: { p_order_id: orderId, p_reason: 'Refunded.' },
      };
      const isOrder = name.endsWith('order') || name.endsWith('orders');
      for (const select of selections) {
        // oxlint-disable-next-line no-await-in-loop -- The log belongs to one call.
        const response = await fetch(
          `${project.apiUrl}/rest/v1/rpc/${name}?${new URLSearchParams({ select }).toString()}`,
          {
            method: 'POST',
            headers: {
              apikey: project.publishableKey,
              authorization: `Bearer ${staff.token}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify(parameters[name]),
          },
        );
        // oxlint-disable-next-line no-await-in-loop -- As above.
        const body = await response.text();
        // oxlint-disable-next-line no-await-in-loop -- As above.
        const isLogged = ((await reads(isOrder ? orderId : leadId)) ?? []).length > 0;
        expect({ select, isShown: body.includes(isOrder ? buyer.email : secret) && !isLogged }).toEqual({
          select,
          isShown: false,
        });
      }
    },
  );

  test('is rejected when it avoids the functions that log it', async () => {
    for (const [table, column] of [
      ['leads', 'message'],
      ['applications', 'business_details'],
      ['outbox', 'payload'],
      ['inbox_items', 'excerpt'],
    ] as const) {
      expect((await staff.client.from(table).select(column)).error?.code).toBe(
        sqlState.insufficientPrivilege,
      );
    }
    expect((await staff.client.from('staff_reads').delete().gt('id', 0)).error?.code).toBe(
      sqlState.insufficientPrivilege,
    );
  });

  test('returns nothing for an unknown entry', async () => {
    const { data, error } = await staff.client.rpc('inbox_entry', { p_kind: 'lead', p_id: randomUUID() });
    expect([data, error]).toEqual([[], null]);
  });
});

test('a browser on the site may call the functions of the inbox', async () => {
  for (const name of ['inbox', 'retry_failed_outbox_row']) {
    const preflight = await fetch(`${project.apiUrl}/rest/v1/rpc/${name}`, {
      method: 'OPTIONS',
      headers: {
        origin: project.siteUrl,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type',
      },
    });
    expect(preflight.ok).toBe(true);
    expect(['*', project.siteUrl]).toContain(preflight.headers.get('access-control-allow-origin'));
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  }
});

test('the search texts of leads and applications have indexes that a search can use', async () => {
  const plan = await project.sql.begin(async sql => {
    // The planner always scans an empty table in sequence.
    await sql`set local enable_seqscan = off`;
    const leads = await sql`
      explain select id from leads where private.search_text(name, email, phone, city, message) like '%lovelace%'`;
    const applications = await sql`
      explain select id from applications where private.search_text(
        first_name, last_name, email, phone_number, company_name, title, current_location,
        business_details, business_team, business_progress, business_strategy
      ) like '%lovelace%'`;
    return JSON.stringify([leads, applications]);
  });
  expect(plan).toContain('leads_search_text');
  expect(plan).toContain('applications_search_text');
});
