import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../local/main.ts';
import { startTestStack } from '../contract/target.ts';

let stack: Stack;
let discard: () => Promise<void>;
beforeAll(async () => {
  ({ stack, discard } = await startTestStack());
});
afterAll(() => discard());

const credentials = () => ({ email: `ada@${randomUUID()}.test.example`, password: 'blue-pencil' });

/** The link in the mail to an address. */
async function linkFor(email: string): Promise<URL> {
  const find = async () => {
    const response = await fetch(new URL('/emails', stack.urls.inbox));
    const { data } = (await response.json()) as { data: { to: string[]; html: string }[] };
    const mail = data.find(({ to }) => to.includes(email));
    return /href="([^"]+\/verify[^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&');
  };
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return new URL((await find())!);
}

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
