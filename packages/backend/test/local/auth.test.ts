import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { signIn } from '../contract/account.ts';
import { sql, stack } from './stack.ts';

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

/** The link in the latest of so many mails. */
async function linkFor(email: string, count = 1): Promise<URL> {
  await expect.poll(() => linksTo(email), { timeout: 30_000 }).toHaveLength(count);
  return (await linksTo(email))[0]!;
}

/** Mail goes after the answer. Whatever was asked for before has come once somebody's has who asks now. */
async function mailHasCome(): Promise<void> {
  const grace = credentials();
  await client().auth.signUp(grace);
  await linkFor(grace.email);
}

/** Where a link leads. */
const open = async (link: URL) =>
  new URL((await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '');

const client = () =>
  createClient(stack.site.SUPABASE_URL, stack.site.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false },
  });

test('the mail of a sign-up leads through Auth to where the form wanted, signed in', async () => {
  const ada = credentials();
  const emailRedirectTo = `${stack.env.SITE_URL}/application`;
  const { data, error } = await client().auth.signUp({ ...ada, options: { emailRedirectTo } });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  const refused = await client().auth.signInWithPassword(ada);
  expect(refused.error?.code).toBe('email_not_confirmed');

  const link = await linkFor(ada.email);
  expect(link.origin).toBe(stack.urls.api);
  const opened = await fetch(link, { redirect: 'manual' });
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toMatch(new RegExp(`^${emailRedirectTo}#access_token=`));

  const again = await fetch(link, { redirect: 'manual' });
  expect(again.headers.get('location')).toContain('error_code=otp_expired');
});

test('a mail leads nowhere else than to the site', async () => {
  const ada = credentials();
  await client().auth.signUp({ ...ada, options: { emailRedirectTo: 'https://evil.example/' } });
  const opened = await fetch(await linkFor(ada.email), { redirect: 'manual' });
  expect(new URL(opened.headers.get('location')!).origin).toBe(stack.env.SITE_URL);
});

test('without a wish it leads to the front page', async () => {
  const ada = credentials();
  await client().auth.signUp(ada);
  expect((await linkFor(ada.email)).searchParams.get('redirect_to')).toBe(stack.env.SITE_URL);
});

describe('a second confirmation mail', () => {
  test('comes when it is asked for, leads where that wanted, and makes the first one void', async () => {
    const ada = credentials();
    await client().auth.signUp(ada);
    const first = await linkFor(ada.email);
    const emailRedirectTo = `${stack.env.SITE_URL}/application`;
    const { error } = await client().auth.resend({
      type: 'signup',
      email: ada.email,
      options: { emailRedirectTo },
    });
    expect(error).toBeNull();

    const second = await linkFor(ada.email, 2);
    expect((await open(first)).hash).toContain('error_code=otp_expired');
    const back = await open(second);
    expect(back.href).toContain(`${emailRedirectTo}#access_token=`);
    expect((await client().auth.signInWithPassword(ada)).error).toBeNull();
  });

  test('comes when an address signs up again, and the first password stays', async () => {
    const ada = credentials();
    const first = await client().auth.signUp(ada);
    const { data, error } = await client().auth.signUp({ ...ada, password: 'a-stranger' });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(first.data.user?.id);
    expect((await open(await linkFor(ada.email, 2))).hash).toContain('access_token=');
    expect((await client().auth.signInWithPassword(ada)).error).toBeNull();
  });

  test('does not come to whoever is confirmed, or to nobody, and the answer does not tell', async () => {
    const ada = credentials();
    await client().auth.signUp(ada);
    await open(await linkFor(ada.email));
    const { data, error } = await client().auth.signUp(ada);
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { email: ada.email, identities: [] } });
    for (const email of [ada.email, credentials().email]) {
      expect((await client().auth.resend({ type: 'signup', email })).error).toBeNull();
    }
    await mailHasCome();
    expect(await linksTo(ada.email)).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  test('is replaced by way of a mail that leads where it should, and works once', async () => {
    const ada = credentials();
    await client().auth.signUp(ada);
    await open(await linkFor(ada.email));
    const redirectTo = `${stack.env.SITE_URL}/auth`;
    expect((await client().auth.resetPasswordForEmail(ada.email, { redirectTo })).error).toBeNull();

    const link = await linkFor(ada.email, 2);
    const back = await open(link);
    expect(back.origin + back.pathname).toBe(redirectTo);
    const answer = new URLSearchParams(back.hash.slice(1));
    expect(answer.get('type')).toBe('recovery');
    expect((await open(link)).hash).toContain('error_code=otp_expired');

    const visitor = client();
    await visitor.auth.setSession({
      access_token: answer.get('access_token') ?? '',
      refresh_token: answer.get('refresh_token') ?? '',
    });
    expect((await visitor.auth.updateUser({ password: 'red-pencil' })).error).toBeNull();
    expect((await client().auth.signInWithPassword(ada)).error?.code).toBe('invalid_credentials');
    expect((await client().auth.signInWithPassword({ ...ada, password: 'red-pencil' })).error).toBeNull();
  });

  test('of nobody gets the same answer, and no mail', async () => {
    const { email } = credentials();
    expect((await client().auth.resetPasswordForEmail(email)).error).toBeNull();
    await mailHasCome();
    expect(await linksTo(email)).toHaveLength(0);
  });
});

test.each([
  ['that was never sent', 'signup', 'no-such-token'],
  ['to a password', 'recovery', 'no-such-token'],
])('a link %s leads to the site, with words for what is wrong', async (_, type, token) => {
  const link = new URL('/auth/v1/verify', stack.urls.api);
  link.search = String(new URLSearchParams({ type, token, redirect_to: `${stack.env.SITE_URL}/auth` }));
  const back = await open(link);
  expect(back.origin + back.pathname).toBe(`${stack.env.SITE_URL}/auth`);
  expect(Object.fromEntries(new URLSearchParams(back.hash.slice(1)))).toMatchObject({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
  });
});

test('a link that is an hour old has expired', async () => {
  const ada = credentials();
  await client().auth.signUp(ada);
  const link = await linkFor(ada.email);
  await sql`update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = ${ada.email}`;
  expect((await open(link)).hash).toContain('error_code=otp_expired');
});

test('a mail comes with a text part, and in our own words', async () => {
  const ada = credentials();
  await client().auth.signUp(ada);
  const link = await linkFor(ada.email);
  const response = await fetch(new URL('/emails', stack.urls.inbox));
  const { data } = (await response.json()) as { data: { to: string[]; subject: string; text: string }[] };
  const mail = data.find(({ to }) => to.includes(ada.email));
  expect(mail?.subject).toBe('Confirm your email address');
  expect(mail?.text).toContain('One press, and your account is open.');
  expect(mail?.text).toContain(`\n${link.href}\n`);
});

test('the code that a change of the password may ask for is ours in both parts, and no other mail', async () => {
  const ada = await signIn({
    apiUrl: stack.urls.api,
    publishableKey: stack.site.SUPABASE_PUBLISHABLE_KEY,
    sql,
  });
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
