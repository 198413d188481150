import type { SubscriptionStatus } from '@fit-to-print/backend/contracts/subscription';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSubscription, fetchHostedPageUrl } from './subscription.ts';

vi.mock('./authService.ts', () => ({
  getAccessToken: () => Promise.resolve('a-token'),
  renewAccessToken: () => Promise.resolve(undefined),
}));

const call = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const respondWith = (body: object, status = 200) => call.mockResolvedValue(Response.json(body, { status }));
const sentRequest = () => {
  const [url, { method, headers, body }] = call.mock.calls[0]!;
  return { name: url.split('/').at(-1), method, headers, body };
};

beforeEach(() => {
  vi.stubGlobal('fetch', call.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('checkSubscription sends the token and returns the status', async () => {
  const status: SubscriptionStatus = {
    subscribed: true,
    subscription_tier: 'growth',
    subscription_end: '2026-12-20T00:00:00Z',
  };
  respondWith(status);
  expect(await checkSubscription('a-token', new AbortController().signal)).toEqual(status);
  expect(sentRequest()).toEqual({
    name: 'check-subscription',
    method: 'POST',
    headers: { authorization: 'Bearer a-token' },
    body: undefined,
  });
});

test('checkSubscription stops when it is aborted', async () => {
  const signal = AbortSignal.abort();
  call.mockImplementation((_, init) => Promise.reject(init.signal!.reason as Error));
  await expect(checkSubscription('a-token', signal)).rejects.toThrow(/abort/i);
});

test.each([
  ['checkout', 'growth', 'create-checkout', '{"tier":"growth"}'],
  ['checkout', undefined, 'create-checkout', undefined],
  ['portal', 'growth', 'customer-portal', undefined],
] as const)('fetchHostedPageUrl(%s, %s) calls %s', async (page, tier, name, body) => {
  respondWith({ url: 'https://pay.example/session' });
  expect(await fetchHostedPageUrl(page, tier)).toBe('https://pay.example/session');
  expect(sentRequest()).toMatchObject({ name, body });
});

test('fetchHostedPageUrl returns null when the session has ended', async () => {
  respondWith({ error: 'Sign in again to go on.' }, 401);
  expect(await fetchHostedPageUrl('portal', undefined)).toBeNull();
});

test('fetchHostedPageUrl rejects any other response', async () => {
  respondWith({ error: 'You subscribe already.' }, 409);
  await expect(fetchHostedPageUrl('checkout', undefined)).rejects.toThrow('create-checkout answered 409.');
});
