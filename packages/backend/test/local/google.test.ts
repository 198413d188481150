import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../local/stack.ts';
import { startTestStack } from '../contract/target.ts';

let stack: Stack;
let discard: () => Promise<void>;
beforeAll(async () => {
  ({ stack, discard } = await startTestStack());
});
afterAll(() => discard());

const client = (flowType: 'pkce' | 'implicit') =>
  createClient(stack.site.SUPABASE_URL, stack.site.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, flowType, storageKey: `sb-${crypto.randomUUID()}` },
  });

/** The address to which a request redirects. */
async function follow(url: string, init: RequestInit = {}): Promise<URL> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

/** Starts a sign-in as the site does, and returns the address of Google's page. */
async function begin(supabase: ReturnType<typeof client>, redirectTo = `${stack.env.SITE_URL}/pricing`) {
  const { data, error } = await supabase.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  expect(error).toBeNull();
  return follow(data.url ?? '');
}

/** Chooses an account on Google's page, and returns the address to which Auth redirects. */
async function choose(page: URL, email: string): Promise<URL> {
  const html = await (await fetch(page)).text();
  const form = html.split('<form').find(part => part.includes(`value="${email}"`)) ?? '';
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&amp;', '&'),
  ]);
  expect(Object.fromEntries(fields)).toMatchObject({ email });
  const action = new URL('/o/oauth2/v2/auth/callback', page);
  const callback = await follow(action.href, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  expect(callback.origin).toBe(stack.urls.api);
  return follow(callback.href);
}

test('signs in by PKCE: only the client that started the sign-in can redeem the code, once', async () => {
  const supabase = client('pkce');
  const page = await begin(supabase);
  expect(page.origin).toBe(stack.urls.google);
  const back = await choose(page, 'ada@hopyard.example');
  expect(back.origin + back.pathname).toBe(`${stack.env.SITE_URL}/pricing`);
  const code = back.searchParams.get('code') ?? '';

  const otherClient = await client('pkce').auth.exchangeCodeForSession(code);
  expect(otherClient.data.session).toBeNull();
  const { data, error } = await supabase.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: 'ada@hopyard.example', user_metadata: { name: 'Ada Lindqvist' } });
  const repeated = await supabase.auth.exchangeCodeForSession(code);
  expect(repeated.data.session).toBeNull();
});

test('signs in by the implicit flow, the second time into the same account', async () => {
  const ids = [];
  for (const supabase of [client('implicit'), client('implicit')]) {
    const back = await choose(await begin(supabase), 'grace@foundry.example');
    const answer = new URLSearchParams(back.hash.slice(1));
    const { data } = await supabase.auth.getUser(answer.get('access_token') ?? '');
    expect(data.user?.email).toBe('grace@foundry.example');
    ids.push(data.user?.id);
  }
  expect(ids[1]).toBe(ids[0]);
});

describe('errors', () => {
  test('a cancelled sign-in redirects to the site with the error', async () => {
    const page = await begin(client('implicit'));
    const state = page.searchParams.get('state') ?? '';
    const back = await follow(
      `${stack.urls.api}/auth/v1/callback?${String(new URLSearchParams({ error: 'access_denied', state }))}`,
    );
    expect(back.origin + back.pathname).toBe(`${stack.env.SITE_URL}/pricing`);
    expect(new URLSearchParams(back.hash.slice(1)).get('error')).toBe('access_denied');
  });

  test('a redirect address on another site is replaced by the site', async () => {
    const back = await choose(
      await begin(client('implicit'), 'https://evil.example/'),
      'ada@hopyard.example',
    );
    expect(back.origin).toBe(stack.env.SITE_URL);
  });
});

test('a Google account has the consents of every account, and is deleted without a password', async () => {
  const back = await choose(await begin(client('implicit')), 'grace@foundry.example');
  const token = new URLSearchParams(back.hash.slice(1)).get('access_token') ?? '';
  const call = async (name: string) => {
    const url = `${stack.urls.api}/functions/v1/${name}`;
    return fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  };
  expect(await (await call('export-data')).json()).toMatchObject({
    account: { email: 'grace@foundry.example', sign_in_methods: [{ provider: 'google' }] },
    consents: [
      { document: 'privacy', occasion: 'sign-up' },
      { document: 'terms', occasion: 'sign-up' },
    ],
  });
  expect(await (await call('delete-account')).json()).toEqual({ deleted: true });
  expect((await call('export-data')).status).toBe(401);
});
