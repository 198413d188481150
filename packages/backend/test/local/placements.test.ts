/** Placements: pages of news outlets that published a press release. The timer checks them, and a report shows them. */
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  orderResultSchema,
  placementReportSchema,
} from '../../supabase/functions/_shared/contracts/order.ts';
import type { Account } from '../contract/account.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';
import { newOrder } from '../contract/subscriptions.ts';

/** A filed order of a new buyer, whose brief names hopyard.example. */
async function newFiledOrder(): Promise<{ id: string; buyer: Account }> {
  const buyer = await createLocalAccount();
  const orderId = await newOrder({ sql }, buyer);
  await sql`
    update public.orders set state = 'filed', brief_event = 'Hops.', brief_links = 'https://hopyard.example'
    where id = ${orderId}`;
  return { id: orderId, buyer };
}

/** A publisher's server: handles each path with its listener in `answers`, and records the requests. */
async function startPublisher(answers: Record<string, RequestListener>) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url!);
    answers[request.url!]!(request, response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise(resolve => server.once('listening', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** A listener that answers with an HTML page. */
const respondWithHtml =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(body);
  };

/** The id of the filed order. */
let id: string;
let buyer: Account;
beforeEach(async () => {
  ({ id, buyer } = await newFiledOrder());
});

const storedPlacements = () =>
  sql`
    select address, state, answer, link_kind, first_seen_at is not null as is_seen, checked_at is not null as is_checked
    from public.order_placements where order_id = ${id} order by id`;

test('the timer checks each recorded page within seconds, and records its status and its link to the buyer', async () => {
  const publisher = await startPublisher({
    '/follow': respondWithHtml('<a href="https://hopyard.example/beer">Hopyard</a>'),
    '/paid': respondWithHtml('<a rel="sponsored" href="https://hopyard.example">Hopyard</a>'),
    '/unlinked': respondWithHtml('Hopyard'),
    '/deleted': respondWithHtml('', 404),
    '/moved': (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  });
  const paths = ['/follow', '/paid', '/unlinked', '/deleted', '/moved'];
  await sql`
    insert into public.order_placements (order_id, address)
    select ${id}, address from unnest(${paths.map(path => publisher.origin + path)}::text[]) address`;
  await expect
    .poll(async () => (await storedPlacements()).every(row => row.is_checked as boolean))
    .toBe(true);
  const [before] = await sql`select updated_at from public.orders where id = ${id}`;
  expect([...(await storedPlacements())]).toEqual([
    {
      address: `${publisher.origin}/follow`,
      state: 'online',
      answer: 200,
      link_kind: 'follow',
      is_seen: true,
      is_checked: true,
    },
    {
      address: `${publisher.origin}/paid`,
      state: 'online',
      answer: 200,
      link_kind: 'sponsored',
      is_seen: true,
      is_checked: true,
    },
    {
      address: `${publisher.origin}/unlinked`,
      state: 'online',
      answer: 200,
      link_kind: 'none',
      is_seen: true,
      is_checked: true,
    },
    {
      address: `${publisher.origin}/deleted`,
      state: 'gone',
      answer: 404,
      link_kind: null,
      is_seen: false,
      is_checked: true,
    },
    {
      address: `${publisher.origin}/moved`,
      state: 'unchecked',
      answer: null,
      link_kind: null,
      is_seen: false,
      is_checked: true,
    },
  ]);
  // Each page was requested once, although the timer called several times, and a check does not count as a change of the order.
  expect(publisher.requests.toSorted()).toEqual(paths.toSorted());
  expect(await sql`select updated_at from public.orders where id = ${id}`).toEqual([before]);
});

describe('a page', () => {
  /** Records a page whose check is never due, so that the timer does not check it. */
  async function newPage(addedAt = new Date()) {
    const [page] = await sql<[{ id: string }]>`
      insert into public.order_placements (order_id, address, added_at, check_at)
      values (${id}, 'https://news.example/a', ${addedAt}, null) returning id`;
    const readState = async () => {
      const [row] = await sql`
        select state, answer, link_kind, round(extract(epoch from check_at - checked_at) / 3600)::int as hours
        from public.order_placements where id = ${page.id}`;
      await sql`update public.order_placements set check_at = null where id = ${page.id}`;
      return row;
    };
    const save = async (answer: number | null, link: string | null = null) => {
      await sql`select public.save_placement_check(p_id => ${page.id}, p_answer => ${answer}, p_link_kind => ${link})`;
      return readState();
    };
    return { save };
  }

  test('is checked every day while it is online', async () => {
    const { save } = await newPage();
    const online = { state: 'online', answer: 200, link_kind: 'follow', hours: 24 };
    expect(await save(200, 'follow')).toEqual(online);
    expect(await save(200, 'sponsored')).toEqual({ ...online, link_kind: 'sponsored' });
  });

  test('is gone when the server says so, and online again when it is back', async () => {
    const { save } = await newPage();
    await save(200, 'follow');
    expect(await save(410)).toMatchObject({ state: 'gone', answer: 410, hours: 24 });
    expect(await save(200, 'none')).toMatchObject({ state: 'online', link_kind: 'none' });
  });

  test.each([
    [503, 'gone'],
    [null, 'gone'],
    [403, 'refused'],
    [429, 'refused'],
  ])(
    'that answers %s does not change its state at two checks an hour apart, and is %s after the third',
    async (answer, state) => {
      const { save } = await newPage();
      await save(200, 'follow');
      expect(await save(answer)).toEqual({ state: 'online', answer, link_kind: 'follow', hours: 1 });
      expect(await save(answer)).toMatchObject({ state: 'online', hours: 1 });
      expect(await save(answer)).toMatchObject({ state, answer, hours: 24 });
      expect(await save(200, 'follow')).toMatchObject({ state: 'online', hours: 24 });
      // The number of failures starts at zero again.
      expect(await save(answer)).toMatchObject({ state: 'online', hours: 1 });
    },
  );

  test('is not checked any more after 90 days', async () => {
    const { save } = await newPage(new Date(Date.now() - 89.5 * 24 * 3_600_000));
    expect(await save(200, 'follow')).toMatchObject({ state: 'online', hours: null });
  });

  test('is given to one worker at a time', async () => {
    await newPage();
    await sql.begin(async transaction => {
      await transaction`update public.order_placements set check_at = now() where order_id = ${id}`;
      const claim = () =>
        transaction`select * from public.claim_placement_checks(p_limit => 10, p_lease_seconds => 60)`;
      expect([...(await claim())]).toMatchObject([
        { address: 'https://news.example/a', links: 'https://hopyard.example' },
      ]);
      expect([...(await claim())]).toEqual([]);
      await transaction`update public.order_placements set check_at = null where order_id = ${id}`;
    });
  });
});

describe('the report', () => {
  /** Reads a report as anybody who has the link. */
  async function readReport(key: string) {
    const response = await fetch(`${backend.urls.api}/rest/v1/rpc/placement_report`, {
      method: 'POST',
      headers: { apikey: backend.site.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ p_key: key }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as unknown;
  }
  const callAs = async (account: Account, name: string) => {
    const { data } = await account.client.rpc(name, { p_order_id: id });
    return v.parse(orderResultSchema, data);
  };
  const keyOf = async () => {
    const [order] = await sql<
      [{ report_key: string }]
    >`select report_key from public.orders where id = ${id}`;
    return order.report_key;
  };

  test('is read by everybody who has its key, and names no buyer', async () => {
    await sql`
      insert into public.order_placements (order_id, address, check_at) values (${id}, 'https://news.example/a', null)`;
    const text = 'Hopyard signs its tenth farm\n\nMILWAUKEE — Hopyard has signed a farm.';
    await sql`
      insert into public.order_proofs (order_id, version, text, hash) values (${id}, 1, ${text}, repeat('0', 64))`;
    await sql`insert into public.order_approvals (order_id, version, hash) values (${id}, 1, repeat('0', 64))`;
    const report = await readReport(await keyOf());
    expect(v.parse(placementReportSchema, report)).toEqual(report);
    expect(report).toMatchObject({
      tier: 'growth',
      title: 'Hopyard signs its tenth farm',
      placements: [{ outlet: 'news.example', state: 'unchecked', answer: null }],
    });
    expect(JSON.stringify(report)).not.toContain(buyer.email);
    expect(await readReport(randomUUID())).toBeNull();
  });

  test('cannot be read before the order is filed', async () => {
    await sql`update public.orders set state = 'approved' where id = ${id}`;
    expect(await readReport(await keyOf())).toBeNull();
    expect(await callAs(buyer, 'renew_report_key')).toEqual({ outcome: 'wrong_state' });
  });

  test('gets a new address when its buyer asks for one, and not when somebody else does', async () => {
    const before = await keyOf();
    const otherUser = await createLocalAccount();
    expect(await callAs(otherUser, 'renew_report_key')).toEqual({ outcome: 'not_found' });
    expect(await keyOf()).toBe(before);
    const result = await callAs(buyer, 'renew_report_key');
    expect(result).toMatchObject({ outcome: 'done', order: { report_key: await keyOf() } });
    expect(await readReport(before)).toBeNull();
    expect(await readReport(await keyOf())).not.toBeNull();
  });

  test('has a key of 128 random bits, and no UUID with a fixed version', async () => {
    const [column] = await sql`
      select column_default from information_schema.columns where table_name = 'orders' and column_name = 'report_key'`;
    expect(column).toEqual({ column_default: 'private.new_report_key()' });
    const versions = new Set<string>();
    for (let renewal = 1; renewal <= 8; renewal += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each renewal replaces the key of the one before
      await callAs(buyer, 'renew_report_key');
      // oxlint-disable-next-line no-await-in-loop -- see above
      versions.add((await keyOf())[14]!);
    }
    expect(versions.size).toBeGreaterThan(1);
  });

  test('is deleted with the account', async () => {
    const key = await keyOf();
    await sql`select public.delete_account(${buyer.id})`;
    expect(await readReport(key)).toBeNull();
  });
});
