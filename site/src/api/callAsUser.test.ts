// Tests of requests that are sent for a signed-in user.
import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { afterEach, expect, test, vi } from 'vitest';
import { getAccessToken, renewAccessToken } from './authService.ts';
import { callAsUser, callFunction } from './callAsUser.ts';

vi.mock('./authService.ts', () => ({
  getAccessToken: vi.fn<() => void>(),
  renewAccessToken: vi.fn<() => void>(),
}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Responds to requests with these HTTP statuses, one after another. Returns the access tokens of the requests. */
function respondWith(...statuses: number[]) {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    tokens.push(new Headers(headers).get('authorization'));
    return Promise.resolve(new Response(null, { status: statuses.shift()! }));
  });
  return tokens;
}

test('callAsUser renews a refused token once', async () => {
  vi.mocked(getAccessToken).mockResolvedValue('old');
  vi.mocked(renewAccessToken).mockResolvedValue('new');
  const tokens = respondWith(401, 401);
  expect((await callFunction('export-data')).status).toBe(401);
  expect(tokens).toEqual(['Bearer old', 'Bearer new']);
});

test('callAsUser returns 401 when the session has ended', async () => {
  vi.mocked(getAccessToken).mockResolvedValue('old');
  vi.mocked(renewAccessToken).mockResolvedValue(undefined);
  respondWith(401);
  expect((await callFunction('export-data')).status).toBe(401);
});

test('callAsUser returns 401 without a request, and tells the session, when no session is stored', async () => {
  // The session gets an event without a key, which means that the storage was cleared.
  const reported: (string | null)[] = [];
  vi.stubGlobal(
    'StorageEvent',
    class {
      key = null;
    },
  );
  vi.stubGlobal('window', { dispatchEvent: ({ key }: StorageEvent) => reported.push(key) });
  vi.mocked(getAccessToken).mockResolvedValue(undefined);
  const tokens = respondWith();
  expect((await callFunction('export-data')).status).toBe(401);
  expect(tokens).toEqual([]);
  expect(reported).toEqual([null]);
});

test('callAsUser renews the token when the database refuses it, and not when a function does', async () => {
  vi.mocked(getAccessToken).mockResolvedValue('old');
  vi.mocked(renewAccessToken).mockResolvedValue('new');
  const ofDatabase = respondWith(403, 200);
  expect((await callAsUser('/rest/v1/application_drafts', {})).status).toBe(200);
  expect(ofDatabase).toEqual(['Bearer old', 'Bearer new']);
  const ofFunction = respondWith(403);
  expect((await callFunction('delete-account')).status).toBe(403);
  expect(ofFunction).toEqual(['Bearer old']);
});

test('callAsUser rejects when the connection fails during the renewal', async () => {
  vi.mocked(getAccessToken).mockResolvedValue('old');
  vi.mocked(renewAccessToken).mockRejectedValue(new AuthRetryableFetchError('Failed to fetch', 0));
  respondWith(401);
  await expect(callFunction('export-data')).rejects.toThrow('Failed to fetch');
});

test('callAsUser sends a given token and does not renew it', async () => {
  const tokens = respondWith(401);
  expect((await callFunction('check-subscription', { token: 'own' })).status).toBe(401);
  expect(tokens).toEqual(['Bearer own']);
});

test('callAsUser stops after 15 s when a call hangs', async () => {
  vi.mocked(getAccessToken).mockResolvedValue('a-token');
  const timeoutController = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
        timeoutController.abort(new DOMException('Timed out', 'TimeoutError'));
      }),
  );
  const hanging = callAsUser('/rest/v1/application_drafts', { signal: new AbortController().signal });
  await expect(hanging).rejects.toThrow('Timed out');
  expect(timeout).toHaveBeenCalledWith(15_000);
});

test.each(['getAccessToken', 'renewAccessToken'] as const)(
  'callFunction stops when %s hangs',
  async hanging => {
    vi.mocked(getAccessToken).mockResolvedValue('old');
    vi.mocked({ getAccessToken, renewAccessToken }[hanging]).mockReturnValue(new Promise(() => {}));
    respondWith(401);
    const timeoutController = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
    const call = callFunction('export-data');
    // In a later task, when the call waits for the function that hangs.
    await new Promise(resolve => {
      setTimeout(resolve);
    });
    timeoutController.abort(new DOMException('Timed out', 'TimeoutError'));
    await expect(call).rejects.toThrow('Timed out');
  },
);
