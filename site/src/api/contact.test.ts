// Tests of sending the contact form: what is sent, with which attribution (where the visitor came from), and what each answer means.
import { createHash, randomUUID } from 'node:crypto';
import { idempotencyTextOf, inquiryType, validateContact } from '@fit-to-print/backend/contracts/contact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contactUrl, sendMessage, validateMessage } from './contact.ts';

const values = {
  name: 'Ada Lindqvist',
  email: 'ada@hopyard.example',
  phone: '',
  city: 'Milwaukee',
  message: 'Hops by subscription.',
  inquiry_type: inquiryType,
  leave_blank: '',
};
const request = { values };
const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const { signal } = new AbortController();

/** A session storage with this record of the first page of the visit. */
const storageWith = (landing: string | null) => ({ getItem: () => landing });
const sentBodies = () =>
  fetchMock.mock.calls.map(([, { body }]) => JSON.parse(body as string) as Record<string, unknown>);
const sentBody = () => sentBodies()[0];
const sentKeys = () => sentBodies().map(({ idempotencyKey }) => idempotencyKey);

/** The key that the function derives if a message comes without one. */
function keyOfFunction(message: object): string {
  const checked = validateContact(message);
  if (!checked.ok) throw new Error('The message is not valid.');
  return createHash('sha256').update(idempotencyTextOf(checked.value, new Date())).digest('hex');
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset().mockResolvedValue(Response.json({ success: true })));
  vi.stubGlobal('sessionStorage', storageWith(null));
  vi.stubGlobal('location', { href: 'https://site.example/contact' });
  vi.stubGlobal('document', { referrer: '' });
  vi.spyOn(performance, 'now').mockReturnValue(4999.4);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sendMessage sends a request that passes the checks of the function, with its idempotency key', async () => {
  expect(validateMessage(values)).toEqual({});
  expect(await sendMessage(request, signal)).toEqual({ accepted: true });
  expect(fetchMock.mock.calls[0]![0]).toBe(contactUrl);
  expect(sentBody()).toEqual({
    ...values,
    idempotencyKey: keyOfFunction(values),
    elapsedMs: 5000,
    landingPage: '/contact',
  });
});

describe('the idempotency key', () => {
  /** The module remembers keys by words, so each test has its own. */
  const newRequest = () => ({ values: { ...values, message: `Hops by subscription, ${randomUUID()}.` } });

  test('is the same for a retry after a failure, also after midnight', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T23:59:59Z') });
    const sent = newRequest();
    const key = keyOfFunction(sent.values);
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(sendMessage(sent, signal)).rejects.toThrow('Failed to fetch');
    vi.setSystemTime(new Date('2026-11-30T00:00:01Z'));
    fetchMock.mockResolvedValueOnce(Response.json({ success: false }, { status: 500 }));
    await sendMessage(sent, signal);
    await sendMessage({ values: { ...sent.values, name: ` ${sent.values.name} ` } }, signal);
    expect(sentKeys()).toEqual([key, key, key]);
  });

  test('is the same in a document that has been loaded anew, and in another tab', async () => {
    const sent = newRequest();
    await sendMessage(sent, signal);
    vi.resetModules();
    const { sendMessage: sendAfterReload } = await import('./contact.ts');
    await sendAfterReload(sent, signal);
    expect(sentKeys()).toEqual([keyOfFunction(sent.values), keyOfFunction(sent.values)]);
  });

  test('is another one for other words', async () => {
    await sendMessage(newRequest(), signal);
    await sendMessage(newRequest(), signal);
    const [first, second] = sentKeys();
    expect(second).not.toBe(first);
  });

  test('is another one when the same words are sent again after they were accepted, and the same for a retry of these', async () => {
    const sent = newRequest();
    await sendMessage(sent, signal);
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(sendMessage(sent, signal)).rejects.toThrow('Failed to fetch');
    await sendMessage(sent, signal);
    const [first, second, retried] = sentKeys();
    expect(second).toMatch(/^[\w-]{8,64}$/);
    expect(second).not.toBe(first);
    expect(retried).toBe(second);
  });

  test('is left to the function on a page without TLS', async () => {
    vi.stubGlobal('crypto', {});
    expect(await sendMessage(newRequest(), signal)).toEqual({ accepted: true });
    expect(sentBody()).not.toHaveProperty('idempotencyKey');
  });
});

test('validateMessage reports problems by field, with the messages of the API contract', () => {
  expect(validateMessage({ ...values, name: ' ' })).toEqual({ name: 'Enter your name.' });
});

describe('attribution', () => {
  test('is the first page of the visit', async () => {
    vi.stubGlobal(
      'sessionStorage',
      storageWith(
        JSON.stringify({
          url: 'https://site.example/pricing?utm_source=letter&token=x',
          referrer: 'https://news.example/',
        }),
      ),
    );
    await sendMessage(request, signal);
    expect(sentBody()).toMatchObject({
      utm_source: 'letter',
      landingPage: '/pricing',
      referrer: 'https://news.example/',
    });
  });

  test.each([
    ['holds invalid JSON', storageWith('{"url":')],
    ['holds another value', storageWith('7')],
    [
      'throws',
      {
        getItem: () => {
          throw new DOMException('Denied.', 'SecurityError');
        },
      },
    ],
  ])('is the current page when storage %s', async (_, storage) => {
    vi.stubGlobal('sessionStorage', storage);
    expect(await sendMessage(request, signal)).toEqual({ accepted: true });
    expect(sentBody()).toMatchObject({ landingPage: '/contact' });
  });
});

test.each([
  ['success: false', Response.json({ success: false, error: 'No.' })],
  ['success: false with status 500', Response.json({ success: false, error: 'No.' }, { status: 500 })],
  ['success: true with status 500', Response.json({ success: true }, { status: 500 })],
  ['429 from a gateway', new Response('<h1>Slow down</h1>', { status: 429 })],
  ['HTML instead of JSON', new Response('<h1>Welcome to the hotel’s Wi-Fi</h1>')],
  ['an empty response', new Response(null, { status: 204 })],
  ['null', Response.json(null)],
])('sendMessage treats %s as rejected and does not retry', async (_, response) => {
  fetchMock.mockResolvedValue(response);
  expect(await sendMessage(request, signal)).toEqual({ accepted: false });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('sendMessage returns when to try again if the function refuses too many messages', async () => {
  const error = 'Too many tries. Try again in 12 minutes.';
  fetchMock.mockResolvedValue(Response.json({ success: false, error }, { status: 429 }));
  expect(await sendMessage(request, signal)).toEqual({ accepted: false, message: error });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("sendMessage returns the function's problems by field", async () => {
  const fields = { email: 'Enter your email address.' };
  fetchMock.mockResolvedValue(Response.json({ success: false, error: 'No.', fields }, { status: 400 }));
  expect(await sendMessage(request, signal)).toEqual({ accepted: false, problems: fields });
});

test('sendMessage returns the reference of a rejected request, unless a gateway rejected it', async () => {
  const rejectWithId = (id: unknown) =>
    fetchMock.mockResolvedValue(
      Response.json({ success: false, error: 'No.', request_id: id }, { status: 500 }),
    );
  rejectWithId('3f9a0c1e-7b52-4d1c-9e63-0a8f5b2c7d14');
  expect(await sendMessage(request, signal)).toEqual({ accepted: false, reference: '3f9a0c1e' });
  rejectWithId('<b>Call this number</b>');
  expect(await sendMessage(request, signal)).toEqual({ accepted: false });
});

test('sendMessage sends the same request again after a gateway error', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fetchMock.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const outcome = sendMessage(request, signal);
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual({ accepted: true });
  expect(fetchMock.mock.calls[1]).toEqual(fetchMock.mock.calls[0]);
});

test('sendMessage waits until the minimum time has passed', async () => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  const outcome = sendMessage(request, signal);
  await vi.advanceTimersByTimeAsync(1999);
  expect(fetchMock).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ accepted: true });
  expect(sentBody()).toMatchObject({ elapsedMs: 2000 });
});

test('sendMessage rejects when the connection fails', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(sendMessage(request, signal)).rejects.toThrow('Failed to fetch');
});
