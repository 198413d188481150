/** Sign-in with Google, with the local stand-in for Google. */
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { backend } from './runningBackend.ts';

/** A client like the site's, with its own storage, in which it stores the verifier of PKCE. */
function newClient() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return createClient(backend.site.SUPABASE_URL, backend.site.SUPABASE_PUBLISHABLE_KEY, {
    auth: { flowType: 'pkce', storage, detectSessionInUrl: false, autoRefreshToken: false },
  });
}

/** The address to which a request redirects. */
async function redirectOf(url: string, init: RequestInit = {}): Promise<URL> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '');
}

/** Starts a sign-in as the site does, and returns the address of Google's page. */
async function openGooglePage(client = newClient()): Promise<URL> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: `${backend.env.SITE_URL}/pricing`, skipBrowserRedirect: true },
  });
  expect(error).toBeNull();
  return redirectOf(data.url ?? '');
}

/** Chooses an account on Google's page, and returns the code with which Auth redirects to the site. */
async function returnFromGoogle(email: string, client: ReturnType<typeof newClient>): Promise<string> {
  const page = await openGooglePage(client);
  expect(page.origin).toBe(backend.urls.google);
  const html = await (await fetch(page)).text();
  const form = html.split('<form').find(part => part.includes(`value="${email}"`)) ?? '';
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll('&amp;', '&'),
  ]);
  expect(Object.fromEntries(fields)).toMatchObject({ email });
  const action = new URL('/o/oauth2/v2/auth/callback', page);
  const callback = await redirectOf(action.href, { method: 'POST', body: new URLSearchParams(fields) });
  expect(callback.origin).toBe(backend.urls.api);
  const returnUrl = await redirectOf(callback.href);
  expect(returnUrl.origin + returnUrl.pathname).toBe(`${backend.env.SITE_URL}/pricing`);
  expect(returnUrl.hash).toBe('');
  return returnUrl.searchParams.get('code') ?? '';
}

/** Signs in with Google, and returns the access token. */
async function signInWithGoogle(email: string): Promise<string> {
  const client = newClient();
  const { data, error } = await client.auth.exchangeCodeForSession(await returnFromGoogle(email, client));
  expect(error).toBeNull();
  return data.session?.access_token ?? '';
}

test('only the browser that started the sign-in can use the code of the redirect, and only once', async () => {
  const client = newClient();
  const code = await returnFromGoogle('ada@hopyard.example', client);
  const otherClient = newClient();
  await openGooglePage(otherClient);
  expect((await otherClient.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
  expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  expect((await client.auth.exchangeCodeForSession(code)).error).not.toBeNull();
});

test('two sign-ins with one Google account open the same account', async () => {
  const [first, second] = [
    await signInWithGoogle('ada@hopyard.example'),
    await signInWithGoogle('ada@hopyard.example'),
  ];
  const userOf = async (token: string) => (await newClient().auth.getUser(token)).data.user;
  expect(await userOf(first)).toMatchObject({
    email: 'ada@hopyard.example',
    user_metadata: { name: 'Ada Lindqvist' },
  });
  expect((await userOf(second))?.id).toBe((await userOf(first))?.id);
});

test('a cancelled sign-in redirects to the site with the error', async () => {
  const state = (await openGooglePage()).searchParams.get('state') ?? '';
  const query = new URLSearchParams({ error: 'access_denied', state });
  const returnUrl = await redirectOf(`${backend.urls.api}/auth/v1/callback?${query.toString()}`);
  expect(returnUrl.origin + returnUrl.pathname).toBe(`${backend.env.SITE_URL}/pricing`);
  expect(new URLSearchParams(returnUrl.hash.slice(1)).get('error')).toBe('access_denied');
});

test('a Google account has the consents of every account, and is deleted without a password', async () => {
  const token = await signInWithGoogle('grace@foundry.example');
  const callFunction = (name: string) =>
    fetch(`${backend.urls.api}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
  expect(await (await callFunction('export-data')).json()).toMatchObject({
    account: { email: 'grace@foundry.example', sign_in_methods: [{ provider: 'google' }] },
    consents: [
      { document: 'privacy', occasion: 'sign-up' },
      { document: 'terms', occasion: 'sign-up' },
    ],
  });
  expect(await (await callFunction('delete-account')).json()).toEqual({ deleted: true });
  expect((await callFunction('export-data')).status).toBe(401);
});

test('two first sign-ins of one Google account at the same time open the same account', async () => {
  const tokens = await Promise.all([
    signInWithGoogle('grace@foundry.example'),
    signInWithGoogle('grace@foundry.example'),
  ]);
  const users = await Promise.all(tokens.map(token => newClient().auth.getUser(token)));
  const [first, second] = users.map(({ data }) => data.user?.id);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});
