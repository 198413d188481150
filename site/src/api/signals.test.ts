// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./backend.ts', () => ({ backendUrl: 'https://ref.supabase.co' }));

/** The request with which a page reports its errors to the backend. */
const send = vi.fn<typeof fetch>();
let signals: typeof import('./signals.ts');

beforeEach(async () => {
  vi.resetModules();
  send.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', send);
  Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true });
  signals = await import('./signals.ts');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.unstubAllGlobals();
});

test('reportSiteError reports the class, text, page and place of an error, without cookies', () => {
  const error = new TypeError('x is not a function');
  error.stack = 'TypeError: x is not a function\n at f (https://site.example/assets/app-1.js:1:2048)';
  history.replaceState(null, '', '/pricing?q=ada#top');
  signals.reportSiteError(error);
  const [url, init] = send.mock.calls[0]!;
  expect(url).toBe('https://ref.supabase.co/functions/v1/report-signals');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  expect(JSON.parse(init!.body as string)).toEqual({
    signals: [
      { kind: 'error', name: 'TypeError', page: '/pricing', detail: 'x is not a function app-1.js:1:2048' },
    ],
  });
});

test('reportSiteError reports three errors of a page at most', () => {
  for (let count = 0; count < 5; count += 1) signals.reportSiteError(new Error('Again.'));
  expect(send).toHaveBeenCalledTimes(3);
});

test('reportSiteError reports only once an error that two listeners have seen', () => {
  const error = new Error('Seen twice.');
  signals.reportSiteError(error);
  signals.reportSiteError(error);
  expect(send).toHaveBeenCalledOnce();
});

test('reportSiteError reports nothing with Global Privacy Control', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  signals.reportSiteError(new Error('Private.'));
  expect(send).not.toHaveBeenCalled();
});

test('reportSiteError reports nothing from a browser that a program drives', () => {
  Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
  signals.reportSiteError(new Error('A crawler.'));
  expect(send).not.toHaveBeenCalled();
});
