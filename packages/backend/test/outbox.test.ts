/** The dispatcher of the outbox (the table of mail to be sent) with a fake `fetch` and a fake clock: rate limit, order and time-out. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '../supabase/functions/_shared/env.ts';

/** Rows of the outbox, as the SQL function `claim_outbox` returns them. */
const mails = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    key: `account-deleted/${id}`,
    channel: 'mail',
    kind: 'account-deleted',
    attempt: 1,
    payload: { email: 'delivered@resend.dev' },
  }));

/** The names of the requests to the database and to Resend, in order. */
let requests: string[];
/** The rows that are still to be sent. */
let queue: unknown[];

beforeEach(() => {
  requests = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const secret = 'x'.repeat(40);
  for (const [name, value] of Object.entries({
    SUPABASE_URL: 'http://localhost:54321',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
    SITE_URL: 'http://localhost:3000',
    HASH_SECRET: secret,
    DISPATCH_SECRET: `${secret}y`,
    RESEND_API_KEY: 're_x',
    MAIL_FROM: 'The studio <desk@studio.example>',
    STAFF_EMAIL: 'desk@studio.example',
  })) {
    vi.stubEnv(name, value);
  }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    // Every request must forbid redirects, because a redirect could send our keys to another server.
    if (init.redirect !== 'error') return Promise.reject(new Error(`${url} follows redirects.`));
    const name = /\w+$/.exec(url)![0];
    requests.push(name);
    return Promise.resolve(Response.json(name === 'claim_outbox' ? queue.splice(0, 1) : null));
  });
  // Each test loads the module anew, because the module keeps the time of the next mail in memory.
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sentMailCount = () => requests.filter(name => name === 'emails').length;
const loadOutbox = () => import('../supabase/functions/_shared/outbox.ts');

test.each([
  ['', 2],
  ['5', 5],
])('with RESEND_RATE_LIMIT "%s", two dispatchers send %i mails in a second', async (limit, perSecond) => {
  vi.stubEnv('RESEND_RATE_LIMIT', limit);
  queue = mails(12);
  const { dispatchOutbox } = await loadOutbox();
  const dispatching = Promise.all([dispatchOutbox(readEnv()), dispatchOutbox(readEnv())]);
  for (let second = 1; second <= 2; second += 1) {
    await vi.advanceTimersByTimeAsync(999);
    expect(sentMailCount()).toBe(second * perSecond);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.runAllTimersAsync();
  await dispatching;
  // All mails of the queue.
  expect(sentMailCount()).toBe(12);
});

test('dispatchOutbox claims a mail only after the previous one is finished, so that a dead worker blocks one mail only', async () => {
  queue = mails(2);
  const { dispatchOutbox } = await loadOutbox();
  const dispatching = dispatchOutbox(readEnv());
  await vi.runAllTimersAsync();
  expect(await dispatching).toEqual({ sent: 2, failed: 0 });
  const requestsOfOneMail = ['claim_outbox', 'emails', 'finish_outbox_attempt'];
  expect(requests).toEqual([...requestsOfOneMail, ...requestsOfOneMail, 'claim_outbox']);
});

test('each worker stops before the platform ends it, and leaves the rest queued for the next one', async () => {
  queue = mails(1000);
  const { dispatchOutbox, dispatchSoon } = await loadOutbox();
  const dispatching = dispatchOutbox(readEnv());
  await vi.advanceTimersByTimeAsync(121_000);
  await dispatching;
  const sentByFirstWorker = sentMailCount();
  expect(queue.length).toBeGreaterThan(0);

  const dispatched = dispatchSoon(readEnv());
  // A message arrives every 10 s, and each starts the sending.
  for (let message = 0; message < 12; message += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    void dispatchSoon(readEnv());
  }
  await vi.advanceTimersByTimeAsync(1_000);
  await dispatched;
  expect(sentMailCount()).toBeGreaterThan(sentByFirstWorker);
  expect(queue.length).toBeGreaterThan(0);
});
