import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import bcrypt from 'bcryptjs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { signIn } from '../contract/account.ts';
import { setLimit } from '../contract/target.ts';
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

/** Somebody whose address is confirmed, somebody whose address is not, and nobody. */
async function accounts(): Promise<
  Record<'confirmed' | 'unconfirmed' | 'nobody', { email: string; password: string }>
> {
  const [confirmed, unconfirmed, nobody] = [credentials(), credentials(), credentials()];
  await client().auth.signUp(confirmed);
  await open(await linkFor(confirmed.email));
  await client().auth.signUp(unconfirmed);
  await linkFor(unconfirmed.email);
  return { confirmed, unconfirmed, nobody };
}

describe('whether an address has an account is told by', () => {
  /** Hashing a password takes most of the time that an answer takes: how often it is done, and how hard it was made. */
  function hashing(): () => string[] {
    const [compared, hashed] = [vi.spyOn(bcrypt, 'compare'), vi.spyOn(bcrypt, 'hash')];
    onTestFinished(() => {
      compared.mockRestore();
      hashed.mockRestore();
    });
    return () => [
      ...compared.mock.calls.map(([, hash]) => `compare ${hash.slice(0, 7)}`),
      ...hashed.mock.calls.map(([, rounds]) => `hash ${rounds}`),
    ];
  }

  test('no answer to a wrong password, and not by the work that it takes', async () => {
    const everybody = Object.values(await accounts());
    const work = hashing();
    const answers = [];
    for (const { email } of everybody) {
      const { error } = await client().auth.signInWithPassword({ email, password: 'a-guess' });
      answers.push([error?.status, error?.code, error?.message]);
    }
    const refused = [400, 'invalid_credentials', 'Invalid login credentials'];
    expect(answers).toEqual([refused, refused, refused]);
    expect(work()).toEqual(['compare $2b$10$', 'compare $2b$10$', 'compare $2b$10$']);
  });

  test('no answer to a sign-up, and not by the work that it takes', async () => {
    const everybody = Object.values(await accounts());
    const work = hashing();
    const answers = [];
    for (const { email } of everybody) {
      const { data, error } = await client().auth.signUp({ email, password: 'a-stranger' });
      const user = Object.keys(data.user!).toSorted();
      answers.push({ error, session: data.session, user, same: data.user?.email === email });
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(work()).toEqual(['hash 10', 'hash 10', 'hash 10']);
  });

  test.each(['/recover', '/resend'])(
    'no answer of %s, which does not wait for what comes of it',
    async path => {
      const everybody = Object.values(await accounts());
      // Whoever waited for it would hear of it.
      await stack.mail.stop();
      onTestFinished(() => stack.mail.start());
      const answers = [];
      for (const { email } of everybody) {
        const response = await fetch(`${stack.urls.api}/auth/v1${path}`, {
          method: 'POST',
          headers: { apikey: stack.site.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
          body: JSON.stringify({ email, type: 'signup' }),
        });
        answers.push([response.status, await response.text()]);
      }
      expect(answers).toEqual([
        [200, '{}'],
        [200, '{}'],
        [200, '{}'],
      ]);
    },
  );
});

describe('limits', () => {
  const call = (path: string, body: object) =>
    fetch(`${stack.urls.api}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: stack.site.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const guess = { email: 'somebody@else.test.example', password: 'a-guess' };
  const calls: [string, string, (mine: boolean) => Promise<Response>][] = [
    ['auth-password', 'signing in', mine => call('/token?grant_type=password', mine ? guess : credentials())],
    ['auth-password', 'signing up', mine => call('/signup', mine ? guess : credentials())],
    ['auth-mail', 'signing up', mine => call('/signup', mine ? guess : credentials())],
    ['auth-mail', 'a forgotten password', mine => call('/recover', mine ? guess : credentials())],
    [
      'auth-mail',
      'a second mail',
      mine => call('/resend', { type: 'signup', ...(mine ? guess : credentials()) }),
    ],
    ['auth-mail', 'a sign-in link', mine => call('/otp', mine ? guess : credentials())],
  ];

  test.each(calls)(
    '%s holds for %s: 429, and when to come back, for an account there may not even be',
    async (action, _, ask) => {
      await setLimit(sql, `${action}:account`, 2);
      await ask(true);
      await ask(true);
      const refused = await ask(true);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after');
      expect(await refused.json()).toMatchObject({
        error_code: expect.stringMatching(/^over_\w+_rate_limit$/),
      });
      expect((await ask(false)).status).not.toBe(429);
    },
  );

  test.each(calls)('%s holds for %s, by address and for everyone', async (action, _, ask) => {
    for (const subject of ['address', 'global']) {
      await setLimit(sql, `${action}:${subject}`, 1);
      await ask(false);
      expect((await ask(false)).status).toBe(429);
      await sql`update public.rate_limit_rules set max_hits = 1000000 where scope = ${`${action}:${subject}`}`;
    }
  });

  test('hold for links and for refreshing', async () => {
    await setLimit(sql, 'auth-token:address', 1);
    await setLimit(sql, 'auth-refresh:address', 1);
    for (const [path, body] of [
      ['/verify', { type: 'signup', token_hash: 'guess' }],
      ['/token?grant_type=refresh_token', { refresh_token: 'guess' }],
    ] as const) {
      expect((await call(path, body)).status).not.toBe(429);
      expect((await call(path, body)).status).toBe(429);
    }
  });

  test('keep no address in clear', async () => {
    await call('/recover', guess);
    const counted = await sql`select subject from public.rate_limits where subject <> ''`;
    expect(counted.length).toBeGreaterThan(0);
    for (const { subject } of counted) expect(subject).toMatch(/^[0-9a-f]{64}$/);
  });

  test('by address, and of mail in all, are those that a hosted project is given; the rest it does not have', async () => {
    const source = await readFile(join(import.meta.dirname, '../../supabase/config.toml'), 'utf8');
    const configured = (name: string) => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(source)?.[1]);
    const migration = await readFile(
      join(import.meta.dirname, '../../supabase/migrations/20261121004100_auth_limits.sql'),
      'utf8',
    );
    for (const [name, scope, period] of [
      ['sign_in_sign_ups', 'auth-password:address', '5 minutes'],
      ['token_verifications', 'auth-token:address', '5 minutes'],
      ['token_refresh', 'auth-refresh:address', '5 minutes'],
      ['email_sent', 'auth-mail:global', '1 hour'],
    ]) {
      expect(migration).toContain(`('${scope}', '${period}', ${configured(name!)})`);
    }
    // What DEPLOYMENT.md has to own up to: there is no word for these in config.toml.
    const rules =
      await sql`select scope from public.rate_limit_rules where scope like 'auth-%' order by scope`;
    const hostedToo = new Set([
      'auth-password:address',
      'auth-token:address',
      'auth-refresh:address',
      'auth-mail:global',
    ]);
    const page = await readFile(join(import.meta.dirname, '../../../../DEPLOYMENT.md'), 'utf8');
    for (const { scope } of rules)
      expect(page.includes(`\`${scope}\``)).toBe(!hostedToo.has(scope as string));
  });
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

test('a body over 64 KB is refused before it is read', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      if (pulled > 160) controller.close();
      else controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  for (const path of ['/signup', '/token?grant_type=password', '/recover']) {
    const response = await fetch(`${stack.urls.api}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: stack.site.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ ...credentials(), data: 'x'.repeat(70_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error_code: 'request_too_large' });
  }
  const endless = await fetch(`${stack.urls.api}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: stack.site.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit).catch(() => undefined);
  expect(endless?.status ?? 413).toBe(413);
  // Of its ten megabytes, what is on the way when the answer comes.
  expect(pulled).toBeLessThan(100);
});

test.each([{ email: 1 }, { email: ['a@b.example'] }, { email: 'a@b.example', password: {} }])(
  '%j is refused with 400',
  async body => {
    for (const path of ['/signup', '/token?grant_type=password', '/recover']) {
      const response = await fetch(`${stack.urls.api}/auth/v1${path}`, {
        method: 'POST',
        headers: { apikey: stack.site.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
    }
  },
);
