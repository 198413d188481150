/** Tests that the local Auth service behaves like that of a hosted Supabase project. Also the database role and the gateway of the local API. */
import { createHash, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLocalAccount, sql, backend, dataDir } from './runningBackend.ts';
import { apiRole } from '../../local/database.ts';
import { sqlState } from '../../local/errorCodes.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { setRateLimit } from '../contract/rateLimits.ts';

const newCredentials = () => ({ email: `ada@${randomUUID()}.test.example`, password: 'blue-pencil' });

/** Returns the links in the mails to an email address, the latest first. */
async function linksTo(email: string): Promise<URL[]> {
  const response = await fetch(new URL('/emails', backend.urls.inbox));
  const { data } = (await response.json()) as { data: { to: string[]; html: string; created_at: string }[] };
  return data
    .filter(({ to }) => to.includes(email))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .flatMap(({ html }) => /href="([^"]+token[^"]+)"/.exec(html)?.slice(1) ?? [])
    .map(href => new URL(href.replaceAll('&amp;', '&')));
}

/** Waits for `count` mails to an email address, and returns the link in the latest. */
async function latestLink(email: string, count = 1): Promise<URL> {
  await expect.poll(() => linksTo(email)).toHaveLength(count);
  return (await linksTo(email))[0]!;
}

const newClient = () =>
  createClient(backend.site.SUPABASE_URL, backend.site.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false },
  });

/** Waits for a mail that Auth sends now: every mail before it has arrived by then. */
async function waitForLaterMail(): Promise<void> {
  const later = newCredentials();
  await newClient().auth.signUp(later);
  await latestLink(later.email);
}

/** Sends the token of a mailed link, as the site does, and returns a client with the session. */
async function followLink(link: URL) {
  const visitor = newClient();
  const values = new URLSearchParams(link.hash.slice(1));
  const { error } = await visitor.auth.verifyOtp({
    token_hash: values.get('token_hash') ?? '',
    type: values.get('type') as 'signup' | 'recovery',
  });
  return { visitor, error };
}

/** Signs up as the site does: the metadata has the hash of a secret that stays in the browser. */
async function signUp(
  account: { email: string; password: string },
  secret: string = randomUUID(),
): Promise<string> {
  const sign_up_proof = createHash('sha256').update(secret).digest('hex');
  const { error } = await newClient().auth.signUp({ ...account, options: { data: { sign_up_proof } } });
  expect(error).toBeNull();
  return secret;
}

/** The error code of a sign-in; undefined if it succeeds. */
const signInErrorCode = async (account: { email: string; password: string }) =>
  (await newClient().auth.signInWithPassword(account)).error?.code;

/** Restores the password of the sign-up, if the secret is that of the sign-up. Resolves to whether the account then has a password. */
const keepPassword = async (visitor: ReturnType<typeof newClient>, secret: string) =>
  (await visitor.rpc('keep_password', { p_secret: secret })).data as unknown;

test('the link in the sign-up mail opens emailRedirectTo, and works once', async () => {
  const ada = newCredentials();
  const emailRedirectTo = `${backend.env.SITE_URL}/application`;
  const { data, error } = await newClient().auth.signUp({ ...ada, options: { emailRedirectTo } });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(await signInErrorCode(ada)).toBe('email_not_confirmed');

  const link = await latestLink(ada.email);
  expect(link.href).toMatch(new RegExp(`^${emailRedirectTo}#token_hash=\\w+&type=signup$`));
  expect((await followLink(link)).error).toBeNull();
  expect((await followLink(link)).error?.code).toBe('otp_expired');
});

describe('the password of a sign-up', () => {
  test('is restored by the browser that signed up', async () => {
    const ada = newCredentials();
    const secret = await signUp(ada);
    const { visitor } = await followLink(await latestLink(ada.email));
    expect(await keepPassword(visitor, secret)).toBe(true);
    expect(await signInErrorCode(ada)).toBeUndefined();
  });

  test('is dropped when another browser follows the link, and a new password can be set there', async () => {
    const attacker = newCredentials();
    const secret = await signUp(attacker);
    const { visitor } = await followLink(await latestLink(attacker.email));
    expect(await keepPassword(visitor, '')).toBe(false);
    expect(await signInErrorCode(attacker)).toBe('invalid_credentials');
    const owner = { ...attacker, password: 'red-pencil' };
    expect((await visitor.auth.updateUser({ password: owner.password })).error).toBeNull();
    expect(await signInErrorCode(owner)).toBeUndefined();
    expect(await signInErrorCode(attacker)).toBe('invalid_credentials');
    // With the attacker's secret, the account keeps the owner's password.
    expect(await keepPassword(visitor, secret)).toBe(true);
    expect(await signInErrorCode(attacker)).toBe('invalid_credentials');
  });

  test('is dropped when the address signs up a second time in another browser', async () => {
    const attacker = newCredentials();
    await signUp(attacker);
    const owner = { ...attacker, password: 'red-pencil' };
    const secret = await signUp(owner);
    const { visitor } = await followLink(await latestLink(owner.email, 2));
    expect(await keepPassword(visitor, secret)).toBe(false);
    expect(await signInErrorCode(attacker)).toBe('invalid_credentials');
    expect((await visitor.auth.updateUser({ password: owner.password })).error).toBeNull();
    expect(await signInErrorCode(owner)).toBeUndefined();
  });

  test('cannot be restored an hour after the confirmation, or without a session', async () => {
    const ada = newCredentials();
    const secret = await signUp(ada);
    const { visitor } = await followLink(await latestLink(ada.email));
    expect((await newClient().rpc('keep_password', { p_secret: secret })).error?.code).toBe(
      sqlState.insufficientPrivilege,
    );
    await sql`update private.dropped_passwords set dropped_at = now() - interval '61 minutes'`;
    expect(await keepPassword(visitor, secret)).toBe(false);
  });
});

describe('a second confirmation mail', () => {
  test('is sent on request, opens its own emailRedirectTo, and invalidates the first', async () => {
    const ada = newCredentials();
    await newClient().auth.signUp(ada);
    const first = await latestLink(ada.email);
    const emailRedirectTo = `${backend.env.SITE_URL}/application`;
    const { error } = await newClient().auth.resend({
      type: 'signup',
      email: ada.email,
      options: { emailRedirectTo },
    });
    expect(error).toBeNull();

    const second = await latestLink(ada.email, 2);
    expect((await followLink(first)).error?.code).toBe('otp_expired');
    expect(second.href).toContain(`${emailRedirectTo}#token_hash=`);
    expect((await followLink(second)).error).toBeNull();
  });

  test('is sent when an address signs up again, and invalidates the first', async () => {
    const ada = newCredentials();
    const { data } = await newClient().auth.signUp(ada);
    const first = await latestLink(ada.email);
    const repeated = await newClient().auth.signUp({ ...ada, password: 'another-password' });
    expect(repeated.error).toBeNull();
    expect(repeated.data.user?.id).toBe(data.user?.id);
    const second = await latestLink(ada.email, 2);
    expect((await followLink(first)).error?.code).toBe('otp_expired');
    expect((await followLink(second)).error).toBeNull();
  });

  test('is not sent to a confirmed or unknown address, and the response is the same', async () => {
    const [ada, grace] = [newCredentials(), newCredentials()];
    await newClient().auth.signUp(ada);
    await newClient().auth.signUp(grace);
    await followLink(await latestLink(ada.email));
    const [confirmed, unconfirmed] = [
      await newClient().auth.signUp(ada),
      await newClient().auth.signUp(grace),
    ];
    const shape = ({ data }: typeof confirmed) => ({
      ...data,
      user: {
        fields: Object.keys(data.user ?? {}),
        identities: data.user?.identities?.map(identity => Object.keys(identity)),
      },
    });
    expect(confirmed.error).toBeNull();
    expect(shape(confirmed)).toEqual(shape(unconfirmed));
    for (const email of [ada.email, newCredentials().email]) {
      expect((await newClient().auth.resend({ type: 'signup', email })).error).toBeNull();
    }
    await waitForLaterMail();
    expect(await linksTo(ada.email)).toHaveLength(1);
  });
});

test('a link opens the site when redirect_to is an address of another site', async () => {
  const ada = newCredentials();
  await newClient().auth.signUp({ ...ada, options: { emailRedirectTo: 'https://elsewhere.example/page' } });
  expect((await latestLink(ada.email)).origin).toBe(backend.env.SITE_URL);
});

test('a line break in redirect_to is rejected with 400', async () => {
  const response = await fetch(`${backend.urls.api}/auth/v1/recover?redirect_to=%0d%0aset-cookie:a=b`, {
    method: 'POST',
    headers: { apikey: backend.site.SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: newCredentials().email }),
  });
  expect(response.status).toBe(400);
});

describe('a password reset', () => {
  test('is mailed as a link to redirectTo that works once, and ends all other sessions', async () => {
    const ada = await createLocalAccount(newCredentials());
    const redirectTo = `${backend.env.SITE_URL}/auth`;
    expect((await newClient().auth.resetPasswordForEmail(ada.email, { redirectTo })).error).toBeNull();

    const link = await latestLink(ada.email, 2);
    expect(link.href).toMatch(new RegExp(`^${redirectTo}#token_hash=\\w+&type=recovery$`));
    const { visitor } = await followLink(link);
    expect((await followLink(link)).error?.code).toBe('otp_expired');
    expect((await visitor.auth.updateUser({ password: 'red-pencil' })).error).toBeNull();
    expect(await signInErrorCode({ email: ada.email, password: 'blue-pencil' })).toBe('invalid_credentials');
    expect(await signInErrorCode({ email: ada.email, password: 'red-pencil' })).toBeUndefined();
    expect((await ada.client.auth.getUser()).error).not.toBeNull();
    expect((await ada.client.auth.refreshSession()).error).not.toBeNull();
    expect((await visitor.auth.getUser()).error).toBeNull();
  });
});

test('a link works for ten minutes', async () => {
  const ada = await createLocalAccount(newCredentials());
  await newClient().auth.resetPasswordForEmail(ada.email);
  const link = await latestLink(ada.email, 2);
  const setAge = (age: string) =>
    sql`update auth.users set recovery_sent_at = now() - ${age}::interval where id = ${ada.id}`;
  await setAge('601 seconds');
  expect((await followLink(link)).error?.code).toBe('otp_expired');
  await setAge('9 minutes');
  expect((await followLink(link)).error).toBeNull();
});

describe('a new password', () => {
  test('ends the other sessions of the account, and not the one that changes it', async () => {
    const ada = await createLocalAccount(newCredentials());
    const elsewhere = newClient();
    expect(
      (await elsewhere.auth.signInWithPassword({ email: ada.email, password: 'blue-pencil' })).error,
    ).toBeNull();
    const change = { password: 'red-pencil', current_password: 'blue-pencil' };
    expect((await ada.client.auth.updateUser(change)).error).toBeNull();
    expect((await elsewhere.auth.getUser()).error).not.toBeNull();
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    expect((await ada.client.auth.refreshSession()).error).toBeNull();
    expect(await sql`select 1 from auth.sessions where user_id = ${ada.id}`).toHaveLength(1);
  });

  test.each(['123456', 'password', 'Qwerty123'])('is rejected if it is as common as %s', async password => {
    expect((await newClient().auth.signUp({ ...newCredentials(), password })).error?.code).toBe(
      'weak_password',
    );
    const ada = await createLocalAccount();
    expect((await ada.client.auth.updateUser({ password })).error?.code).toBe('weak_password');
  });

  test('needs the current password, except after the link of a mail', async () => {
    const ada = await createLocalAccount(newCredentials());
    const change = async (current_password?: string) =>
      (await ada.client.auth.updateUser({ password: 'red-pencil', current_password })).error?.code;
    expect(await change()).toBe('current_password_required');
    expect(await change('green-pencil')).toBe('current_password_mismatch');
    expect(await change('blue-pencil')).toBeUndefined();
    await newClient().auth.resetPasswordForEmail(ada.email);
    const { visitor } = await followLink(await latestLink(ada.email, 2));
    expect((await visitor.auth.updateUser({ password: 'black-pencil' })).error).toBeNull();
  });

  test('needs a recent sign-in, or a mailed code', async () => {
    const { email, password: current_password } = newCredentials();
    const ada = await createLocalAccount({ email, password: current_password });
    await sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${ada.id}`;
    const { error } = await ada.client.auth.updateUser({ password: 'red-pencil', current_password });
    expect(error?.code).toBe('reauthentication_needed');
    const wrong = await ada.client.auth.updateUser({
      password: 'red-pencil',
      current_password,
      nonce: '0000000000',
    });
    expect(wrong.error?.code).toBe('reauthentication_needed');
    const code = '2718281828';
    const hash = createHash('sha256')
      .update(ada.email + code)
      .digest('hex');
    const changeWithCodeOf = async (age: string) => {
      await sql`
        update auth.users
        set reauthentication_token = ${hash}, reauthentication_sent_at = now() - ${age}::interval
        where id = ${ada.id}`;
      return ada.client.auth.updateUser({ password: 'red-pencil', current_password, nonce: code });
    };
    expect((await changeWithCodeOf('601 seconds')).error?.code).toBe('reauthentication_needed');
    expect((await changeWithCodeOf('9 minutes')).error).toBeNull();
  });
});

describe('a new email address', () => {
  const emailsOf = async ({ id }: { id: string }) => {
    const [user] = await sql`select email, email_change from auth.users where id = ${id}`;
    return user;
  };

  test('is refused with a clear error, and no mail has a link to confirm it', async () => {
    const ada = await createLocalAccount(newCredentials());
    const victim = newCredentials().email;
    const { error } = await ada.client.auth.updateUser({ email: victim });
    expect(error).toMatchObject({
      status: 403,
      message: 'The email address of an account cannot be changed.',
    });
    expect(await emailsOf(ada)).toEqual({ email: ada.email, email_change: null });
    await waitForLaterMail();
    // The only link is that of the sign-up.
    expect(await linksTo(ada.email)).toHaveLength(1);
    expect(await linksTo(victim)).toEqual([]);
  });

  test('is refused together with a new password, which stays the old one', async () => {
    const ada = await createLocalAccount(newCredentials());
    const { error } = await ada.client.auth.updateUser({
      email: newCredentials().email,
      password: 'red-pencil',
      current_password: 'blue-pencil',
    });
    expect(error?.status).toBe(403);
    expect(await signInErrorCode({ email: ada.email, password: 'blue-pencil' })).toBeUndefined();
  });

  // Auth of a hosted project writes these columns without this API, so the test writes them in SQL.
  test('is refused by the database when it is written there directly', async () => {
    const ada = await createLocalAccount(newCredentials());
    const victim = newCredentials().email;
    await expect(
      sql`update auth.users set email_change = ${victim}, email_change_token_new = 'token' where id = ${ada.id}`,
    ).rejects.toMatchObject({ code: 'PT403', hint: 'Open a new account with the other address.' });
    // Auth writes an empty text when no change is pending.
    await sql`update auth.users set email_change = '', updated_at = now() where id = ${ada.id}`;
    expect(await emailsOf(ada)).toEqual({ email: ada.email, email_change: '' });
  });

  test('is accepted when it is the address that the account has', async () => {
    const ada = await createLocalAccount(newCredentials());
    expect((await ada.client.auth.updateUser({ email: ada.email })).error).toBeNull();
  });
});

test('the API can request a sign-in link, which opens the site and signs in (no page offers it)', async () => {
  const ada = await createLocalAccount(newCredentials());
  expect((await newClient().auth.signInWithOtp({ email: ada.email })).error).toBeNull();
  const link = await latestLink(ada.email, 2);
  expect(link.href).toMatch(new RegExp(`^${backend.env.SITE_URL}/#token_hash=\\w+&type=magiclink$`));
  const { visitor, error } = await followLink(link);
  expect(error).toBeNull();
  expect((await visitor.auth.getUser()).data.user?.id).toBe(ada.id);
});

test('eleven wrong passwords do not lock the account: the right one signs in', async () => {
  const ada = await createLocalAccount(newCredentials());
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, as a person tries
    expect(await signInErrorCode({ email: ada.email, password: `wrong-${attempt}` })).toBe(
      'invalid_credentials',
    );
  }
  expect(await signInErrorCode({ email: ada.email, password: 'blue-pencil' })).toBeUndefined();
});

test('using a refresh token again after two exchanges ends its session', async () => {
  const ada = await createLocalAccount();
  const exchange = (refresh_token: string) => newClient().auth.refreshSession({ refresh_token });
  const tokenOf = ({ data }: Awaited<ReturnType<typeof exchange>>) => data.session!.refresh_token;
  const first = (await ada.client.auth.getSession()).data.session!.refresh_token;
  const third = tokenOf(await exchange(tokenOf(await exchange(first))));
  expect((await exchange(first)).error?.code).toBe('refresh_token_already_used');
  expect((await exchange(third)).error?.code).toBe('refresh_token_already_used');
});

describe('the database role of the API', () => {
  /** The URL with which the API connects. Its password is not the superuser's. */
  const apiDatabaseUrl = async () => {
    const url = new URL(backend.urls.database);
    const { apiPassword, databasePassword } = await loadSecrets(dataDir);
    expect(decodeURIComponent(url.password)).toBe(databasePassword);
    expect(apiPassword).not.toBe(databasePassword);
    url.username = apiRole;
    url.password = apiPassword;
    return url;
  };

  test('has its own password, is no superuser, and owns nothing of the product', async () => {
    const api = postgres((await apiDatabaseUrl()).href, { max: 1, onnotice: () => {} });
    onTestFinished(() => api.end());
    const [role] = await api`
      select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication from pg_roles where rolname = current_user`;
    expect(role).toEqual({
      rolname: apiRole,
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      rolreplication: false,
    });
    expect(
      await api`select 1 from pg_class where relowner = current_user::regrole and relnamespace = 'public'::regnamespace`,
    ).toEqual([]);
    // The role's password does not open the superuser's account.
    const superuser = new URL(await apiDatabaseUrl());
    superuser.username = 'postgres';
    const refused = postgres(superuser.href, { max: 1, onnotice: () => {} });
    onTestFinished(() => refused.end());
    await expect(refused`select 1`).rejects.toMatchObject({ code: '28P01' });
  });

  test.each([
    ['runs no program', "copy (select 1) to program 'true'"],
    ['reads no file', "select pg_read_file('postgresql.conf')"],
    ['becomes no superuser', 'set role postgres'],
  ])('%s', async (_, statement) => {
    const api = postgres((await apiDatabaseUrl()).href, { max: 1, onnotice: () => {} });
    onTestFinished(() => api.end());
    await expect(api.unsafe(statement)).rejects.toMatchObject({ code: sqlState.insufficientPrivilege });
  });
});

describe('the gateway', () => {
  const statusOf = async (path: string, headers: Record<string, string> = {}) => {
    const { request } = await import('node:http');
    return new Promise(resolve => {
      const { hostname, port } = new URL(backend.urls.api);
      request({ host: hostname, port, path, headers }, response =>
        resolve(response.resume().statusCode),
      ).end();
    });
  };

  test('answers 404 to paths that belong to no service', async () => {
    for (const path of ['/', '/_system/info', '/rest/v2/leads', '/authx/v1', '//_system/info']) {
      expect(await statusOf(path)).toBe(404);
    }
  });

  test('rejects an encoded path', async () => {
    expect(await statusOf('/auth/v1/%74oken')).toBe(400);
    expect(await statusOf('/auth/v1/s%65ttings')).toBe(400);
    expect(await statusOf('/%61uth/v1/settings')).toBe(404);
    expect(await statusOf('/auth/v1/%2e%2e/%2e%2e/_system/info')).toBe(404);
    expect(await statusOf('/storage/v1/%2e%2e/%2e%2e/_system/info')).toBe(404);
    expect(await statusOf('/storage/v1/%2e%2e%2f..%2f_system/info')).toBe(404);
  });

  test('rejects a request for another host name', async () => {
    expect(await statusOf('/auth/v1/health', { host: 'attacker.example' })).toBe(421);
  });
});

test('the mail of a sign-up has a subject, and the text and the link also in its plain-text part', async () => {
  const ada = newCredentials();
  await newClient().auth.signUp(ada);
  const link = await latestLink(ada.email);
  const response = await fetch(new URL('/emails', backend.urls.inbox));
  const { data } = (await response.json()) as { data: { to: string[]; subject: string; text: string }[] };
  const mail = data.find(({ to }) => to.includes(ada.email));
  expect(mail?.subject).toBe('Confirm your email address');
  expect(mail?.text).toContain('Click the link below to activate your account.');
  expect(mail?.text).toContain(`\n${link.href}\n`);
});

test('the mail with a code has the code in its HTML and its plain text, and no unfilled placeholder', async () => {
  const ada = await createLocalAccount();
  const { error } = await ada.client.auth.reauthenticate();
  expect(error).toBeNull();
  const mails = async () => {
    const response = await fetch(new URL('/emails', backend.urls.inbox));
    const { data } = (await response.json()) as {
      data: { to: string[]; subject: string; html: string; text: string }[];
    };
    return data.filter(
      ({ to, subject }) => to.includes(ada.email) && subject === 'Your code to change your password',
    );
  };
  await expect.poll(mails).toHaveLength(1);
  const [{ html, text } = { html: '', text: '' }] = await mails();
  const [, code = ''] = /Code: (\d{10})\n/.exec(text) ?? [];
  expect(code).not.toBe('');
  expect(html).toContain(code);
  expect(html + text).not.toContain('{{');
});

describe('new accounts', () => {
  /** Signs up from this IP address; the gateway of a hosted project adds the header. Returns the status and the message. */
  const signUpFrom = async (ip: string, email = newCredentials().email) => {
    const response = await fetch(`${backend.urls.api}/auth/v1/signup`, {
      method: 'POST',
      headers: {
        apikey: backend.site.SUPABASE_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        'x-forwarded-for': ip,
      },
      body: JSON.stringify({ email, password: 'blue-pencil' }),
    });
    const { msg } = (await response.json()) as { msg?: string };
    return { status: response.status, msg };
  };
  const refused = {
    status: 429,
    msg: expect.stringMatching(/^Too many new accounts from one network\. Try again in \d+ seconds\.$/),
  };
  const accepted = { status: 200, msg: undefined };

  test('are limited by IP address, and other addresses can go on', async () => {
    await setRateLimit(sql, 'sign-up:address', 2);
    const first = newCredentials().email;
    expect(await signUpFrom('203.0.113.9', first)).toEqual(accepted);
    expect(await signUpFrom('::ffff:203.0.113.9')).toEqual(accepted);
    const email = newCredentials().email;
    expect(await signUpFrom('203.0.113.9', email)).toEqual(refused);
    expect(await sql`select 1 from auth.users where email = ${email}`).toEqual([]);
    expect(await signUpFrom('203.0.113.10')).toEqual(accepted);
    // The table stores hashes, not IP addresses.
    const [{ subjects }] = await sql<[{ subjects: string }]>`
      select string_agg(subject, ' ') as subjects from public.rate_limits where scope = 'sign-up:address'`;
    expect(subjects).toMatch(/^[\da-f]{64}( [\da-f]{64})*$/);
  });

  test('are limited by the /64 and by the /48 of an IPv6 address', async () => {
    await setRateLimit(sql, 'sign-up:address', 1);
    await setRateLimit(sql, 'sign-up:network', 2);
    expect(await signUpFrom('2001:db8:7:1::1')).toEqual(accepted);
    expect(await signUpFrom('2001:db8:7:1::2')).toEqual(refused);
    expect(await signUpFrom('2001:db8:7:2::1')).toEqual(accepted);
    expect(await signUpFrom('2001:db8:7:3::1')).toEqual(refused);
    expect(await signUpFrom('2001:db8:8:3::1')).toEqual(accepted);
  });

  test('are not limited when the IP address is one that many visitors share, or is unknown', async () => {
    await setRateLimit(sql, 'sign-up:address', 1);
    for (const ip of ['10.0.0.7', 'fd00::1', '::1', 'unknown']) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other, as the limit counts.
      expect([await signUpFrom(ip), await signUpFrom(ip)]).toEqual([accepted, accepted]);
    }
  });
});
