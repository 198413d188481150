import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { signInLocally, stack } from './stack.ts';

const credentials = () => ({ email: `ada@${randomUUID()}.test.example`, password: 'blue-pencil' });

/** The links in the mails to an address, the latest first. */
async function linksTo(email: string): Promise<URL[]> {
  const response = await fetch(new URL('/emails', stack.urls.inbox));
  const { data } = (await response.json()) as { data: { to: string[]; html: string; created_at: string }[] };
  return data
    .filter(({ to }) => to.includes(email))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .flatMap(({ html }) => /href="([^"]+\/verify[^"]+)"/.exec(html)?.slice(1) ?? [])
    .map(href => new URL(href.replaceAll('&amp;', '&')));
}

/** Waits for `count` mails to an address, and returns the link in the latest. */
async function latestLink(email: string, count = 1): Promise<URL> {
  await expect.poll(() => linksTo(email), { timeout: 30_000 }).toHaveLength(count);
  return (await linksTo(email))[0]!;
}

/** The address to which a link redirects. */
const open = async (link: URL) =>
  new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '');

const client = () =>
  createClient(stack.site.SUPABASE_URL, stack.site.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false },
  });

test('the link in the sign-up mail confirms the address and redirects to emailRedirectTo, signed in', async () => {
  const ada = credentials();
  const emailRedirectTo = `${stack.env.SITE_URL}/application`;
  const { data, error } = await client().auth.signUp({ ...ada, options: { emailRedirectTo } });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  const rejected = await client().auth.signInWithPassword(ada);
  expect(rejected.error?.code).toBe('email_not_confirmed');

  const link = await latestLink(ada.email);
  expect(link.origin).toBe(stack.urls.api);
  const opened = await fetch(link, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toMatch(new RegExp(`^${emailRedirectTo}#access_token=`));

  const repeated = await fetch(link, { redirect: 'manual' });
  expect(repeated.headers.get('location')).toContain('error_code=otp_expired');
});

describe('a second confirmation mail', () => {
  test('is sent on request, redirects to its emailRedirectTo, and invalidates the first', async () => {
    const ada = credentials();
    await client().auth.signUp(ada);
    const first = await latestLink(ada.email);
    const emailRedirectTo = `${stack.env.SITE_URL}/application`;
    const { error } = await client().auth.resend({
      type: 'signup',
      email: ada.email,
      options: { emailRedirectTo },
    });
    expect(error).toBeNull();

    const second = await latestLink(ada.email, 2);
    expect((await open(first)).hash).toContain('error_code=otp_expired');
    const back = await open(second);
    expect(back.href).toContain(`${emailRedirectTo}#access_token=`);
    expect((await client().auth.signInWithPassword(ada)).error).toBeNull();
  });

  test('is sent when an address signs up again, which keeps the first password', async () => {
    const ada = credentials();
    const first = await client().auth.signUp(ada);
    const { data, error } = await client().auth.signUp({ ...ada, password: 'another-password' });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(first.data.user?.id);
    expect((await open(await latestLink(ada.email, 2))).hash).toContain('access_token=');
    expect((await client().auth.signInWithPassword(ada)).error).toBeNull();
  });

  test('is not sent to a confirmed or unknown address, and the response is the same', async () => {
    const ada = credentials();
    await client().auth.signUp(ada);
    await open(await latestLink(ada.email));
    const { data, error } = await client().auth.signUp(ada);
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { email: ada.email, identities: [] } });
    for (const email of [ada.email, credentials().email]) {
      expect((await client().auth.resend({ type: 'signup', email })).error).toBeNull();
    }
    expect(await linksTo(ada.email)).toHaveLength(1);
  });
});

describe('a password reset', () => {
  test('works once, by a mail whose link redirects to redirectTo', async () => {
    const ada = credentials();
    await client().auth.signUp(ada);
    await open(await latestLink(ada.email));
    const redirectTo = `${stack.env.SITE_URL}/auth`;
    expect((await client().auth.resetPasswordForEmail(ada.email, { redirectTo })).error).toBeNull();

    const link = await latestLink(ada.email, 2);
    const back = await open(link);
    expect(back.origin + back.pathname).toBe(redirectTo);
    const result = new URLSearchParams(back.hash.slice(1));
    expect(result.get('type')).toBe('recovery');
    expect((await open(link)).hash).toContain('error_code=otp_expired');

    const visitor = client();
    await visitor.auth.setSession({
      access_token: result.get('access_token') ?? '',
      refresh_token: result.get('refresh_token') ?? '',
    });
    expect((await visitor.auth.updateUser({ password: 'red-pencil' })).error).toBeNull();
    expect((await client().auth.signInWithPassword(ada)).error?.code).toBe('invalid_credentials');
    expect((await client().auth.signInWithPassword({ ...ada, password: 'red-pencil' })).error).toBeNull();
  });
});

test('a mail has our text and a text part', async () => {
  const ada = credentials();
  await client().auth.signUp(ada);
  const link = await latestLink(ada.email);
  const response = await fetch(new URL('/emails', stack.urls.inbox));
  const { data } = (await response.json()) as { data: { to: string[]; subject: string; text: string }[] };
  const mail = data.find(({ to }) => to.includes(ada.email));
  expect(mail?.subject).toBe('Confirm your email address');
  expect(mail?.text).toContain('One press, and your account is open.');
  expect(mail?.text).toContain(`\n${link.href}\n`);
});

test('the mail with a code has our text in both parts', async () => {
  const ada = await signInLocally();
  const { error } = await ada.client.auth.reauthenticate();
  expect(error).toBeNull();
  const mails = async () => {
    const response = await fetch(new URL('/emails', stack.urls.inbox));
    const { data } = (await response.json()) as {
      data: { to: string[]; subject: string; html: string; text: string }[];
    };
    return data.filter(({ to, subject }) => to.includes(ada.email) && subject === 'Your code');
  };
  await expect.poll(mails, { timeout: 30_000 }).toHaveLength(1);
  const [{ html, text } = { html: '', text: '' }] = await mails();
  const [, code = ''] = /Code: (\d{6,})\n/.exec(text) ?? [];
  expect(code).not.toBe('');
  expect(html).toContain(code);
  expect(html + text).not.toContain('{{');
});
