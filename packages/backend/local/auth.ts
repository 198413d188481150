// oxlint-disable import/no-named-as-default-member -- By way of its default, as Auth itself: one place to see all that is hashed.
import { randomBytes, randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { Sql } from 'postgres';
import { clientAddress } from '../supabase/functions/_shared/address.ts';
import { readBody } from '../supabase/functions/_shared/body.ts';
import { hmac } from '../supabase/functions/_shared/digest.ts';
import type { AuthMail } from './authMail.ts';
import { atStandIn } from './google.ts';

export interface AuthOptions {
  sql: Sql;
  mail: AuthMail;
  /** Keys the hashes under which addresses and accounts are counted. */
  hashSecret: string;
  trustedProxies: readonly string[];
}

/** What a request says, as far as it matters here. */
interface Said {
  path: string;
  email?: string;
  password?: string;
}

/**
 * What Auth of `@supabase/lite` lacks, each to go when a version comes that has it:
 * - for a browser on another origin, as the site is: a preflight is answered without the headers that it allows, and
 *   everything else without CORS;
 * - nothing is limited: hosted, Auth limits itself by config.toml; here, by the rows of `rate_limit_rules` that say the same;
 * - a body of any length is read;
 * - its answers, and how long they take, tell whether an address has an account, and whether that is confirmed;
 * - `emailRedirectTo` is not read;
 * - a repeated sign-up, and a request for a second confirmation mail, are refused with 429 for good;
 * - Google is where Google is.
 */
export async function callAuth(
  sent: Request,
  peer: string,
  call: (request: Request) => Promise<Response>,
  options: AuthOptions,
): Promise<Response> {
  const url = new URL(sent.url);
  if (!url.pathname.startsWith('/auth/v1/')) return call(sent);
  const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };
  if (sent.method === 'OPTIONS') {
    return new Response(null, {
      status: 204,
      headers: {
        ...cors,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': sent.headers.get('access-control-request-headers') ?? '',
        'access-control-max-age': '86400',
      },
    });
  }
  const body = await readBody(sent);
  const request =
    sent.body && body ? new Request(sent, { method: sent.method, body: body as BodyInit }) : sent;
  const said = body ? read(body, url) : refusal(413, 'request_too_large', 'The request is too long.');
  const answer =
    said instanceof Response
      ? said
      : ((await limited(request, peer, said, options)) ??
        (await options.mail.leadingTo(url.searchParams.get('redirect_to'), () =>
          answerAlike(request, said, call, options),
        )));
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(cors)) headers.set(name, value);
  const location = headers.get('location');
  if (location) headers.set('location', atStandIn(location));
  return new Response(answer.body, { status: answer.status, headers });
}

/** An error of Auth's own shape. */
const refusal = (status: number, code: string, msg: string, headers: HeadersInit = {}) =>
  Response.json({ code: status, error_code: code, msg }, { status, headers });

/** What is no JSON is left to Auth, which says so. */
function read(bytes: Uint8Array, url: URL): Said | Response {
  const path = url.pathname.slice('/auth/v1'.length) + (url.searchParams.get('grant_type') ?? '');
  const { email, password } = (parsed(bytes) ?? {}) as { email?: unknown; password?: unknown };
  for (const [name, value] of Object.entries({ email, password })) {
    if (value !== undefined && typeof value !== 'string') {
      return refusal(400, 'validation_failed', `Write the ${name} as text.`);
    }
  }
  return {
    path,
    ...(email !== undefined && { email: (email as string).toLowerCase() }),
    ...(password !== undefined && { password: password as string }),
  };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

const mailed: readonly string[] = ['/recover', '/resend', '/otp', '/magiclink'];

/** What is counted for a request, before anything is done about it. */
const actions = ({ path }: Said): readonly ('password' | 'mail' | 'token' | 'refresh')[] => {
  if (path === '/signup') return ['password', 'mail'];
  if (path === '/tokenpassword') return ['password'];
  if (path === '/tokenrefresh_token') return ['refresh'];
  if (path === '/verify') return ['token'];
  return mailed.includes(path) ? ['mail'] : [];
};

/** The same for every address, whether it has an account or not. */
async function limited(
  request: Request,
  peer: string,
  said: Said,
  { sql, hashSecret, trustedProxies }: AuthOptions,
): Promise<Response | undefined> {
  const address = clientAddress(request, { remoteAddr: { hostname: peer } }, trustedProxies);
  const wanted = actions(said);
  if (wanted.length === 0) return undefined;
  const addressHash = address === undefined ? null : hmac(hashSecret, address);
  const accountHash = said.email === undefined ? null : hmac(hashSecret, said.email);
  for (const action of wanted) {
    const [row] = await sql<{ wait: number }[]>`
      select public.take_rate_limits(${`auth-${action}`}, ${addressHash}, ${accountHash}) as wait`;
    if (!row?.wait) continue;
    const headers = { 'retry-after': String(row.wait) };
    return action === 'mail'
      ? refusal(429, 'over_email_send_rate_limit', 'Email rate limit exceeded', headers)
      : refusal(429, 'over_request_rate_limit', 'Request rate limit reached', headers);
  }
  return undefined;
}

/** Bcrypt's, as Auth has it. */
const rounds = 10;
const nobodysPassword = bcrypt.hash(randomUUID(), rounds);

/** Answers so that neither the words nor the work before them depend on whether an address has an account. */
async function answerAlike(
  request: Request,
  said: Said,
  call: (request: Request) => Promise<Response>,
  { sql, mail }: AuthOptions,
): Promise<Response> {
  const { path, email = '', password = '' } = said;
  const copy = request.clone();
  if (path === '/tokenpassword' && email && password) {
    const [account] = await sql<{ encrypted_password: string | null }[]>`
      select encrypted_password from auth.users where email = ${email}`;
    const right = await bcrypt.compare(password, account?.encrypted_password || (await nobodysPassword));
    // Auth would say of a wrong password that the account is not confirmed.
    if (!right) return refusal(400, 'invalid_credentials', 'Invalid login credentials');
    return call(request);
  }
  if (mailed.includes(path) && /^[^\s@]+@[^\s@]+$/.test(email)) {
    // The answer is the same whatever comes of it, and does not wait for that.
    mail.afterwards(async () => {
      const answer = await call(request);
      if (path === '/resend' && answer.status === 429) await confirmAgain(email, sql, mail);
    });
    return Response.json({});
  }
  const answer = await call(request);
  if (path !== '/signup' || answer.status !== 429) return answer;
  // Somebody has signed up with this address: Auth had no password to hash.
  await bcrypt.hash(((await copy.json()) as { password: string }).password, rounds);
  return signedUpBefore(await confirmAgain(email, sql, mail), email);
}

interface Account {
  id: string;
  confirmed: boolean;
}

/** Sends whoever has not confirmed another mail. */
async function confirmAgain(email: string, sql: Sql, mail: AuthMail): Promise<Account> {
  const [account] = await sql<Account[]>`
    select id, confirmed_at is not null as confirmed from auth.users where email = ${email}`;
  if (!account || account.confirmed) return { id: randomUUID(), confirmed: true };
  const token = randomBytes(28).toString('hex');
  await sql`
    update auth.users set confirmation_token = ${token}, confirmation_sent_at = now() where id = ${account.id}`;
  await mail.sendConfirmation(email, token);
  return account;
}

/** What Supabase answers to a sign-up with an address that has signed up before. */
function signedUpBefore({ id, confirmed }: Account, email: string): Response {
  const at = new Date().toISOString();
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: confirmed ? [] : [{ id, user_id: id, provider: 'email', identity_data: { email } }],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  });
}
