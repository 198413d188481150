import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnv } from '../supabase/functions/_shared/env.ts';

const mails = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    key: `account-deleted/${id}`,
    kind: 'account-deleted',
    attempt: 1,
    payload: { email: 'delivered@resend.dev' },
  }));

/** What was asked of the database and of Resend, in order. */
let asked: string[];
let queue: unknown[];

beforeEach(() => {
  asked = [];
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
    STUDIO_EMAIL: 'desk@studio.example',
  })) {
    vi.stubEnv(name, value);
  }
  vi.stubGlobal('fetch', (url: string) => {
    const name = /\w+$/.exec(url)![0];
    asked.push(name);
    return Promise.resolve(Response.json(name === 'claim_outbox' ? queue.splice(0, 1) : null));
  });
  // Each test a worker of its own: whose turn it is, is the worker's memory.
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sent = () => asked.filter(name => name === 'emails').length;
const load = () => import('../supabase/functions/_shared/outbox.ts');

test.each([
  ['', 2],
  ['5', 5],
])('with a limit of "%s", %i mails are sent in a second', async (limit, perSecond) => {
  vi.stubEnv('RESEND_RATE_LIMIT', limit);
  queue = mails(12);
  const { dispatchOutbox } = await load();
  const done = Promise.all([dispatchOutbox(readEnv()), dispatchOutbox(readEnv())]);
  for (let second = 1; second <= 2; second += 1) {
    await vi.advanceTimersByTimeAsync(999);
    expect(sent()).toBe(second * perSecond);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.runAllTimersAsync();
  await done;
  expect(sent()).toBe(12);
});

test('a mail is claimed when the one before it is settled, so that a worker that dies holds no other', async () => {
  queue = mails(2);
  const { dispatchOutbox } = await load();
  const done = dispatchOutbox(readEnv());
  await vi.runAllTimersAsync();
  expect(await done).toEqual({ sent: 2, failed: 0 });
  const one = ['claim_outbox', 'emails', 'finish_outbox_attempt'];
  expect(asked).toEqual([...one, ...one, 'claim_outbox']);
});

test('a worker leaves the rest to the next one before the platform ends it', async () => {
  queue = mails(1000);
  const { dispatchOutbox, dispatchSoon } = await load();
  const done = dispatchOutbox(readEnv());
  await vi.advanceTimersByTimeAsync(121_000);
  await done;
  const first = sent();
  expect(queue.length).toBeGreaterThan(0);

  const soon = dispatchSoon(readEnv());
  for (let lead = 0; lead < 12; lead += 1) {
    await vi.advanceTimersByTimeAsync(10_000);
    void dispatchSoon(readEnv());
  }
  await vi.advanceTimersByTimeAsync(1_000);
  await soon;
  expect(sent()).toBeGreaterThan(first);
  expect(queue.length).toBeGreaterThan(0);
});
