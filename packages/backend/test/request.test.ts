/** The request id, which joins a request's response, its log lines and the reference that a visitor sees. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { edgeFunction } from '../supabase/functions/_shared/edgeFunction.ts';
import { isRequestId, shortRequestId } from '../supabase/functions/_shared/contracts/request.ts';
import { jsonResponse } from '../supabase/functions/_shared/http.ts';
import contactSubmission from '../supabase/functions/contact-submission/index.ts';
import { log, runWithoutRequestId } from '../supabase/functions/_shared/log.ts';
import { unreachableUrl } from './unreachableUrl.ts';

/** The id that a request brings along. */
const sentId = '3F9A0c1e-7b52-4d1c-9e63-0a8f5b2c7d14';
const connectionFrom = (hostname: string) => ({ remoteAddr: { hostname } });
const request = (id?: string) =>
  new Request('http://localhost/', id === undefined ? {} : { headers: { 'x-request-id': id } });

/** Sends a request to a function that handles it with `handle`. */
const callFunction = (handle: () => Promise<Response>, sent = request(), peer?: string) =>
  edgeFunction('a-function', handle).fetch(sent, peer === undefined ? undefined : connectionFrom(peer));

let logLines: Record<string, unknown>[];
beforeEach(() => {
  logLines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    logLines.push(JSON.parse(line) as Record<string, unknown>);
  });
  vi.stubEnv('TRUSTED_PROXIES', '10.0.0.0/8');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('the log lines, the error and the response of a request have the same id, and each request has its own', async () => {
  const sendRequest = () =>
    callFunction(async () => {
      log('begun', {});
      await Promise.resolve();
      log('ended', {});
      return jsonResponse({ error: 'No.' }, 400);
    });
  const responses = await Promise.all([sendRequest(), sendRequest()]);
  const ids = responses.map(response => response.headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  for (const [index, response] of responses.entries()) {
    expect(isRequestId(ids[index])).toBe(true);
    expect(await response.json()).toEqual({ error: 'No.', request_id: ids[index] });
    const logLinesOfRequest = logLines.filter(({ requestId }) => requestId === ids[index]);
    expect(logLinesOfRequest.map(({ event }) => event)).toEqual(['begun', 'ended', 'a-function']);
  }
});

test('an edge function does not add an id to the body of a successful response', async () => {
  const response = await callFunction(async () => jsonResponse({ success: true }, 200));
  expect(await response.json()).toEqual({ success: true });
});

test('an edge function returns 500 without details when its handler throws, and logs the error under the same id', async () => {
  const response = await callFunction(() => Promise.reject(new Error('The cable is cut.')));
  const id = response.headers.get('x-request-id');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    success: false,
    error: 'Something went wrong. Please try again or email us directly.',
    request_id: id,
  });
  expect(logLines).toMatchObject([
    { requestId: id, error: 'The cable is cut.' },
    { requestId: id, status: 500 },
  ]);
});

test('work that ends after the response logs under the id of its request', async () => {
  const later = Promise.withResolvers<void>();
  let work: Promise<void> | undefined;
  const response = await callFunction(async () => {
    work = later.promise.then(() => log('later', {}));
    return jsonResponse({}, 200);
  });
  later.resolve();
  await work;
  expect(logLines.at(-1)).toMatchObject({ event: 'later', requestId: response.headers.get('x-request-id') });
});

test('work for many requests logs without a request id', async () => {
  await callFunction(async () => {
    await runWithoutRequestId(async () => {
      await Promise.resolve();
      log('mail', {});
    });
    return jsonResponse({}, 200);
  });
  expect(logLines[0]).toMatchObject({ event: 'mail' });
  expect(logLines[0]).not.toHaveProperty('requestId');
});

test.each([
  ['a trusted proxy', sentId, '10.1.2.3', true],
  ['a trusted proxy, without hyphens', sentId.replaceAll('-', ''), '10.1.2.3', true],
  ['an untrusted address', sentId, '203.0.113.9', false],
  ['a trusted proxy, in an invalid form', `${sentId}\\n{"event":"forged"}`, '10.1.2.3', false],
  ['a trusted proxy, and empty', '', '10.1.2.3', false],
])('the id of %s is used only if it is valid and its sender is trusted', async (_, id, peer, isUsed) => {
  const response = await callFunction(async () => jsonResponse({}, 200), request(id), peer);
  const responseId = response.headers.get('x-request-id');
  expect(isRequestId(responseId)).toBe(true);
  expect(responseId === id).toBe(isUsed);
});

test('the error page of a form without script shows the reference and the submitted text', async () => {
  for (const [name, value] of Object.entries({
    SUPABASE_URL: unreachableUrl,
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
    SITE_URL: 'https://newsroom.studio',
    HASH_SECRET: 'x'.repeat(40),
    DISPATCH_SECRET: 'y'.repeat(40),
    RESEND_API_KEY: 're_x',
    MAIL_FROM: 'Newsroom <desk@newsroom.studio>',
    STAFF_EMAIL: 'desk@newsroom.studio',
  })) {
    vi.stubEnv(name, value);
  }
  const body = new URLSearchParams({
    name: 'Ada',
    email: 'ada@hopyard.example',
    message: 'Hops.',
    inquiry_type: 'consultation',
  });
  const response = await contactSubmission.fetch(new Request('http://localhost/', { method: 'POST', body }));
  const page = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(page).toContain(`Reference ${shortRequestId(response.headers.get('x-request-id')!)}`);
  expect(page).toContain('Hops.');
});

test('the reference is the start of the id', () => {
  expect(shortRequestId(sentId)).toBe('3f9a0c1e');
});
