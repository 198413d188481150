// Tests of the calls about a subscription: its status, and the pages of Stripe where it is bought (checkout) and managed (portal).
import type { SubscriptionStatus } from '@fit-to-print/backend/contracts/subscription';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkSubscription, FailedCall, openPage } from './subscription.ts';

vi.mock('./authService.ts', () => ({
  getAccessToken: () => Promise.resolve('a-token'),
  renewAccessToken: () => Promise.resolve(undefined),
}));

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
/** Lets every request get this response. */
const respondWith = (body: object, status = 200) =>
  fetchMock.mockResolvedValue(Response.json(body, { status }));
/** The first request: the name of its function, and what was sent. */
const sentRequest = () => {
  const [url, { method, headers, body }] = fetchMock.mock.calls[0]!;
  return { name: url.split('/').at(-1), method, headers, body };
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('checkSubscription sends the token and returns the status', async () => {
  const status: SubscriptionStatus = {
    subscribed: true,
    subscription_tier: 'growth',
    subscription_end: '2026-12-20T00:00:00Z',
    cancel_at_period_end: false,
    payment_failed: false,
    other_subscriptions: 0,
    may_have_bought: false,
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

test('checkSubscription fails when the backend does not know whether the subscription is paid', async () => {
  respondWith({
    subscribed: null,
    subscription_tier: null,
    subscription_end: null,
    cancel_at_period_end: false,
    payment_failed: false,
    other_subscriptions: 0,
    may_have_bought: false,
  } satisfies SubscriptionStatus);
  await expect(checkSubscription('a-token', new AbortController().signal)).rejects.toThrow(
    'It is not known whether the subscription is paid.',
  );
});

test('checkSubscription stops when it is aborted', async () => {
  const signal = AbortSignal.abort();
  fetchMock.mockImplementation((_, init) => Promise.reject(init.signal!.reason as Error));
  await expect(checkSubscription('a-token', signal)).rejects.toThrow(/abort/i);
});

test.each([
  ['growth', 'checkout', 'create-checkout', '{"tier":"growth"}'],
  [undefined, 'portal', 'customer-portal', undefined],
] as const)('openPage(%s) opens the %s', async (tier, page, name, body) => {
  respondWith({ url: 'https://pay.example/session' });
  expect(await openPage(tier)).toEqual({ page, url: 'https://pay.example/session' });
  expect(sentRequest()).toMatchObject({ name, body });
});

test('openPage returns null when the session has ended', async () => {
  respondWith({ error: 'You are not signed in, or your session has ended. Sign in again to continue.' }, 401);
  expect(await openPage(undefined)).toBeNull();
});

test('openPage opens the portal when the server refuses a checkout because the user subscribes', async () => {
  fetchMock
    .mockResolvedValueOnce(Response.json({ error: 'You already have a subscription.' }, { status: 409 }))
    .mockResolvedValueOnce(Response.json({ url: 'https://pay.example/portal' }));
  expect(await openPage('growth')).toEqual({
    page: 'portal',
    url: 'https://pay.example/portal',
  });
  expect(fetchMock.mock.calls.map(([url]) => url.split('/').at(-1))).toEqual([
    'create-checkout',
    'customer-portal',
  ]);
});

test.each([
  [
    409,
    { error: 'You have no subscription to manage yet. Choose a package on the rate card first.' },
    'You have no subscription to manage yet. Choose a package on the rate card first.',
  ],
  [429, { error: 'Too many tries. Try again in 3 minutes.' }, 'Too many tries. Try again in 3 minutes.'],
  [500, { message: 'no words for visitors' }, undefined],
])('openPage rejects %i with the reason of the function', async (status, body, reason) => {
  respondWith(body, status);
  const error: unknown = await openPage(undefined).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(FailedCall);
  expect(error).toMatchObject({ status, reason });
});
