/** Auth of the local backend: `@supabase/lite`, with corrections that make it act as Auth of a hosted Supabase project does. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { sessionIdOf } from './accessToken.ts';
import { callFactors, lacksFactor, authError, triggerError, withFactors } from './authFactors.ts';
import type { AuthMailer } from './authMailer.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { toLocalGoogle } from './google.ts';

/** Digits of a mailed code, as `otp_length` in config.toml. The token of a link is made of such a code. */
export const codeLength = 10;

/** The time for which a mailed code or link works, as `otp_expiry` in config.toml. */
export const codeLifetimeSeconds = 600;

/** A function that answers a request, such as `callSupabaseLite` below, which lets `@supabase/lite` do it. */
type Handler = (request: Request) => Promise<Response>;

interface AuthOptions {
  sql: Sql;
  mail: AuthMailer;
  jwtSecret: string;
  /** The address from which the request comes. */
  clientAddress: string;
}

/** The fields of request bodies and queries that this module reads. A nonce is the mailed code with which a user proves who they are. */
type Fields = Partial<
  Record<'email' | 'password' | 'current_password' | 'nonce' | 'type' | 'token' | 'token_hash', string>
>;

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
};

/**
 * Calls Auth, and adds what `@supabase/lite` lacks. Remove each part when a release has it:
 * - CORS for a site on another origin: a preflight response without the allowed headers, other responses without any.
 * - `emailRedirectTo` is ignored.
 * - A repeated sign-up, and a request for a second confirmation mail, always get 429.
 * - The error of a trigger, such as the one that refuses a new email address, is answered with 500 and without its text. Hosted Auth mails
 *   both addresses before it asks the database; this one mails neither.
 * - There are no second factors.
 * - Auth hooks are not called. The hook before a new user is called here, except for a first sign-in with Google.
 * - Common passwords are accepted; a change of the password needs neither the old one nor a recent sign-in, and ends no other session.
 * - The addresses of Google are fixed. Two first sign-ins of one account at the same time fail: it looks the user up and inserts it in two steps.
 * - A session does not store the browser (User-Agent) that uses it.
 */
export async function handleAuth(
  request: Request,
  callSupabaseLite: Handler,
  options: AuthOptions,
): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/auth/v1/')) return callSupabaseLite(request);
  if (request.method === 'OPTIONS') return preflightResponse(request);

  const redirectTo = url.searchParams.get('redirect_to');
  const response = /[\r\n]/.test(redirectTo ?? '')
    ? authError(400, 'validation_failed', 'redirect_to is not an address')
    : await options.mail.withRedirect(redirectTo, () => callWithRules(request, callSupabaseLite, options));
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value);
  const location = headers.get('location');
  if (location) headers.set('location', toLocalGoogle(location));
  return new Response(response.body, { status: response.status, headers });
}

const preflightResponse = (request: Request) =>
  new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '86400',
    },
  });

async function callWithRules(
  request: Request,
  callSupabaseLite: Handler,
  options: AuthOptions,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (/^\/auth\/v1\/factors(\/|$)/.test(pathname)) return callFactors(request, callSupabaseLite, options);
  const fields = await readFields(request, searchParams);
  switch (`${request.method} ${pathname.slice('/auth/v1'.length)}`) {
    case 'POST /signup':
    case 'POST /resend':
      return callWithConfirmations(request, fields, callSupabaseLite, options);
    case 'POST /otp':
      return (await newUserError(request, fields.email ?? '', options)) ?? (await callSupabaseLite(request));
    case 'PUT /user':
      return changeUser(request, fields, callSupabaseLite, options);
    case 'GET /verify':
    case 'POST /verify':
      return saveLinkSession(
        await saveBrowser(request, await withFactors(await callSupabaseLite(request), options), options),
        options,
      );
    case 'POST /token':
      return saveBrowser(request, await withFactors(await callSupabaseLite(request), options), options);
    case 'GET /user':
      return withFactors(await callSupabaseLite(request), options);
    case 'GET /callback':
      return callAfterLastCallback(() => callSupabaseLite(request));
    default:
      return callSupabaseLite(request);
  }
}

let lastCallback: Promise<unknown> = Promise.resolve();

/** Runs one callback of Google after another, also after one that failed, so that two first sign-ins never run at the same time. */
function callAfterLastCallback(call: () => Promise<Response>): Promise<Response> {
  const response = lastCallback.then(call);
  lastCallback = response.catch(() => {});
  return response;
}

/** The access token of a new or refreshed session. Undefined if the response is an error or a redirect. */
async function accessTokenIn(response: Response): Promise<string | undefined> {
  const { access_token: token } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { access_token?: string };
  return token;
}

/** Stores that a session began with the link of a mail: it changes the password without the current one. Returns the response. */
async function saveLinkSession(response: Response, { sql }: AuthOptions): Promise<Response> {
  const token = await accessTokenIn(response);
  if (token) {
    await sql`
      -- 'otp': signed in with a one-time token.
      insert into auth.mfa_amr_claims (session_id, authentication_method)
      select id, 'otp' from auth.sessions where id::text = ${sessionIdOf(token)}
      on conflict do nothing`;
  }
  return response;
}

/** Stores the browser of a new or refreshed session. Returns the response. */
async function saveBrowser(request: Request, response: Response, { sql }: AuthOptions): Promise<Response> {
  const token = await accessTokenIn(response);
  if (token) {
    await sql`
      update auth.sessions set user_agent = ${request.headers.get('user-agent')}
      where id::text = ${sessionIdOf(`Bearer ${token}`)}`;
  }
  return response;
}

/** The fields of the query and of a JSON body that are text. `@supabase/lite` reports other bodies. */
async function readFields(request: Request, query: URLSearchParams): Promise<Fields> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => ({}));
  return Object.fromEntries(
    [...query, ...Object.entries(Object(body) as object)].filter(([, value]) => typeof value === 'string'),
  ) as Fields;
}

const commonPasswordError = () =>
  authError(
    422,
    'weak_password',
    'Password is known to be weak and easy to guess, please choose a different one.',
  );

/** Rejects common passwords, and sends the confirmation mail for which `@supabase/lite` answers 429. */
async function callWithConfirmations(
  request: Request,
  { email = '', password = '' }: Fields,
  callSupabaseLite: Handler,
  options: AuthOptions,
): Promise<Response> {
  const { sql, mail } = options;
  if (await isCommonPassword(password)) return commonPasswordError();
  const error = await newUserError(request, email, options);
  if (error) return error;
  const response = await callSupabaseLite(request);
  if (response.status !== 429) return response;
  const id = await resendConfirmation(email.toLowerCase(), sql, mail);
  return Response.json(request.url.includes('/signup') ? repeatedSignUpBody(id, email) : {});
}

/**
 * Calls the hook before a new user, as `config.toml` says, if the address has no account. Returns the error if the hook refuses it. Hosted
 * Auth reads the visitor's address from the header that its gateway sets.
 */
async function newUserError(
  request: Request,
  email: string,
  { sql, clientAddress }: AuthOptions,
): Promise<Response | undefined> {
  const [account] = await sql`select 1 from auth.users where email = ${email.toLowerCase()}`;
  if (account) return undefined;
  const [forwarded = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  const event = {
    metadata: { name: 'before-user-created', ip_address: forwarded.trim() || clientAddress },
    user: { email },
  };
  const [row] = await sql<[{ answer: { error?: { http_code: number; message: string } } }]>`
    select private.before_user_created(${sql.json(event)}) as answer`;
  const { error } = row.answer;
  return error && authError(error.http_code, 'unexpected_failure', error.message);
}

/** Sends another confirmation mail to an unconfirmed account, and returns the account's id. For any other address returns a new random id. */
async function resendConfirmation(email: string, sql: Sql, mail: AuthMailer): Promise<string> {
  const token = randomBytes(28).toString('hex');
  const [account] = await sql<{ id: string }[]>`
    update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
    where email = ${email} and email_confirmed_at is null
    returning id`;
  if (account) await mail.sendLink(email, 'confirmation', 'signup', token);
  return account?.id ?? randomUUID();
}

/** The response to a sign-up with an address that has an account: the same whether or not it is confirmed. */
function repeatedSignUpBody(id: string, email: string): object {
  const now = new Date().toISOString();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [{ id, user_id: id, provider: 'email', identity_data: { email } }],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

/** Changes the caller's password, or refuses a new address, as a hosted project with the settings of config.toml does. */
async function changeUser(
  request: Request,
  { email, password, current_password: currentPassword, nonce }: Fields,
  callSupabaseLite: Handler,
  { sql }: AuthOptions,
): Promise<Response> {
  const sessionId = sessionIdOf(request.headers.get('authorization'));
  if ((password !== undefined || email) && (await lacksFactor(sql, sessionId))) {
    return authError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  if (password !== undefined) {
    if (await isCommonPassword(password)) return commonPasswordError();
    // As in a hosted project (config.toml), a session is recent for a day, and one that began with the link of a mail needs no current
    // password.
    const [session] = await sql<
      { is_recent: boolean; email: string; code: string | null; needs_current: boolean }[]
    >`
      select s.created_at > now() - interval '1 day' as is_recent, u.email,
        case when u.reauthentication_sent_at > now() - make_interval(secs => ${codeLifetimeSeconds})
          then u.reauthentication_token end as code,
        u.encrypted_password <> '' and not exists (select from auth.mfa_amr_claims c where c.session_id = s.id)
          as needs_current
      from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id::text = ${sessionId}`;
    if (session?.needs_current) {
      if (!currentPassword)
        return authError(
          400,
          'current_password_required',
          'Current password required when setting new password.',
        );
      if (!(await isPasswordOf(session.email, currentPassword, request, callSupabaseLite)))
        return authError(
          400,
          'current_password_mismatch',
          'Current password required when setting new password.',
        );
    }
    const isProven = session?.is_recent || (nonce && hashCode(session?.email ?? '', nonce) === session?.code);
    if (session && !isProven)
      return authError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  }
  const error = email ? await newAddressError(email, sessionId, sql) : undefined;
  if (error) return error;
  const response = await callSupabaseLite(request);
  if (!response.ok) return response;
  if (password !== undefined) {
    await sql`
      delete from auth.sessions
      where id::text <> ${sessionId} and user_id = (select user_id from auth.sessions where id::text = ${sessionId})`;
  }
  return response;
}

/**
 * Asks the database whether the account of a session may get a new address, and changes nothing. Returns the error of a trigger, or
 * undefined if none refuses.
 */
async function newAddressError(email: string, sessionId: string, sql: Sql): Promise<Response | undefined> {
  const rollBack = new Error('Roll back.');
  const trying = sql.begin(async transaction => {
    await transaction`
      update auth.users u set email_change = ${email.toLowerCase()} from auth.sessions s
      where s.user_id = u.id and s.id::text = ${sessionId} and u.email <> ${email.toLowerCase()}`;
    throw rollBack;
  });
  const error = await trying.catch((reason: unknown) => reason);
  if (error === rollBack) return undefined;
  return triggerError(error);
}

/** Tries to sign in. The session that this creates ends with all others when the password changes. */
async function isPasswordOf(
  email: string,
  password: string,
  { url, headers }: Request,
  callSupabaseLite: Handler,
): Promise<boolean> {
  const response = await callSupabaseLite(
    new Request(new URL('/auth/v1/token?grant_type=password', url), {
      method: 'POST',
      headers: { apikey: headers.get('apikey') ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    }),
  );
  await response.body?.cancel();
  return response.ok;
}

/** Returns a code as Auth stores it: hashed with the address that it was sent to. */
const hashCode = (email: string, code: string) =>
  createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
