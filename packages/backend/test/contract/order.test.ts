/**
 * Contract test (of a local or a hosted project): orders. An order is one press release: the buyer writes a brief; the studio sends each
 * version of the text as a proof, until the buyer approves one; the studio files it (sends it to the news outlets), and reports its
 * placements (the pages that published it).
 */
import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Order,
  type OrderEvent,
  orderEvents,
  type OrderItem,
  orderItemSchema,
  orderResultSchema,
  type OrderState,
  orderStates,
  ordersSchema,
  orderTransitions,
  orderWaitsFor,
  releasesByMonthOfQuarter,
  staffOrderResultSchema,
  staffOrderSchema,
} from '../../supabase/functions/_shared/contracts/order.ts';
import { tierIds } from '../../supabase/functions/_shared/contracts/subscription.ts';
import { type Account, createAccount, makeStaff } from './account.ts';
import { newOrder } from './subscriptions.ts';
import { openProject, type SupabaseProject } from './supabaseProject.ts';
import { sqlState } from '../../local/errorCodes.ts';

let project: SupabaseProject;
let ada: Account;
let grace: Account;
let staff: Account;
/** Ada's order. */
let id: string;

beforeAll(async () => {
  project = await openProject();
  [ada, grace, staff] = await Promise.all([
    createAccount(project),
    createAccount(project),
    createAccount(project),
  ]);
  await makeStaff(project.sql, staff);
});
afterAll(() => project.close());
beforeEach(async () => {
  id = await newOrder(project, ada);
});

/** Calls a SQL function as an account, and checks that its response has the shape of the API contract. */
async function call(account: Account, name: string, args: object = {}, orderId = id) {
  const { data, error } = await account.client.rpc(name, { p_order_id: orderId, ...args });
  if (error) return { outcome: error.code };
  if (account !== staff) return v.parse(orderResultSchema, data);
  const [result] = v.parse(v.tuple([staffOrderResultSchema]), data);
  return result;
}

const brief = {
  event: 'We forecast harvests.',
  when: 'March',
  quotes: 'Ada',
  links: 'https://hopyard.example',
  not_before: '2026-12-24',
};
const changes = [
  { passage: 'First paragraph.', comment: 'Shorter.' },
  { passage: '', comment: 'Name the town.' },
];
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
/** The text of a version of the proof. */
const textOf = (version: number) => `Version ${version}.\n\nÀ paragraph.`;

/** The order as the staff reads it. */
const read = async (orderId = id) => {
  const { data } = await staff.client.rpc('read_order', { p_order_id: orderId });
  const [order] = v.parse(v.tuple([staffOrderSchema]), data);
  return order;
};
/** The arguments of a call that changes the brief which is stored now. */
const briefArguments = async (newBrief: unknown = brief) => ({
  p_brief: newBrief,
  p_revision: (await read()).brief_revision,
});
const latestVersion = async () => (await read()).proofs.length;

/** Sends each event with valid arguments for the order in its current state. */
const sendEvent: Record<OrderEvent, () => Promise<{ outcome: string }>> = {
  saveBrief: async () => call(ada, 'save_order_brief', await briefArguments()),
  sendBrief: async () => call(ada, 'send_order_brief', await briefArguments()),
  sendProof: async () => {
    const version = await latestVersion();
    return call(staff, 'send_order_proof', { p_text: textOf(version + 1), p_expected_version: version });
  },
  requestChanges: async () =>
    call(ada, 'request_order_changes', { p_version: await latestVersion(), p_changes: changes }),
  approve: async () => {
    const version = await latestVersion();
    return call(ada, 'approve_order_proof', { p_version: version, p_hash: sha256(textOf(version)) });
  },
  file: () => call(staff, 'file_order'),
  report: async () => {
    await call(staff, 'add_order_placements', { p_addresses: ['https://www.news.example/a'] });
    return call(staff, 'report_order');
  },
  cancel: () => call(staff, 'cancel_order', { p_reason: 'The buyer asked for it.' }),
};

/** The events that bring a new order into each state. */
const eventsTo: Record<OrderState, readonly OrderEvent[]> = {
  paid: [],
  brief: ['saveBrief'],
  writing: ['sendBrief'],
  proof: ['saveBrief', 'sendBrief', 'sendProof'],
  changes: ['sendBrief', 'sendProof', 'requestChanges'],
  approved: ['sendBrief', 'sendProof', 'requestChanges', 'sendProof', 'approve'],
  filed: ['sendBrief', 'sendProof', 'approve', 'file'],
  reported: ['sendBrief', 'sendProof', 'approve', 'file', 'report'],
  canceled: ['sendBrief', 'cancel'],
};

/** Brings the new order into a state. */
async function bringTo(state: OrderState): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- One after the other.
  for (const event of eventsTo[state]) expect(await sendEvent[event]()).toMatchObject({ outcome: 'done' });
  expect((await read()).state).toBe(state);
}

/** The row of the order, with the numbers of its dependent rows. */
const storedOrder = async () => {
  const [row] = await project.sql`
    select o.*, (select count(*)::int from public.order_proofs p where p.order_id = o.id) as proofs,
      (select count(*)::int from public.order_changes c where c.order_id = o.id) as changes,
      (select count(*)::int from public.order_approvals a where a.order_id = o.id) as approvals,
      (select count(*)::int from public.outbox m where m.order_id = o.id) as mails
    from public.orders o where o.id = ${id}`;
  return row;
};

const statesAndEvents = orderStates.flatMap(state => orderEvents.map(event => [state, event] as const));
const isAllowed = ([state, event]: (typeof statesAndEvents)[number]) =>
  orderTransitions[state][event] !== undefined;

test('SQL and the API contract know the same steps', async () => {
  const rows = await project.sql<{ state: OrderState; event: OrderEvent; next: string | null }[]>`
    select state, event, private.next_order_state(p_state => state, p_event => event) as next
    from unnest(${orderStates}::text[]) state, unnest(${orderEvents}::text[]) event`;
  expect(rows).toHaveLength(statesAndEvents.length);
  for (const { state, event, next } of rows) {
    expect([state, event, next]).toEqual([state, event, orderTransitions[state][event] ?? null]);
  }
});

test.each(statesAndEvents.filter(isAllowed))(
  'an order in the state %s accepts the event %s',
  async (state, event) => {
    await bringTo(state);
    const next = orderTransitions[state][event]!;
    expect(await sendEvent[event]()).toMatchObject({
      outcome: 'done',
      order: { state: next, waits_for: orderWaitsFor[next] },
    });
  },
);

test.each(orderStates)('an order in the state %s rejects every other event', async state => {
  await bringTo(state);
  const before = await storedOrder();
  const { approval } = await read();
  for (const event of orderEvents.filter(other => !isAllowed([state, other]))) {
    // Repeating an approval is allowed, and changes nothing.
    const outcome = event === 'approve' && approval !== null ? 'done' : 'wrong_state';
    expect([event, await sendEvent[event]()]).toMatchObject([event, { outcome }]);
    // `sendEvent.report` also adds a placement, which an order that is reported accepts: only updated_at changes.
    expect([event, { ...(await storedOrder()), updated_at: null }]).toEqual([
      event,
      { ...before, updated_at: null },
    ]);
  }
});

describe('the buyer', () => {
  test('reads the whole order, with everything that was written', async () => {
    await bringTo('reported');
    const { data } = await ada.client.rpc('my_orders');
    const order = v.parse(ordersSchema, data).find(found => found.id === id)!;
    expect(order).toMatchObject({
      tier: 'growth',
      release: 1,
      releases: 1,
      brief,
      proofs: [{ version: 1, text: textOf(1), hash: sha256(textOf(1)) }],
      approval: { version: 1, hash: sha256(textOf(1)) },
      placements: [
        { address: 'https://www.news.example/a', outlet: 'news.example', answer: null, link_kind: null },
      ],
    });
    expect(order.number).toBeGreaterThan(1000);
    expect((await storedOrder())!.changes).toBe(0);
  });

  test('saves an unfinished brief, and sends only one that says what happened', async () => {
    const empty = { event: '', when: '', quotes: '', links: '', not_before: null };
    expect(await call(ada, 'save_order_brief', await briefArguments({}))).toMatchObject({
      outcome: 'done',
      order: { state: 'brief', brief: empty },
    });
    expect(await call(ada, 'send_order_brief', await briefArguments({ ...empty, event: ' \n' }))).toEqual({
      outcome: 'invalid',
    });
    expect(await call(ada, 'send_order_brief', await briefArguments())).toMatchObject({
      order: { state: 'writing', brief },
    });
  });

  test.each<[string, unknown]>([
    ['a text that is too long', { ...brief, event: 'x'.repeat(4001) }],
    ['a number', { ...brief, when: 5 }],
    ['a day that there is not', { ...brief, not_before: '2026-02-31' }],
    ['a word for a day', { ...brief, not_before: 'soon' }],
    ['an unknown field', { ...brief, state: 'approved' }],
    ['no object', 'brief'],
    ['nothing', null],
  ])('cannot save a brief with %s', async (_, invalid) => {
    await call(ada, 'save_order_brief', await briefArguments());
    const before = await storedOrder();
    expect(await call(ada, 'save_order_brief', await briefArguments(invalid))).toEqual({
      outcome: 'invalid',
    });
    expect(await call(ada, 'send_order_brief', await briefArguments(invalid))).toEqual({
      outcome: 'invalid',
    });
    expect(await storedOrder()).toEqual(before);
  });

  test('cannot overwrite a brief that was changed since it was read', async () => {
    const args = { p_brief: brief, p_revision: 0 };
    expect(await call(ada, 'save_order_brief', args)).toMatchObject({ order: { brief_revision: 1 } });
    // A repeated call says the same. It is accepted, because the answer to the first may be lost.
    expect(await call(ada, 'save_order_brief', args)).toMatchObject({ order: { brief_revision: 1 } });
    const before = await storedOrder();
    for (const p_revision of [0, 2, null]) {
      const other = { p_brief: { ...brief, when: 'April' }, p_revision };
      expect(await call(ada, 'save_order_brief', other)).toEqual({ outcome: 'old_revision' });
      expect(await call(ada, 'send_order_brief', other)).toEqual({ outcome: 'old_revision' });
    }
    expect(await storedOrder()).toEqual(before);
    const next = { p_brief: { ...brief, when: 'April' }, p_revision: 1 };
    expect(await call(ada, 'save_order_brief', next)).toMatchObject({
      order: { brief: { when: 'April' }, brief_revision: 2 },
    });
  });

  test('saves one of two briefs that are saved at the same time', async () => {
    const results = await Promise.all(
      ['March', 'April'].map(when =>
        call(ada, 'save_order_brief', { p_brief: { ...brief, when }, p_revision: 0 }),
      ),
    );
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'old_revision']);
  });

  test.each<[string, unknown]>([
    ['no change', []],
    ['no list', { comment: 'Shorter.' }],
    ['a change without a comment', [{ passage: 'First.', comment: ' ' }]],
    ['a comment that is too long', [{ passage: '', comment: 'x'.repeat(2001) }]],
    ['51 changes', Array.from({ length: 51 }, () => changes[0])],
    ['nothing', null],
  ])('cannot ask for changes with %s', async (_, invalid) => {
    await bringTo('proof');
    const before = await storedOrder();
    expect(await call(ada, 'request_order_changes', { p_version: 1, p_changes: invalid })).toEqual({
      outcome: 'invalid',
    });
    expect(await storedOrder()).toEqual(before);
  });

  test('asks for changes of, and approves, the latest version only', async () => {
    await bringTo('changes');
    expect((await read()).changes).toMatchObject(changes.map(change => ({ version: 1, ...change })));
    await sendEvent.sendProof();
    const before = await storedOrder();
    for (const [version, hash] of [
      [1, sha256(textOf(1))],
      [2, sha256(textOf(1))],
      [3, sha256(textOf(2))],
      [null, null],
    ]) {
      expect(await call(ada, 'approve_order_proof', { p_version: version, p_hash: hash })).toEqual({
        outcome: 'old_version',
      });
    }
    for (const version of [1, 3, null]) {
      const args = { p_version: version, p_changes: changes };
      expect(await call(ada, 'request_order_changes', args)).toEqual({ outcome: 'old_version' });
    }
    expect(await storedOrder()).toEqual(before);
    expect(await call(ada, 'approve_order_proof', { p_version: 2, p_hash: sha256(textOf(2)) })).toMatchObject(
      { outcome: 'done', order: { state: 'approved', approval: { version: 2 } } },
    );
  });

  test('cannot both approve a version and request changes of it at the same time', async () => {
    await bringTo('proof');
    const calls = ['approve', 'requestChanges', 'approve', 'requestChanges', 'cancel'] as const;
    const results = await Promise.all(calls.map(event => sendEvent[event]()));
    const order = await read();
    const doneEvents = new Set(calls.filter((_, index) => results[index]!.outcome === 'done'));
    // A cancellation may follow an approval or requested changes.
    expect(doneEvents.has('approve') && doneEvents.has('requestChanges')).toBe(false);
    expect(order.approval !== null).toBe(doneEvents.has('approve'));
    expect(order.changes).toHaveLength(doneEvents.has('requestChanges') ? 2 : 0);
  });
});

describe('an order of somebody else', () => {
  test('is not listed, and every function returns not_found for it', async () => {
    await bringTo('proof');
    const before = await storedOrder();
    const { data } = await grace.client.rpc('my_orders');
    expect(data).toEqual([]);
    const hash = sha256(textOf(1));
    for (const [name, args] of Object.entries({
      save_order_brief: { p_brief: brief, p_revision: 0 },
      send_order_brief: { p_brief: brief, p_revision: 0 },
      request_order_changes: { p_version: 1, p_changes: changes },
      approve_order_proof: { p_version: 1, p_hash: hash },
      renew_report_key: {},
    })) {
      const answer = await call(grace, name, args);
      expect([name, answer]).toEqual([name, { outcome: 'not_found' }]);
      expect(await call(grace, name, args, randomUUID())).toEqual(answer);
    }
    expect(await storedOrder()).toEqual(before);
  });

  test('cannot be changed by staff who call the functions of its buyer', async () => {
    await bringTo('proof');
    const args = { p_version: 1, p_hash: sha256(textOf(1)) };
    const { data } = await staff.client.rpc('approve_order_proof', { p_order_id: id, ...args });
    expect(data).toEqual({ outcome: 'not_found' });
  });
});

test('the token of an ended session reads and changes no order', async () => {
  const eve = await createAccount(project);
  const order = await newOrder(project, eve);
  await project.sql`update auth.sessions set not_after = now() - interval '1 second' where id = ${eve.sessionId}`;
  expect((await eve.client.rpc('my_orders')).data).toEqual([]);
  expect(await call(eve, 'save_order_brief', { p_brief: brief, p_revision: 0 }, order)).toEqual({
    outcome: 'not_found',
  });
  expect((await read(order)).state).toBe('paid');
});

describe('the staff', () => {
  const staffCalls = {
    list_orders: {},
    order_counts: {},
    read_order: { p_order_id: randomUUID() },
    send_order_proof: { p_order_id: randomUUID(), p_text: 'x', p_expected_version: 0 },
    file_order: { p_order_id: randomUUID() },
    add_order_placements: { p_order_id: randomUUID(), p_addresses: ['https://a.example'] },
    report_order: { p_order_id: randomUUID() },
    cancel_order: { p_order_id: randomUUID(), p_reason: 'x' },
  };

  test('alone may use its functions, and has to enter the second factor if one is required', async () => {
    const member = await createAccount(project);
    await makeStaff(project.sql, member, { needsSecondFactor: true });
    const calls = [ada, member].flatMap(account =>
      Object.entries(staffCalls).map(async ([name, args]) => {
        const { data, error } = await account.client.rpc(name, args);
        expect([name, data, error?.code]).toEqual([name, null, sqlState.insufficientPrivilege]);
      }),
    );
    await Promise.all(calls);
  });

  test('gets not_found for an order that does not exist', async () => {
    for (const name of ['file_order', 'report_order']) {
      expect(await call(staff, name, {}, randomUUID())).toEqual({ outcome: 'not_found' });
    }
    const { data } = await staff.client.rpc('read_order', { p_order_id: randomUUID() });
    expect(data).toEqual([]);
  });

  test('sends a proof only after the latest version that it has seen', async () => {
    await bringTo('changes');
    for (const seen of [0, 2, null]) {
      const args = { p_text: 'Another text.', p_expected_version: seen };
      expect(await call(staff, 'send_order_proof', args)).toEqual({ outcome: 'old_version' });
    }
    const answers = await Promise.all(
      ['One.', 'Another.'].map(text =>
        call(staff, 'send_order_proof', { p_text: text, p_expected_version: 1 }),
      ),
    );
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'wrong_state']);
    expect((await read()).proofs.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('cannot send an empty or too long proof, and sends a proof with line feeds as line breaks', async () => {
    await bringTo('writing');
    for (const text of ['', ' \n', 'x'.repeat(20_001), null]) {
      const args = { p_text: text, p_expected_version: 0 };
      expect(await call(staff, 'send_order_proof', args)).toEqual({ outcome: 'invalid' });
    }
    await call(staff, 'send_order_proof', { p_text: ' a\r\n\r\nb\n', p_expected_version: 0 });
    expect((await read()).proofs).toMatchObject([{ text: 'a\n\nb', hash: sha256('a\n\nb') }]);
  });

  test('records each address once, and no address if one of them is invalid', async () => {
    await bringTo('filed');
    const add = (addresses: (string | null)[] | null) =>
      call(staff, 'add_order_placements', { p_addresses: addresses });
    for (const invalid of [
      ['https://a.example/x', 'news'],
      ['ftp://a.example'],
      ['https://user@a.example/'],
      ['javascript:alert(1)'],
      ['https://localhost/'],
      [`https://a.example/${'x'.repeat(2000)}`],
      ['https://a.example/a b'],
      [],
      [null],
      null,
    ]) {
      expect([invalid, await add(invalid)]).toEqual([invalid, { outcome: 'invalid' }]);
    }
    expect(await call(staff, 'report_order')).toEqual({ outcome: 'no_placements' });
    await add(['https://A.example/x', ' https://www.b.example:8080/?y ', 'https://A.example/x']);
    await add(['https://A.example/x']);
    expect((await read()).placements.map(({ address, outlet }) => [address, outlet])).toEqual([
      ['https://A.example/x', 'a.example'],
      ['https://www.b.example:8080/?y', 'b.example'],
    ]);
    expect(await call(staff, 'report_order')).toMatchObject({ order: { state: 'reported' } });
    await add(['https://c.example/later']);
    expect((await read()).placements).toHaveLength(3);
  });

  test('records no placement before an order is filed', async () => {
    await bringTo('approved');
    const args = { p_addresses: ['https://a.example/x'] };
    expect(await call(staff, 'add_order_placements', args)).toEqual({ outcome: 'wrong_state' });
  });

  test('cancels with a reason, which the buyer reads', async () => {
    for (const reason of ['', ' ', 'x'.repeat(501), null]) {
      expect(await call(staff, 'cancel_order', { p_reason: reason })).toEqual({ outcome: 'invalid' });
    }
    await call(staff, 'cancel_order', { p_reason: 'Refunded.' });
    const { data } = await ada.client.rpc('my_orders');
    expect((data as Order[]).find(order => order.id === id)).toMatchObject({
      state: 'canceled',
      cancel_reason: 'Refunded.',
    });
  });

  test('sees what waits for the studio first, the longest waiting first, and the finished last', async () => {
    const word = randomUUID().slice(0, 8);
    const made: Record<string, string> = {};
    const days = {
      writing: 1,
      changes: 3,
      approved: 2,
      paid: 9,
      proof: 4,
      reported: 7,
      canceled: 5,
    } as const;
    for (const [state, age] of Object.entries(days)) {
      id = made[state] = await newOrder(project, ada);
      await call(ada, 'save_order_brief', await briefArguments({ event: word }));
      // A reason belongs to a canceled order, and to no other.
      await project.sql`
        update public.orders set state = ${state}, cancel_reason = ${state === 'canceled' ? 'x' : null},
          state_changed_at = now() - make_interval(days => ${age}) where id = ${id}`;
    }
    const order = ['changes', 'approved', 'writing', 'paid', 'proof', 'canceled', 'reported'];
    const page = async (after?: OrderItem) => {
      const { data, error } = await staff.client.rpc('list_orders', {
        p_search: word,
        p_limit: 2,
        ...(after && {
          p_after_waits_for: after.waits_for,
          p_after_at: after.state_changed_at,
          p_after_id: after.id,
        }),
      });
      expect(error).toBeNull();
      return v.parse(v.array(orderItemSchema), data);
    };
    const found: OrderItem[] = [];
    for (let next = await page(); next.length > 0; next = await page(next.at(-1))) found.push(...next);
    expect(found.map(({ state }) => state)).toEqual(order);
    expect(found.map(item => item.id)).toEqual(order.map(state => made[state]));

    const { data: counts } = await staff.client.rpc('order_counts', { p_search: word });
    expect(
      (counts as object[]).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    ).toEqual([
      { waits_for: 'buyer', orders: 2 },
      { waits_for: 'nobody', orders: 2 },
      { waits_for: 'studio', orders: 3 },
    ]);
    const { data: waiting } = await staff.client.rpc('list_orders', {
      p_search: word,
      p_waits_for: 'studio',
    });
    expect((waiting as OrderItem[]).map(({ state }) => state)).toEqual(order.slice(0, 3));
  });

  test('finds an order by number, buyer, package and words of the brief, in any order', async () => {
    const { number } = await read();
    const word = `Hop%_${randomUUID().slice(0, 8)}`;
    await call(ada, 'save_order_brief', await briefArguments({ ...brief, links: word }));
    const search = async (query: string) => {
      const { data } = await staff.client.rpc('list_orders', { p_search: query });
      return (data as OrderItem[]).map(item => item.id);
    };
    expect(await search(`${word.toUpperCase()} growth ${ada.email} ${number} HARVESTS`)).toEqual([id]);
    expect(await search(`${word} starter`)).toEqual([]);
    expect(await search(word.replace('%', 'x'))).toEqual([]);
  });

  test('leaves a log of what it read', async () => {
    await read();
    const logged = await project.sql`
      select from public.staff_reads where user_id = ${staff.id} and action = 'open' and items = array[${id}::uuid]`;
    expect(logged).toHaveLength(1);
  });

  test('leaves a log of each order that one of its steps shows', async () => {
    const opened = async () => {
      const [row] = await project.sql<[{ count: number }]>`
        select count(*)::integer as count from public.staff_reads
        where user_id = ${staff.id} and action = 'open' and items = array[${id}::uuid]`;
      return row.count;
    };
    await call(staff, 'file_order');
    expect(await opened()).toBe(0);
    await call(staff, 'cancel_order', { p_reason: 'Refunded.' });
    expect(await opened()).toBe(1);
  });
});

describe('a proof and an approval', () => {
  test.each(['order_proofs', 'order_approvals'])(
    '%s cannot be changed or deleted, not even by the owner of the database',
    async table => {
      await bringTo('approved');
      const { sql } = project;
      const rows = () => sql`select * from ${sql(table)} where order_id = ${id} order by version`;
      const before = await rows();
      expect(before.length).toBeGreaterThan(0);
      for (const act of [
        () => sql`update ${sql(table)} set hash = repeat('0', 64) where order_id = ${id}`,
        () => sql`update ${sql(table)} set version = 9 where order_id = ${id}`,
        () => sql`delete from ${sql(table)} where order_id = ${id}`,
      ]) {
        // oxlint-disable-next-line no-await-in-loop -- One after the other.
        await expect(act()).rejects.toMatchObject({ code: sqlState.insufficientPrivilege });
      }
      expect(await rows()).toEqual(before);
    },
  );

  test('are deleted with the account', async () => {
    const eve = await createAccount(project);
    const mine = id;
    id = await newOrder(project, eve);
    const owner = ada;
    ada = eve;
    await bringTo('approved').finally(() => (ada = owner));
    await project.sql`select public.delete_account(${eve.id})`;
    expect(await project.sql`select from public.orders where id = ${id}`).toHaveLength(0);
    expect(await project.sql`select from public.order_proofs where order_id = ${id}`).toHaveLength(0);
    expect(await project.sql`select from public.order_approvals where order_id = ${id}`).toHaveLength(0);
    expect(await project.sql`select from public.outbox where order_id = ${id}`).toHaveLength(0);
    expect(await project.sql`select from public.orders where id = ${mine}`).toHaveLength(1);
  });
});

test('the releases of each tier are those of the API contract', async () => {
  const rows = await project.sql<{ tier: string; month: number; releases: number }[]>`
    select tier, month, releases from public.tier_releases`;
  expect(Object.fromEntries(rows.map(({ tier, month, releases }) => [`${tier} ${month}`, releases]))).toEqual(
    Object.fromEntries(
      tierIds.flatMap(tier =>
        releasesByMonthOfQuarter[tier].map((releases, index) => [`${tier} ${index + 1}`, releases]),
      ),
    ),
  );
});

describe('mail about an order', () => {
  const keys = async () => {
    const rows = await project.sql<{ key: string }[]>`
      select key from public.outbox where order_id = ${id} order by id`;
    return rows.map(({ key }) => key.replaceAll(id, '…'));
  };

  test('is queued once for each step', async () => {
    await bringTo('changes');
    for (const event of ['sendProof', 'approve', 'approve', 'file', 'report', 'report'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      await sendEvent[event]();
    }
    expect(await keys()).toEqual([
      'order-made/…',
      'order-brief-sent/…',
      'order-proof/…/1',
      'order-changes-requested/…/1',
      'order-proof/…/2',
      'order-approved/…',
      'order-filed/…',
      'order-reported/…',
    ]);
  });

  test('reminds the buyer of a proof once after 3 days and once after 7, and not of one that is answered', async () => {
    await bringTo('changes');
    await sendEvent.sendProof();
    const before = await keys();
    const reminders = async (age: string) => {
      await project.sql.begin(async sql => {
        await sql`set local session_replication_role = replica`;
        await sql`
          update public.order_proofs set sent_at = now() - ${age}::interval where order_id = ${id} and version = 2`;
      });
      for (let run = 0; run < 2; run += 1) {
        // oxlint-disable-next-line no-await-in-loop -- One after the other.
        await project.sql`select public.queue_order_reminders()`;
      }
      return (await keys()).slice(before.length);
    };
    expect(await reminders('2 days 23 hours')).toEqual([]);
    expect(await reminders('3 days 1 hour')).toEqual(['order-proof-reminder/…/2/3']);
    expect(await reminders('6 days 23 hours')).toEqual(['order-proof-reminder/…/2/3']);
    const both = ['order-proof-reminder/…/2/3', 'order-proof-reminder/…/2/7'];
    expect(await reminders('7 days 1 hour')).toEqual(both);
    // Retention deletes sent mail in the same way: a reminder that is long past must not be queued again.
    await project.sql`delete from public.outbox where key like ${`order-proof-reminder/${id}%`}`;
    expect(await reminders('95 days')).toEqual([]);
    await sendEvent.approve();
    expect((await reminders('3 days 1 hour')).filter(key => key.includes('reminder'))).toEqual([]);
  });
});
