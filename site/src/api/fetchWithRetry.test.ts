import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithRetry } from './fetchWithRetry.ts';

const answer = (status: number, retryAfter?: string) =>
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

/** Calls against a server that gives these answers, the last of them for ever; tells when it was called, in ms. */
async function against(answers: (Response | Error)[], signal = new AbortController().signal) {
  const start = Date.now();
  const calledAt: number[] = [];
  vi.stubGlobal('fetch', () => {
    const next = answers[Math.min(calledAt.length, answers.length - 1)]!;
    calledAt.push(Date.now() - start);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const settled = fetchWithRetry('https://api.example/', { signal }).then(
    response => response.status,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return { calledAt, result: await settled };
}

test.each([502, 503, 504])('retries after %i until the request succeeds', async status => {
  const { calledAt, result } = await against([answer(status), answer(status), answer(200)]);
  expect(result).toBe(200);
  expect(calledAt).toEqual([0, 200, 600]);
});

test('backs off from 200 ms, doubling, and returns the fifth response', async () => {
  const { calledAt, result } = await against([answer(503)]);
  expect(result).toBe(503);
  expect(calledAt).toEqual([0, 200, 600, 1400, 3000]);
});

test('jitter shortens a wait by half at most', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { calledAt } = await against([answer(503), answer(200)]);
  expect(calledAt).toEqual([0, 100]);
});

test.each([
  ['seconds', '2'],
  ['a date', 'Fri, 20 Nov 2026 12:00:02 GMT'],
])('Retry-After in %s is honored', async (_, retryAfter) => {
  const { calledAt } = await against([answer(503, retryAfter), answer(200)]);
  expect(calledAt).toEqual([0, 2000]);
});

test('a Retry-After in the past, or an invalid one, does not shorten the backoff', async () => {
  const past = answer(503, 'Fri, 20 Nov 2026 11:00:00 GMT');
  expect((await against([past, answer(200)])).calledAt).toEqual([0, 200]);
  expect((await against([answer(503, 'soon'), answer(200)])).calledAt).toEqual([0, 200]);
});

test('returns the response when Retry-After is too long', async () => {
  const { calledAt, result } = await against([answer(503, '120'), answer(200)]);
  expect(result).toBe(503);
  expect(calledAt).toEqual([0]);
});

test.each([200, 400, 409, 429, 500])('does not retry after %i', async status => {
  const { calledAt, result } = await against([answer(status, '1'), answer(200)]);
  expect(result).toBe(status);
  expect(calledAt).toEqual([0]);
});

test('does not retry a failed connection, because the server may have processed the request', async () => {
  const broken = new TypeError('Failed to fetch');
  const { calledAt, result } = await against([broken, answer(200)]);
  expect(result).toBe(broken);
  expect(calledAt).toEqual([0]);
});

test('aborting ends the wait', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 100);
  const { calledAt, result } = await against([answer(503)], controller.signal);
  expect(result).toMatchObject({ name: 'AbortError' });
  expect(calledAt).toEqual([0]);
});
