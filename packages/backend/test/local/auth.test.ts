import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../local/main.ts';
import { startTestStack } from '../contract/target.ts';

let stack: Stack;
let discard: () => Promise<void>;
let sql: postgres.Sql;
beforeAll(async () => {
  ({ stack, discard } = await startTestStack());
  sql = postgres(stack.urls.database, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await discard();
});

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

/** Lets the pause between two mails be over. */
const pause = (email: string) =>
  sql`update auth.users set confirmation_sent_at = now() - interval '5 minutes' where email = ${email}`;

describe('a second confirmation mail', () => {
  test('comes when it is asked for, leads where that wanted, and makes the first one void', async () => {
    const ada = credentials();
    await client().auth.signUp(ada);
    const first = await linkFor(ada.email);
    await pause(ada.email);
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
    await pause(ada.email);
    const { data, error } = await client().auth.signUp({ ...ada, password: 'a-stranger' });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(first.data.user?.id);
    expect((await open(await linkFor(ada.email, 2))).hash).toContain('access_token=');
    expect((await client().auth.signInWithPassword(ada)).error).toBeNull();
  });

  test('does not come on the heels of the first', async () => {
    const ada = credentials();
    await client().auth.signUp(ada);
    await sql`update auth.users set confirmation_sent_at = now() + interval '1 hour' where email = ${ada.email}`;
    const { error } = await client().auth.resend({ type: 'signup', email: ada.email });
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
  });

  test('does not come to whoever is confirmed, or to nobody, and the answer does not tell', async () => {
    const ada = credentials();
    await client().auth.signUp(ada);
    await open(await linkFor(ada.email));
    await pause(ada.email);
    const { data, error } = await client().auth.signUp(ada);
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { email: ada.email, identities: [] } });
    for (const email of [ada.email, credentials().email]) {
      expect((await client().auth.resend({ type: 'signup', email })).error).toBeNull();
    }
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
