import type { SubscriptionStatus } from '@fit-to-print/backend/contracts/subscription';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renewedToken } from '../session/session.ts';
import { hostedPage } from './hostedPage.ts';
import { checkSubscription } from './subscription.ts';

vi.mock('../session/session.ts', () => ({ renewedToken: vi.fn<typeof renewedToken>() }));

const call = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (body: object, status = 200) => call.mockResolvedValue(Response.json(body, { status }));
const asked = () => {
  const [url, { method, headers, body }] = call.mock.calls[0]!;
  return { name: url.split('/').at(-1), method, headers, body };
};

beforeEach(() => {
  vi.stubGlobal('fetch', call.mockReset());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a check sends the token, and reads what is subscribed to', async () => {
  const status: SubscriptionStatus = {
    subscribed: true,
    subscription_tier: 'Growth',
    subscription_end: '2026-12-20T00:00:00Z',
  };
  answer(status);
  expect(await checkSubscription('a-token', new AbortController().signal)).toEqual(status);
  expect(asked()).toEqual({
    name: 'check-subscription',
    method: 'POST',
    headers: { authorization: 'Bearer a-token' },
    body: undefined,
  });
});

test('a check that is overtaken is given up', async () => {
  const signal = AbortSignal.abort();
  call.mockImplementation((_, init) => Promise.reject(init.signal!.reason as Error));
  await expect(checkSubscription('a-token', signal)).rejects.toThrow(/abort/i);
});

test.each([
  ['checkout', 'Growth', 'create-checkout', '{"tier":"Growth"}'],
  ['checkout', undefined, 'create-checkout', undefined],
  ['portal', 'Growth', 'customer-portal', undefined],
] as const)('%s for %s: %s', async (page, tier, name, body) => {
  answer({ url: 'https://pay.example/session' });
  expect(await hostedPage(page, 'a-token', tier)).toBe('https://pay.example/session');
  expect(asked()).toMatchObject({ name, body });
});

test('whatever is not a plain answer rejects', async () => {
  answer({ error: 'You subscribe already.' }, 409);
  await expect(hostedPage('checkout', 'a-token', undefined)).rejects.toThrow('create-checkout answered 409.');
});

test('a token that is refused is renewed, once', async () => {
  const refused = () => Promise.resolve(Response.json({ error: 'Sign in again to go on.' }, { status: 401 }));
  vi.mocked(renewedToken).mockResolvedValue('another');
  call.mockImplementationOnce(refused);
  call.mockResolvedValueOnce(Response.json({ url: 'https://pay.example/session' }));
  expect(await hostedPage('portal', 'a-token', undefined)).toBe('https://pay.example/session');
  expect(call.mock.calls.map(([, { headers }]) => headers)).toEqual([
    { authorization: 'Bearer a-token' },
    { authorization: 'Bearer another' },
  ]);
  call.mockReset().mockImplementation(refused);
  await expect(hostedPage('portal', 'a-token', undefined)).rejects.toThrow('customer-portal answered 401.');
  expect(call).toHaveBeenCalledTimes(2);
  vi.mocked(renewedToken).mockResolvedValue(undefined);
  call.mockClear();
  await expect(hostedPage('portal', 'a-token', undefined)).rejects.toThrow('answered 401.');
  expect(call).toHaveBeenCalledTimes(1);
});
