// Tests of requests that are repeated after a gateway error.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithRetry } from './fetchWithRetry.ts';

const response = (status: number, retryAfter?: string) =>
  new Response(null, { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Calls a server that sends these responses, the last one repeatedly. Returns the times of the requests in ms. */
async function callServer(responses: (Response | Error)[], signal = new AbortController().signal) {
  const start = Date.now();
  const calledAt: number[] = [];
  vi.stubGlobal('fetch', () => {
    const next = responses[Math.min(calledAt.length, responses.length - 1)]!;
    calledAt.push(Date.now() - start);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const settled = fetchWithRetry('https://api.example/', { signal }).then(
    ({ status }) => status,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return { calledAt, result: await settled };
}

test.each([502, 503, 504])('fetchWithRetry retries after %i until the request succeeds', async status => {
  const { calledAt, result } = await callServer([response(status), response(status), response(200)]);
  expect(result).toBe(200);
  expect(calledAt).toEqual([0, 200, 600]);
});

test('fetchWithRetry backs off from 200 ms, doubling, and returns the fifth response', async () => {
  const { calledAt, result } = await callServer([response(503)]);
  expect(result).toBe(503);
  expect(calledAt).toEqual([0, 200, 600, 1400, 3000]);
});

test('jitter shortens a wait by half at most', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { calledAt } = await callServer([response(503), response(200)]);
  expect(calledAt).toEqual([0, 100]);
});

test.each([
  ['seconds', '2'],
  ['a date', 'Fri, 20 Nov 2026 12:00:02 GMT'],
])('Retry-After in %s is honored', async (_, retryAfter) => {
  const { calledAt } = await callServer([response(503, retryAfter), response(200)]);
  expect(calledAt).toEqual([0, 2000]);
});

test('a Retry-After in the past, or an invalid one, does not shorten the backoff', async () => {
  const past = response(503, 'Fri, 20 Nov 2026 11:00:00 GMT');
  expect((await callServer([past, response(200)])).calledAt).toEqual([0, 200]);
  expect((await callServer([response(503, 'soon'), response(200)])).calledAt).toEqual([0, 200]);
});

test('fetchWithRetry returns the response when Retry-After is too long', async () => {
  const { calledAt, result } = await callServer([response(503, '120'), response(200)]);
  expect(result).toBe(503);
  expect(calledAt).toEqual([0]);
});

test.each([200, 400, 409, 429, 500])('fetchWithRetry does not retry after %i', async status => {
  const { calledAt, result } = await callServer([response(status, '1'), response(200)]);
  expect(result).toBe(status);
  expect(calledAt).toEqual([0]);
});

test('fetchWithRetry does not retry a failed connection, because the server may have processed the request', async () => {
  const broken = new TypeError('Failed to fetch');
  const { calledAt, result } = await callServer([broken, response(200)]);
  expect(result).toBe(broken);
  expect(calledAt).toEqual([0]);
});

test('aborting ends the wait', async () => {
  const controller = new AbortController();
  // The first attempt has failed by then, and the second one waits for 200 ms.
  setTimeout(() => controller.abort(), 100);
  const { calledAt, result } = await callServer([response(503)], controller.signal);
  expect(result).toMatchObject({ name: 'AbortError' });
  expect(calledAt).toEqual([0]);
});
