/** Tests who may read, write or call what in the database: every table, column and function is compared with the lists below. */
import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalBackend } from '../../local/localBackend.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { type Account, createAccount } from '../contract/account.ts';
import { startTestBackend } from '../testBackend.ts';
import { sqlState } from '../../local/errorCodes.ts';

// Access by table and caller, with one letter each for select, insert, update and delete. A capital letter: the statement is allowed
// and affects the row. A small letter: it is allowed and affects no row. A hyphen: it is rejected. The row belongs to the owner, if rows
// of the table have owners; a caller inserts its own row. A sale is the first payment of a subscription. A table or a grant that is not listed fails the test.
const rights = table(`
                      anon  owner  otherUser  staff  service
  application_drafts  ----  SIUD   sIud      sIud   ----
  applications        ----  s-u-   s-u-      S-U-   ----
  consents            ----  S---   s---      s---   ----
  customers           ----  ----   ----      ----   ----
  failed_outbox_rows  ----  s---   s---      S---   ----
  inbox_items         ----  ----   ----      ----   ----
  leads               ----  s-u-   s-u-      S-U-   ----
  legal_documents     ----  ----   ----      ----   ----
  order_approvals     ----  ----   ----      ----   ----
  order_changes       ----  ----   ----      ----   ----
  order_placements    ----  ----   ----      ----   ----
  order_proofs        ----  ----   ----      ----   ----
  orders              ----  ----   ----      ----   ----
  outbox              ----  s---   s---      S---   ----
  paid_periods        ----  ----   ----      ----   ----
  rate_limit_rules    ----  ----   ----      ----   ----
  rate_limits         ----  ----   ----      ----   ----
  retention_rules     ----  ----   ----      ----   ----
  staff_members       ----  s---   s---      S---   ----
  staff_reads         ----  s---   s---      S---   ----
  sales               ----  s-u-   s-u-      S-U-   ----
  subscriptions       ----  S---   s---      s---   ----
  tier_releases       ----  ----   ----      ----   ----
  second_subscriptions ----  ----   ----      ----   ----
  webhook_events      ----  ----   ----      ----   ----
  job_runs            ----  ----   ----      ----   ----
  signals             ----  ----   ----      ----   ----
`);

/** Tables where a signed-in user may read or write only some columns. */
const columns = table(`
                      select  insert  update
  application_drafts  -       draft   draft
  applications        id,next_step,next_step_on,note,owner,revision,status,updated_at  -  next_step,next_step_on,note,owner,status
  leads               id,next_step,next_step_on,note,owner,revision,status,updated_at  -  next_step,next_step_on,note,owner,status
  sales               id,next_step,next_step_on,note,owner,revision,status,updated_at  -  next_step,next_step_on,note,owner,status
  outbox              application_id,attempts,channel,failed_at,id,kind,last_error,lead_id  -  -
`);

/** The functions that a browser may call. The service role may call those that the Edge Functions call. */
const callable = table(`
                       anon  authenticated
  add_order_placements -     x
  approve_order_proof  -     x
  cancel_order         -     x
  end_sessions         -     x
  file_order           -     x
  inbox                -     x
  inbox_counts         -     x
  inbox_entry          -     x
  inbox_export         -     x
  is_staff             -     x
  keep_password        -     x
  list_orders          -     x
  my_applications      -     x
  my_orders            -     x
  my_sessions          -     x
  order_counts         -     x
  placement_report     x     x
  private.current_account -  x
  private.find_inbox   -     x
  private.find_orders  -     x
  private.search_text  -     x
  read_order           -     x
  renew_report_key     -     x
  report_order         -     x
  request_order_changes -    x
  retry_failed_outbox_row -  x
  save_order_brief     -     x
  send_order_brief     -     x
  send_order_proof     -     x
  signals_of_last_week -     x
  source_report        -     x
  staff_access         -     x
  staff_list           -     x
`);

const operations = ['select', 'insert', 'update', 'delete'] as const;
const callers = ['anon', 'owner', 'otherUser', 'staff', 'service'] as const;
type Operation = (typeof operations)[number];
type Caller = (typeof callers)[number];

/** Reads a table of words: the cells of each line by the words of the first line. */
function table(text: string): Map<string, Record<string, string>> {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/));
  return new Map(
    lines.map(([name = '', ...cells]) => [
      name,
      Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ''])),
    ]),
  );
}

let backend: LocalBackend;
let stopAndDelete: () => Promise<void>;
let sql: postgres.Sql;
let apiKeys: Record<'publishable' | 'secret', string>;
let accounts: Record<Exclude<Caller, 'anon' | 'service'>, Account>;
/** A row of each table; those with an owner are the owner's. */
let rows: Record<string, Record<string, postgres.SerializableParameter | object>>;

beforeAll(async () => {
  const started = await startTestBackend();
  ({ backend, stopAndDelete } = started);
  const secrets = await loadSecrets(started.dataDir);
  apiKeys = { publishable: secrets.publishableKey, secret: secrets.secretKey };
  // One connection, because a transaction is rolled back on the connection that began it.
  sql = postgres(backend.urls.database, { max: 1, onnotice: () => {} });
  const project = { apiUrl: backend.urls.api, publishableKey: secrets.publishableKey, sql };
  accounts = {
    owner: await createAccount(project),
    otherUser: await createAccount(project),
    staff: await createAccount(project),
  };

  const user_id = accounts.owner.id;
  const lead_id = randomUUID();
  const order_id = randomUUID();
  const sale_id = randomUUID();
  const period = { subscription_id: 'sub_1', period_start: new Date() };
  rows = {
    leads: {
      id: lead_id,
      idempotency_key: randomUUID(),
      name: 'Ada',
      email: 'ada@hopyard.example',
      message: 'Hops.',
      inquiry_type: 'consultation',
    },
    applications: {
      user_id,
      idempotency_key: randomUUID(),
      first_name: 'Ada',
      last_name: 'Lindqvist',
      email: 'ada@hopyard.example',
      title: 'Founder',
      company_name: 'Hopyard',
      current_location: 'Milwaukee',
      phone_number: '414 555 0142',
      full_time: 'yes',
      business_details: 'Hops.',
      business_team: 'Two.',
      business_progress: 'Eleven farms.',
      business_strategy: 'Forty farms.',
    },
    legal_documents: { document: 'terms', version: '2026-11-22' },
    consents: { user_id, document: 'terms', version: '2026-11-22', occasion: 'sign-up' },
    application_drafts: { user_id, draft: { version: 1 } },
    customers: { user_id, stripe_id: 'cus_1' },
    subscriptions: { user_id, stripe_id: 'sub_1', status: 'active', period_end: new Date(), fetch_number: 1 },
    sales: { id: sale_id, subscription_id: 'sub_1' },
    tier_releases: { tier: 'growth', month: 1, releases: 1 },
    paid_periods: { ...period, period_end: new Date(), tier: 'growth', releases: 1 },
    orders: { id: order_id, ...period, release: 1 },
    order_proofs: { order_id, version: 1, text: 'Hops.', hash: '0'.repeat(64) },
    order_changes: { order_id, version: 1, passage: '', comment: 'Shorter.' },
    order_approvals: { order_id, version: 1, hash: '0'.repeat(64) },
    order_placements: { order_id, address: 'https://news.example/a' },
    second_subscriptions: { subscription_id: 'sub_1', kept_id: 'sub_2' },
    webhook_events: { id: 'evt_1', type: 'customer.subscription.updated' },
    job_runs: { job: 'another' },
    signals: { kind: 'error', name: 'Error', page: '/', detail: '', hits: 1 },
    outbox: {
      key: 'contact-confirmation/1',
      kind: 'contact-confirmation',
      lead_id,
      payload: {},
      failed_at: new Date(),
    },
    rate_limit_rules: { scope: 'test:rights', period: '1 minute', max_hits: 1 },
    rate_limits: { scope: 'test:rights', subject: '', window_start: new Date(), hits: 1 },
    retention_rules: { subject: 'messages', max_age: '1 day' },
    staff_members: { user_id: accounts.staff.id, second_factor: false },
    staff_reads: { user_id: accounts.staff.id, action: 'open', items: [lead_id] },
  };
  for (const name of ['rate_limit_rules', ...Object.keys(rows).filter(key => key !== 'rate_limit_rules')]) {
    await sql`insert into public.${sql(name)} ${sql(rows[name] as never)} on conflict do nothing`;
  }
  // Sign-up stored consents for all accounts. The test needs those of the owner only.
  await sql`delete from public.consents where user_id <> ${user_id}`;
});
afterAll(async () => {
  await sql.end();
  await stopAndDelete();
});

const roleOf = (caller: Caller) =>
  caller === 'anon' ? 'anon' : caller === 'service' ? 'service_role' : 'authenticated';

const idOf = (caller: Caller) => (caller === 'anon' || caller === 'service' ? null : accounts[caller].id);

/** Runs `act` as the caller, and rolls it back. Returns undefined if the caller lacks the privilege. */
async function runAs<Result>(
  caller: Caller,
  prepare: () => Promise<unknown>,
  act: () => Promise<Result>,
): Promise<Result | undefined> {
  await sql`begin`;
  try {
    await prepare();
    const session_id = caller === 'anon' || caller === 'service' ? null : accounts[caller].sessionId;
    const claims = JSON.stringify({
      sub: idOf(caller),
      role: roleOf(caller),
      aud: 'authenticated',
      session_id,
    });
    // auth.uid() reads these settings, in a hosted project and in the local backend.
    await sql`
      select set_config('request.jwt.claims', ${claims}, true),
        set_config('request.jwt.claim.sub', ${idOf(caller) ?? ''}, true)`;
    await sql.unsafe(`set local role ${roleOf(caller)}`);
    return await act();
  } catch (error) {
    const { code } = error as postgres.PostgresError;
    if (code === sqlState.insufficientPrivilege) return undefined;
    throw error;
  } finally {
    await sql`rollback`;
  }
}

/** The columns that a caller may write: the listed ones, or all. */
function writable(name: string, caller: Caller, operation: 'insert' | 'update'): string[] {
  const listed = roleOf(caller) === 'authenticated' && columns.get(name)?.[operation];
  return listed && listed !== '-'
    ? listed.split(',')
    : Object.keys(rows[name] ?? { [name === 'failed_outbox_rows' ? 'kind' : 'email']: '' });
}

/** Tries an operation on a table as a caller, and returns its letter, as the list of rights has it. */
async function letterOf(name: string, caller: Caller, operation: Operation): Promise<string> {
  // PostgreSQL rejects a change of this view before it looks at privileges: it joins tables.
  if (name === 'inbox_items' && operation !== 'select') return '-';
  const letter = operation === 'insert' ? 'i' : operation.charAt(0);
  const tableName = sql(`public.${name}`);
  // Disables foreign keys and triggers, so that a row can be deleted without its dependents.
  const disableTriggers = () => sql`set local session_replication_role = replica`;
  const enableTriggers = () => sql`set local session_replication_role = origin`;
  if (operation === 'insert') {
    const row = rows[name] ?? {};
    const newRow = Object.fromEntries(writable(name, caller, operation).map(key => [key, row[key] ?? '']));
    const written = await runAs(
      caller,
      async () => {
        if (!rows[name]) return;
        await disableTriggers();
        await sql`delete from ${tableName}`;
        await enableTriggers();
      },
      async () => {
        await sql`insert into ${tableName} ${sql(newRow as never)}`;
        await sql`reset role`;
        return sql<{ user_id?: string }[]>`select * from ${tableName}`;
      },
    );
    if (!written) return '-';
    const foreign = written.some(({ user_id = idOf(caller) }) => user_id !== idOf(caller));
    return foreign && caller !== 'service' ? "somebody else's row" : 'I';
  }
  const column = sql(writable(name, caller, 'update').at(-1) ?? '');
  const result = await runAs(caller, operation === 'delete' ? disableTriggers : enableTriggers, async () => {
    if (operation === 'select') return sql`select from ${tableName}`;
    if (operation === 'delete') return sql`delete from ${tableName}`;
    return sql`update ${tableName} set ${column} = ${column}`;
  });
  if (!result) return '-';
  return result.count > 0 ? letter.toUpperCase() : letter;
}

describe.each([...rights.keys()])('%s', name => {
  test.each(callers)('allows %s what the table lists', async caller => {
    const letters: string[] = [];
    for (const operation of operations) letters.push(await letterOf(name, caller, operation));
    expect(letters.join('')).toBe(rights.get(name)?.[caller]);
  });

  test.each(callers)('allows %s the same select through the API', async caller => {
    const token = caller === 'anon' || caller === 'service' ? undefined : accounts[caller].token;
    const listed = caller === 'service' ? undefined : columns.get(name)?.select;
    const query = listed && listed !== '-' ? `?select=${listed}` : '';
    const response = await fetch(`${backend.urls.api}/rest/v1/${name}${query}`, {
      headers: {
        apikey: caller === 'service' ? apiKeys.secret : apiKeys.publishable,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    const { code, length } = (await response.json()) as { code?: string; length?: number };
    // 404 would not prove a missing right: every caller would get it if the API did not know the table.
    const isRefused =
      response.status === (caller === 'anon' ? 401 : 403) && code === sqlState.insufficientPrivilege;
    const letter = response.ok ? (length ? 'S' : 's') : isRefused ? '-' : `${response.status} ${code}`;
    expect(letter).toBe(rights.get(name)?.[caller]?.charAt(0));
  });
});

describe('the tables of this test list', () => {
  test('every table and view', async () => {
    const existing = await sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`;
    const missing = existing.map(({ name }) => name).filter(name => !rights.has(name));
    expect(missing, `Add a line to \`rights\`, and a row to \`rows\`, for ${missing.join(', ')}.`).toEqual(
      [],
    );
    expect(existing).toHaveLength(rights.size);
  });

  test('every grant of a table or a column', async () => {
    // A grant on a table applies to each of its columns. Delete exists only on tables.
    const granted = await sql<
      { name: string; role: string; operation: Operation; columnNames: string[]; isWholeTable: boolean }[]
    >`
      select c.relname as name, r.role, v.verb as operation, array_agg(a.attname::text order by a.attname) as "columnNames",
        has_table_privilege(r.role, c.oid, v.verb) as "isWholeTable"
      from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        cross join unnest(array['anon', 'authenticated', 'service_role']) r (role)
        cross join unnest(array['select', 'insert', 'update', 'delete']) v (verb)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and (has_table_privilege(r.role, c.oid, v.verb)
          or (v.verb <> 'delete' and has_column_privilege(r.role, c.oid, a.attnum, v.verb)))
      group by c.oid, c.relname, r.role, v.verb`;
    for (const { name, role, operation, columnNames, isWholeTable } of granted) {
      const line = rights.get(name);
      const cells = callers.filter(caller => roleOf(caller) === role).map(caller => line?.[caller]);
      const where = `${role} may ${operation} ${isWholeTable ? '' : `${columnNames.join(', ')} of `}${name}`;
      expect(
        cells.every(cell => cell?.charAt(operations.indexOf(operation)) !== '-'),
        `${where}: add it to \`rights\`.`,
      ).toBe(true);
      const listed = columns.get(name)?.[operation] ?? '-';
      expect(listed, `${where}: add it to \`columns\`.`).toBe(isWholeTable ? '-' : columnNames.join(','));
    }
  });

  test('every function that a browser may call', async () => {
    const open = await sql<{ name: string; role: string }[]>`
      select p.oid::regproc::text as name, r.role
      from pg_proc p cross join unnest(array['anon', 'authenticated']) r (role)
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_function_privilege(r.role, p.oid, 'execute')
      order by 1, 2`;
    const expected = [...callable].flatMap(([name, line]) =>
      ['anon', 'authenticated'].filter(role => line[role] === 'x').map(role => ({ name, role })),
    );
    expect([...open], 'List in `callable` who may call each function.').toEqual(expected);
  });

  test('every function that the service role may call: those that the Edge Functions call', async () => {
    const open = await sql<{ name: string }[]>`
      select distinct p.oid::regproc::text as name from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_function_privilege('service_role', p.oid, 'execute')`;
    const folder = join(import.meta.dirname, '../../supabase/functions');
    const files = globSync('**/*.ts', { cwd: folder });
    const sources = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')));
    const calls = sources.flatMap(source => [...source.matchAll(/\brpc\(\s*env,\s*'(\w+)'/g)]);
    expect(new Set(open.map(({ name }) => name))).toEqual(new Set(calls.map(([, name]) => name)));
  });

  test('no sequence, and no privilege except the four verbs', async () => {
    const otherPrivileges = await sql`
      select c.relname, r.role from pg_class c cross join unnest(array['anon', 'authenticated', 'service_role']) r (role)
      where c.relnamespace = 'public'::regnamespace and (
        (c.relkind = 'S' and has_sequence_privilege(r.role, c.oid, 'usage, select, update'))
        or (c.relkind <> 'S' and c.relkind <> 'i' and has_table_privilege(r.role, c.oid, 'truncate, references, trigger'))
      )`;
    expect([...otherPrivileges]).toEqual([]);
  });
});
