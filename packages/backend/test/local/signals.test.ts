/** The function `report-signals`, which counts errors, violations and measurements that browsers report. */
import { beforeEach, describe, expect, test } from 'vitest';
import { portOf } from '../../local/ports.ts';
import { setRateLimit } from '../contract/rateLimits.ts';
import { createLocalAccount, sql, backend } from './runningBackend.ts';
import { sqlState } from '../../local/errorCodes.ts';
import { makeStaff } from '../contract/account.ts';

beforeEach(async () => {
  await sql`delete from public.signals`;
});

const errorSignal = {
  kind: 'error',
  name: 'TypeError',
  page: '/pricing',
  detail: 'x is not a function app.js:1:20',
};

const sendReport = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend.urls.api}/functions/v1/report-signals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const storedSignals = async () => [
  ...(await sql`select kind, name, page, detail, hits::int from public.signals order by kind, name, detail`),
];

test('report-signals counts equal signals of a day in one row, with nothing about the sender', async () => {
  expect((await sendReport({ signals: [errorSignal, errorSignal] })).status).toBe(200);
  expect((await sendReport({ signals: [errorSignal] })).status).toBe(200);
  expect(await storedSignals()).toEqual([{ ...errorSignal, hits: 3 }]);
  const columns =
    await sql`select column_name as name from information_schema.columns where table_name = 'signals'`;
  expect(columns.map(({ name }) => name as string).toSorted()).toEqual([
    'day',
    'detail',
    'hits',
    'kind',
    'name',
    'page',
  ]);
});

test('report-signals stores nothing of a browser with Global Privacy Control', async () => {
  expect((await sendReport({ signals: [errorSignal] }, { 'sec-gpc': '1' })).status).toBe(200);
  expect(await storedSignals()).toEqual([]);
});

test('report-signals removes what a person may have typed', async () => {
  await sendReport({
    signals: [
      {
        ...errorSignal,
        name: 'My name',
        page: '/contact?name=Ada',
        detail: `Unexpected token in "Ada's secret" of ada@hopyard.example, 4145550142, /a.js?key=1:2:3`,
      },
    ],
  });
  expect(await storedSignals()).toEqual([
    {
      kind: 'error',
      name: 'other',
      page: '/other',
      detail: 'Unexpected token in "…" of … …, /a.js',
      hits: 1,
    },
  ]);
});

describe('a violation of the policy', () => {
  const site = `http://localhost:${portOf('site')}`;
  const expected = [
    {
      kind: 'violation',
      name: 'script-src-elem',
      page: '/pricing',
      detail: 'https://cdn.example /assets/app.js:7',
      hits: 1,
    },
  ];

  test('is counted from a report by report-uri', async () => {
    const response = await sendReport(
      {
        'csp-report': {
          'document-uri': `${site}/pricing?q=ada`,
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://cdn.example/tracker.js?id=7',
          'source-file': `${site}/assets/app.js`,
          'line-number': 7,
        },
      },
      { 'content-type': 'application/csp-report' },
    );
    expect(response.status).toBe(200);
    expect(await storedSignals()).toEqual(expected);
  });

  test('is counted from a report by the Reporting API, and other reports are left out', async () => {
    const body = {
      documentURL: `${site}/pricing`,
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://cdn.example/tracker.js',
      sourceFile: `${site}/assets/app.js`,
      lineNumber: 7,
    };
    const response = await sendReport(
      [
        { type: 'csp-violation', body },
        { type: 'csp-violation', body: { ...body, documentURL: 'https://elsewhere.example/' } },
        { type: 'deprecation', body: {} },
        null,
      ],
      { 'content-type': 'application/reports+json' },
    );
    expect(response.status).toBe(200);
    expect(await storedSignals()).toEqual(expected);
  });
});

test('report-signals rejects a long report, too many signals, a kind that only browsers report, and an unknown field', async () => {
  expect((await sendReport({ signals: [{ ...errorSignal, detail: 'x'.repeat(9000) }] })).status).toBe(413);
  expect((await sendReport({ signals: Array.from({ length: 11 }, () => errorSignal) })).status).toBe(400);
  expect((await sendReport({ signals: [{ ...errorSignal, kind: 'violation' }] })).status).toBe(400);
  expect((await sendReport({ signals: [{ ...errorSignal, visitor: 'ada' }] })).status).toBe(400);
  expect(await storedSignals()).toEqual([]);
});

test('report-signals stores nothing over the limit of an address', async () => {
  await setRateLimit(sql, 'signals:address', 1);
  expect((await sendReport({ signals: [errorSignal] })).status).toBe(200);
  const limited = await sendReport({ signals: [errorSignal] });
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await storedSignals()).toMatchObject([{ hits: 1 }]);
});

test('report-signals counts only known signals when a day has 2,000 different signals', async () => {
  await sendReport({ signals: [errorSignal] });
  await sql`
    insert into public.signals (kind, name, page, detail, hits)
    select 'error', 'Error', '/', 'number ' || n, 1 from generate_series(1, 2000) n`;
  await sendReport({ signals: [errorSignal, { ...errorSignal, detail: 'new' }] });
  const [count] = await sql`select count(*)::int as rows from public.signals`;
  expect(count).toEqual({ rows: 2001 });
  expect(await storedSignals()).toContainEqual({ ...errorSignal, hits: 2 });
});

test('only the staff reads the last seven days, most frequent first', async () => {
  await sql`
    insert into public.signals (day, kind, name, page, detail, hits) values
      (current_date, 'error', 'A', '/', '', 1), (current_date - 6, 'error', 'A', '/', '', 2),
      (current_date, 'error', 'B', '/', '', 5), (current_date - 7, 'error', 'C', '/', '', 9)`;
  const ada = await createLocalAccount();
  expect((await ada.client.rpc('signals_of_last_week')).error).toMatchObject({
    code: sqlState.insufficientPrivilege,
  });
  await makeStaff(sql, ada);
  const { data } = await ada.client.rpc('signals_of_last_week');
  expect(data).toMatchObject([
    { name: 'B', hits: 5 },
    { name: 'A', hits: 3 },
  ]);
});
