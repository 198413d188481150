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

/** Where a browser is sent next. */
async function follow(url: string, init: RequestInit = {}): Promise<URL> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

/** Begins, as the site does, and ends on Google's page. */
async function begin(supabase: ReturnType<typeof client>, redirectTo = `${stack.env.SITE_URL}/pricing`) {
  const { data, error } = await supabase.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  expect(error).toBeNull();
  return follow(data.url ?? '');
}

/** Chooses an account there; ends where Auth leads. */
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

test('signs in by way of a page on which an account is chosen, and a code that only this browser can redeem', async () => {
  const supabase = client('pkce');
  const page = await begin(supabase);
  expect(page.origin).toBe(stack.urls.google);
  const back = await choose(page, 'ada@hopyard.example');
  expect(back.origin + back.pathname).toBe(`${stack.env.SITE_URL}/pricing`);
  const code = back.searchParams.get('code') ?? '';

  const stranger = await client('pkce').auth.exchangeCodeForSession(code);
  expect(stranger.data.session).toBeNull();
  const { data, error } = await supabase.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: 'ada@hopyard.example', user_metadata: { name: 'Ada Lindqvist' } });
  const again = await supabase.auth.exchangeCodeForSession(code);
  expect(again.data.session).toBeNull();
});

test('signs in with the session in the address, where no code is asked for; the second time into the same account', async () => {
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

describe('what goes wrong', () => {
  test('a visitor who thinks better of it comes back with words for it', async () => {
    const page = await begin(client('implicit'));
    const state = page.searchParams.get('state') ?? '';
    const back = await follow(
      `${stack.urls.api}/auth/v1/callback?${String(new URLSearchParams({ error: 'access_denied', state }))}`,
    );
    expect(back.origin + back.pathname).toBe(`${stack.env.SITE_URL}/pricing`);
    expect(new URLSearchParams(back.hash.slice(1)).get('error')).toBe('access_denied');
  });

  test('nobody is led anywhere else than to the site', async () => {
    const back = await choose(
      await begin(client('implicit'), 'https://evil.example/'),
      'ada@hopyard.example',
    );
    expect(back.origin).toBe(stack.env.SITE_URL);
  });
});

test('an account of Google has agreed to what every account has, and is deleted without a password', async () => {
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
