/** Sign-in with a second factor (a code of an authenticator app) for Auth of the local backend. */
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { PostgresError, Sql } from 'postgres';
import { sessionIdOf, withAssuranceLevel } from './accessToken.ts';

/** A function that answers a request, such as `callSupabaseLite` below, which lets `@supabase/lite` do it. */
type Handler = (request: Request) => Promise<Response>;

interface FactorOptions {
  sql: Sql;
  jwtSecret: string;
}

/**
 * The assurance level of a session: `aal1` after a password, `aal2` after a second factor as well. The names are Supabase's; error
 * texts spell them AAL1 and AAL2.
 */
type AssuranceLevel = 'aal1' | 'aal2';

/** Tables of a hosted project that `@supabase/lite` lacks, with the columns that `callFactors` and `handleAuth` need. */
export const factorTablesSql = `
  create table if not exists auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users on delete cascade,
    friendly_name text,
    factor_type text not null,
    status text not null,
    secret text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create table if not exists auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors on delete cascade,
    created_at timestamptz not null default now()
  );
  alter table auth.mfa_challenges add column if not exists verified_at timestamptz;
  create table if not exists auth.mfa_amr_claims (
    session_id uuid primary key references auth.sessions on delete cascade,
    authentication_method text not null
  );`;

/** An error response in the format of Supabase Auth. */
export const authError = (status: number, code: string, msg: string): Response =>
  Response.json({ code: status, error_code: code, msg }, { status });

/**
 * The error of a trigger as hosted Auth answers it: with its text, and with the status in its code, such as PT403.
 * @throws the error if its code has no status
 */
export function triggerError(error: unknown): Response {
  const { code = '', message, hint } = error as Partial<PostgresError>;
  const [, status] = /^PT(\d{3})$/.exec(code) ?? [];
  if (!status) throw error;
  return Response.json({ code, message, hint }, { status: Number(status) });
}

/**
 * The second factors of Auth (TOTP), which `@supabase/lite` lacks: enrolling, challenge, verification and removal, with
 * Auth's paths, bodies and errors. Only the picture `qr_code` is missing: the site draws `uri` itself.
 */
export async function callFactors(
  request: Request,
  callSupabaseLite: Handler,
  options: FactorOptions,
): Promise<Response> {
  const { sql } = options;
  const authorization = request.headers.get('authorization') ?? '';
  const userResponse = await callSupabaseLite(
    new Request(new URL('/auth/v1/user', request.url), { headers: { ...apiKeyOf(request), authorization } }),
  );
  if (!userResponse.ok) return userResponse;
  const user = (await userResponse.json()) as { id: string; email: string };
  const [, factorId, action] =
    /\/factors(?:\/([^/]+))?(?:\/(\w+))?$/.exec(new URL(request.url).pathname) ?? [];
  const body = (await request.json().catch(() => ({}))) as Readonly<Record<string, string>>;
  const sessionId = sessionIdOf(authorization);
  if (factorId === undefined) return enroll(user, sessionId, body, sql);

  const [factor] = await sql<{ id: string; status: string; secret: string }[]>`
    select id, status, secret from auth.mfa_factors where id::text = ${factorId} and user_id::text = ${user.id}`;
  if (!factor) return authError(404, 'mfa_factor_not_found', 'Factor not found');
  if (request.method === 'DELETE') {
    if (factor.status === 'verified' && (await assuranceLevel(sql, sessionId)) !== 'aal2')
      return authError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    try {
      await sql`delete from auth.mfa_factors where id = ${factor.id}`;
    } catch (error) {
      return triggerError(error);
    }
    if (factor.status === 'verified')
      await sql`update auth.sessions set aal = 'aal1' where user_id::text = ${user.id}`;
    return Response.json({ id: factor.id });
  }
  if (action === 'challenge') {
    const id = randomUUID();
    await sql`insert into auth.mfa_challenges (id, factor_id) values (${id}, ${factor.id})`;
    const expires_at = Math.floor(Date.now() / 1000) + challengeSeconds;
    return Response.json({ id, type: 'totp', expires_at });
  }
  return verify({ request, callSupabaseLite, factor, body, sessionId, userId: user.id }, options);
}

/** The time in which a code may be entered after it was asked for: Auth's default. */
const challengeSeconds = 300;

const apiKeyOf = (request: Request) => ({ apikey: request.headers.get('apikey') ?? '' });

async function assuranceLevel(sql: Sql, sessionId: string): Promise<AssuranceLevel> {
  const [session] = await sql<{ aal: AssuranceLevel | null }[]>`
    select aal::text from auth.sessions where id::text = ${sessionId}`;
  return session?.aal ?? 'aal1';
}

const hasVerifiedFactor = async (sql: Sql, sessionId: string): Promise<boolean> =>
  (
    await sql`
      select from auth.mfa_factors f join auth.sessions s on s.user_id::text = f.user_id::text
      where s.id::text = ${sessionId} and f.status = 'verified'`
  ).length > 0;

/** True if the account has a second factor, and the session was signed in without it. */
export const lacksFactor = async (sql: Sql, sessionId: string): Promise<boolean> =>
  (await assuranceLevel(sql, sessionId)) !== 'aal2' && (await hasVerifiedFactor(sql, sessionId));

async function enroll(
  { id: userId, email }: { id: string; email: string },
  sessionId: string,
  { factor_type, friendly_name = '', issuer = 'localhost' }: Readonly<Record<string, string>>,
  sql: Sql,
): Promise<Response> {
  if (factor_type !== 'totp')
    return authError(400, 'validation_failed', 'factor_type needs to be either totp, phone, or webauthn');
  if (await lacksFactor(sql, sessionId))
    return authError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  const id = randomUUID();
  const totp = new TOTP({ issuer: issuer, label: email, secret: new Secret() });
  const secret = totp.secret.base32;
  try {
    await sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
      values (${id}, ${userId}, ${friendly_name}, 'totp', 'unverified', ${secret})`;
  } catch (error) {
    return triggerError(error);
  }
  return Response.json({ id, type: 'totp', friendly_name, totp: { secret, uri: totp.toString() } });
}

interface Verification {
  request: Request;
  callSupabaseLite: Handler;
  factor: { id: string; secret: string };
  body: Readonly<Record<string, string>>;
  sessionId: string;
  userId: string;
}

/** Checks a code. The session then has the level aal2 and a new token; sessions of the account without a code end. */
async function verify(
  { request, callSupabaseLite, factor, body, sessionId, userId }: Verification,
  options: FactorOptions,
): Promise<Response> {
  const { sql } = options;
  const [challenge] = await sql<{ expired: boolean }[]>`
    select created_at < now() - make_interval(secs => ${challengeSeconds}) as expired
    from auth.mfa_challenges where id::text = ${body.challenge_id ?? ''} and factor_id = ${factor.id}`;
  if (!challenge)
    return authError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (challenge.expired)
    return authError(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge',
    );
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret) });
  if (totp.validate({ token: body.code ?? '', window: 1 }) === null)
    return authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

  const accepting = sql.begin(async transaction => {
    await transaction`update auth.mfa_challenges set verified_at = now() where id::text = ${body.challenge_id ?? ''}`;
    await transaction`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`;
    await transaction`delete from auth.mfa_factors where user_id::text = ${userId} and status = 'unverified'`;
    await transaction`update auth.sessions set aal = 'aal2' where id::text = ${sessionId}`;
    await transaction`
      delete from auth.sessions where user_id::text = ${userId} and id::text <> ${sessionId} and aal::text <> 'aal2'`;
    const [latest] = await transaction<{ token: string }[]>`
      select token from auth.refresh_tokens
      where session_id::text = ${sessionId} and not revoked order by created_at desc limit 1`;
    return latest?.token;
  });
  const refreshToken = await accepting.catch(triggerError);
  if (refreshToken instanceof Response) return refreshToken;
  const response = await callSupabaseLite(
    new Request(new URL('/auth/v1/token?grant_type=refresh_token', request.url), {
      method: 'POST',
      headers: { ...apiKeyOf(request), 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    }),
  );
  return withFactors(response, options);
}

/** The body of a user or of a session, as far as `withFactors` reads it. */
interface UserOrSession {
  id?: string;
  access_token?: string;
  user?: { id: string };
}

/** For an account with second factors, adds them to a response of Auth, and the assurance level of the session to its access token. */
export async function withFactors(response: Response, { sql, jwtSecret }: FactorOptions): Promise<Response> {
  if (!response.ok) return response;
  const body = (await response.clone().json()) as UserOrSession;
  const userId = body.user?.id ?? body.id;
  const factors = await sql`
    select id, friendly_name, factor_type, status, created_at, updated_at from auth.mfa_factors
    where user_id::text = ${userId ?? ''}`;
  if (factors.length === 0) return response;
  if (!body.user || !body.access_token) return Response.json({ ...body, factors });
  const aal = await assuranceLevel(sql, sessionIdOf(body.access_token));
  return Response.json({
    ...body,
    access_token: await withAssuranceLevel(body.access_token, aal, jwtSecret),
    user: { ...body.user, factors },
  });
}
