/** Tests which code of the functions may send requests, and to which addresses. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { allowedFetch } from '../supabase/functions/_shared/allowedFetch.ts';

const folder = join(import.meta.dirname, '../supabase/functions');

/**
 * Finds code that sends requests: a call of the global `fetch` or a client of Stripe, with the start of its first argument, and imports
 * of other modules that send requests. `fetch(request` is a function's own method, and does not count.
 */
const outgoing =
  /\b((?:fetch|new Stripe)\((?!request).*?(?=\/|[,)]))|^import (?!type).* from '((?:node:)?(?:https?|http2|tls|dgram)|undici|@supabase\/.*)'/gm;

test('the functions send requests only to origins of the settings and to public addresses', () => {
  const calls = globSync('**/*.ts', { cwd: folder }).flatMap(file => {
    const source = readFileSync(join(folder, file), 'utf8');
    return [...source.matchAll(outgoing)].map(([, call, module]) => `${file}: ${call ?? module}`);
  });
  expect(new Set(calls)).toEqual(
    new Set([
      // Rejects other origins than those of the settings: the tests below.
      '_shared/allowedFetch.ts: fetch(input',
      // Sends its requests through allowedFetch: test/functions.test.ts.
      '_shared/stripe.ts: new Stripe(secretKey',
      // publicRequest.ts checks the address before it connects: test/placements.test.ts.
      '_shared/publicRequest.ts: node:http',
      '_shared/publicRequest.ts: node:https',
    ]),
  );
});

describe('allowedFetch', () => {
  /** Sets the addresses, and returns the requests that reach the network. */
  function recordRequests(settings: Readonly<Record<string, string>> = {}) {
    const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', network);
    const addresses = { SUPABASE_URL: 'https://project.supabase.co', RESEND_API_URL: '', STRIPE_API_URL: '' };
    for (const [name, value] of Object.entries({ ...addresses, ...settings })) vi.stubEnv(name, value);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      vi.unstubAllEnvs();
    });
    return network.mock.calls;
  }

  test.each([
    'https://project.supabase.co/rest/v1/rpc/health',
    'https://api.resend.com/emails',
    'https://api.stripe.com/v1/prices',
  ])('sends a request to %s, and forbids redirects', async address => {
    const requests = recordRequests();
    await allowedFetch(address, { method: 'POST', redirect: 'follow' });
    expect(requests).toEqual([[address, { method: 'POST', redirect: 'error' }]]);
  });

  test('sends a request to an origin that a setting names in place of the default', async () => {
    const requests = recordRequests({ STRIPE_API_URL: 'https://stripe.example' });
    await allowedFetch(new Request('https://stripe.example/v1/prices'));
    await expect(allowedFetch('https://api.stripe.com/v1/prices')).rejects.toThrow(
      'No setting allows requests to https://api.stripe.com.',
    );
    expect(requests).toHaveLength(1);
  });

  test.each([
    'https://attacker.example/',
    'http://project.supabase.co/',
    'https://project.supabase.co:8443/',
    'https://project.supabase.co.attacker.example/',
    'https://project.supabase.co@attacker.example/',
    'data:text/plain,x',
  ])('rejects %s before it connects', async address => {
    const requests = recordRequests({ RESEND_API_URL: 'malformed' });
    await expect(allowedFetch(new URL(address))).rejects.toThrow('No setting allows requests to');
    expect(requests).toEqual([]);
  });
});
