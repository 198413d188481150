import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Account, signIn } from './account.ts';
import { openTarget, type Target } from './target.ts';

let target: Target;
let editor: Account;
/** Who is signed in, and belongs to nothing. */
let reader: Account;

beforeAll(async () => {
  target = await openTarget();
  [editor, reader] = await Promise.all([signIn(target), signIn(target)]);
  await target.sql`insert into staff_members (user_id) values (${editor.id})`;
});
afterAll(() => target.stop());

/** A word that nothing else in the project contains. */
let mark: string;
beforeEach(() => {
  mark = randomUUID();
});

interface LeadChange {
  name?: string;
  message?: string;
  created_at?: string;
  utm_source?: string;
}

async function lead(change: LeadChange = {}): Promise<string> {
  const [row] = await target.sql`insert into leads ${target.sql({
    idempotency_key: randomUUID(),
    name: 'Ada Lovelace',
    email: `ada@${mark}.test.example`,
    message: 'We build engines.',
    inquiry_type: 'consultation',
    ...change,
  })} returning id`;
  return row!.id as string;
}

async function application(): Promise<string> {
  const [row] = await target.sql`insert into applications ${target.sql({
    user_id: reader.id,
    idempotency_key: randomUUID(),
    first_name: 'Grace',
    last_name: 'Hopper',
    email: `grace@${mark}.test.example`,
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

const ids = ({ data }: { data: { id: string }[] | null }) => data?.map(row => row.id);

describe('the inbox', () => {
  test('is leads and applications, newest first', async () => {
    const old = await lead({ created_at: '2026-01-01T00:00:00Z', utm_source: 'newsletter' });
    const applied = await application();
    const { data, error } = await editor.client.rpc('inbox', { p_search: mark });
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

  test('is asked for in pages, each beginning after the last one’s end', async () => {
    // Two at the same moment: the moment alone does not say where a page ended.
    const days = ['03', '02', '02', '01'];
    await Promise.all(days.map(day => lead({ created_at: `2026-03-${day}T00:00:00Z` })));
    const whole = ids(await editor.client.rpc('inbox', { p_search: mark }));
    const paged: string[] = [];
    for (let before = {}; ;) {
      const { data } = await editor.client.rpc('inbox', { p_search: mark, p_limit: 1, ...before });
      if (!data?.length) break;
      paged.push(data[0].id);
      before = { p_before_at: data[0].received_at, p_before_id: data[0].id };
    }
    expect(paged).toHaveLength(4);
    expect(paged).toEqual(whole);
  });

  test.each([
    ['every word, wherever it is', 'engines lovelace', true],
    ['part of a word, in either case', 'LOVEL', true],
    ['a word that is not there', 'lovelace turbines', false],
    ['a wildcard of SQL', 'love%ace', false],
    ['the other wildcard of SQL', 'lovel_ce', false],
    ['the sign that would escape it', 'love\\lace', false],
    ['nothing but space', '  ', true],
  ])('is searched: %s', async (_, words, found) => {
    const id = await lead();
    expect(ids(await editor.client.rpc('inbox', { p_search: `${mark} ${words}` }))).toEqual(
      found ? [id] : [],
    );
  });

  test('is filtered by kind and status, and counts itself', async () => {
    const [first] = await Promise.all([lead(), lead(), application()]);
    await editor.client.from('leads').update({ status: 'won' }).eq('id', first);
    const find = (filter: object) => editor.client.rpc('inbox', { p_search: mark, ...filter });
    expect(ids(await find({ p_kind: 'application' }))).toHaveLength(1);
    expect(ids(await find({ p_status: 'won' }))).toEqual([first]);
    expect(ids(await find({ p_kind: 'application', p_status: 'won' }))).toEqual([]);
    const { data } = await editor.client.rpc('inbox_counts', { p_search: mark, p_kind: 'lead' });
    expect(data).toEqual(
      expect.arrayContaining([
        { status: 'new', items: 1 },
        { status: 'won', items: 1 },
      ]),
    );
  });

  test('is exported with all that was sent and noted, and without what is ours alone', async () => {
    await lead({ message: 'First line\nSecond line' });
    const { data } = await editor.client.rpc('inbox_export', { p_search: mark });
    expect(data[0].entry).toMatchObject({ message: 'First line\nSecond line', status: 'new', note: null });
    expect(data[0].entry).not.toHaveProperty('idempotency_key');
  });
});

describe('work', () => {
  test('is saved, counted, and dated', async () => {
    const id = await lead();
    const work = { status: 'waiting', note: 'Called.', next_step: 'Call again', next_step_on: '2026-12-01' };
    const { data } = await editor.client.from('leads').update(work).eq('id', id).eq('revision', 0).select();
    expect(data).toMatchObject([{ ...work, revision: 1, updated_at: expect.any(String) }]);
  });

  test('is not saved over what somebody else saved meanwhile', async () => {
    const id = await application();
    const save = (status: string, revision: number) =>
      editor.client
        .from('applications')
        .update({ status })
        .eq('id', id)
        .eq('revision', revision)
        .select('status');
    expect((await save('working', 0)).data).toEqual([{ status: 'working' }]);
    expect((await save('spiked', 0)).data).toEqual([]);
  });

  test.each([
    ['a status of its own', { status: 'urgent' }],
    ['a note of nothing', { note: '' }],
    ['a note without end', { note: 'x'.repeat(5001) }],
    ['a day without a step', { next_step_on: '2026-12-01' }],
  ])('refuses %s', async (_, work) => {
    const id = await lead();
    const { error, status } = await editor.client.from('leads').update(work).eq('id', id);
    expect([status, error?.code]).toEqual([400, '23514']);
    expect(await target.sql`select revision from leads where id = ${id}`).toEqual([{ revision: 0 }]);
  });

  test('leaves alone what was sent', async () => {
    const id = await lead();
    for (const change of [{ message: 'Something else.' }, { revision: 7 }, { updated_at: '2026-01-01' }]) {
      expect((await editor.client.from('leads').update(change).eq('id', id)).error?.code).toBe('42501');
    }
    expect((await editor.client.from('leads').delete().eq('id', id)).error?.code).toBe('42501');
  });
});

describe('whoever is not of the studio', () => {
  test('is told so, and shown nothing', async () => {
    const id = await lead();
    expect((await reader.client.rpc('is_staff')).data).toBe(false);
    for (const name of ['inbox', 'inbox_counts', 'inbox_export']) {
      expect((await reader.client.rpc(name)).error?.code).toBe('42501');
    }
    for (const table of ['leads', 'applications', 'inbox_items', 'staff_members']) {
      expect((await reader.client.from(table).select()).data).toEqual([]);
    }
    const { data } = await reader.client.from('leads').update({ status: 'spiked' }).eq('id', id).select();
    expect(data).toEqual([]);
    const [row] = await target.sql`select status from leads where id = ${id}`;
    expect(row?.status).toBe('new');
  });

  test('cannot become it', async () => {
    const { error } = await reader.client.from('staff_members').insert({ user_id: reader.id });
    expect(error?.code).toBe('42501');
  });

  test('is not of it any longer from the moment that the row is gone', async () => {
    const leaver = await signIn(target);
    await target.sql`insert into staff_members (user_id) values (${leaver.id})`;
    expect((await leaver.client.rpc('inbox', { p_limit: 1 })).error).toBeNull();
    await target.sql`delete from staff_members where user_id = ${leaver.id}`;
    expect((await leaver.client.rpc('inbox', { p_limit: 1 })).error?.code).toBe('42501');
  });
});

test('a browser may call what it reads with, and what it changes with', async () => {
  for (const name of ['inbox', 'retry_failed_mail']) {
    const preflight = await fetch(`${target.apiUrl}/rest/v1/rpc/${name}`, {
      method: 'OPTIONS',
      headers: {
        origin: target.siteUrl,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type',
      },
    });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  }
});

test('a search is answered from the index', async () => {
  const plan = await target.sql.begin(async sql => {
    // An empty table is read whole, whatever the search.
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
