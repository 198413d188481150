/** Tests of the log of the local backend's functions, which writes several lines at a time. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BatchedLog, batchLog } from '../local/batchedLog.ts';
import { startFunctions } from '../local/functions.ts';
import { log } from '../supabase/functions/_shared/log.ts';

const written: string[] = [];
let batchedLog: BatchedLog;

beforeEach(() => {
  written.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    written.push(text);
  });
  batchedLog = batchLog();
});
afterEach(() => {
  batchedLog.restore();
  vi.restoreAllMocks();
});

/** The events of the lines of one write. */
const eventsIn = (text: string): unknown[] =>
  text.split('\n').map(line => (JSON.parse(line) as { event: unknown }).event);

test('the batched log writes the lines of parallel requests in one write, in their order', async () => {
  log('first', {});
  log('second', {});
  expect(written).toEqual([]);
  await batchedLog.written();
  log('third', {});
  await batchedLog.written();
  expect(written.map(eventsIn)).toEqual([['first', 'second'], ['third']]);
});

test('the batched log has nothing to write when nothing was logged', async () => {
  await batchedLog.written();
  expect(written).toEqual([]);
});

test('the batched log writes each line immediately after `restore`', () => {
  batchedLog.restore();
  log('first', {});
  expect(written.map(eventsIn)).toEqual([['first']]);
});

test('a function writes the line of a request before it returns the response, when the log is not batched', async () => {
  batchedLog.restore();
  const secret = 'x'.repeat(32);
  const functions = await startFunctions({
    SUPABASE_URL: 'http://localhost:1',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
    SITE_URL: 'http://localhost:2',
    HASH_SECRET: secret,
    DISPATCH_SECRET: secret,
    RESEND_API_KEY: 're_local',
    MAIL_FROM: 'Newsroom <desk@newsroom.example>',
    STAFF_EMAIL: 'desk@newsroom.example',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  });
  const request = new Request('http://localhost:1/functions/v1/contact-submission', { method: 'OPTIONS' });
  const response = await functions.call('contact-submission', request, '127.0.0.1');
  expect(written.join('\n')).toContain(response.headers.get('x-request-id'));
  await functions.finish(0);
});
