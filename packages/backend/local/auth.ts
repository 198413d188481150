import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { AuthMail } from './authMail.ts';
import { toLocalGoogle } from './google.ts';

type Handler = (request: Request) => Promise<Response>;

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
};

/**
 * Calls Auth, and adds what `@supabase/lite` lacks. Remove each part when a release has it:
 * - CORS for a site on another origin: a preflight response without the allowed headers, other responses without any.
 * - `emailRedirectTo` is ignored.
 * - A repeated sign-up, and a request for a second confirmation mail, always get 429.
 * - The addresses of Google are fixed.
 */
export async function callAuth(
  request: Request,
  callLite: Handler,
  { sql, mail }: { sql: Sql; mail: AuthMail },
): Promise<Response> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/auth/v1/')) return callLite(request);
  if (request.method === 'OPTIONS') return preflightResponse(request);

  const response = await mail.withRedirect(url.searchParams.get('redirect_to'), () =>
    callWithConfirmations(request, callLite, sql, mail),
  );
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value);
  const location = headers.get('location');
  if (location) headers.set('location', toLocalGoogle(location));
  return new Response(response.body, { status: response.status, headers });
}

/** Sends the confirmation mail that Auth refuses with 429. */
async function callWithConfirmations(
  request: Request,
  callLite: Handler,
  sql: Sql,
  mail: AuthMail,
): Promise<Response> {
  const copy = request.clone();
  const response = await callLite(request);
  const [, action] = /\/(signup|resend)$/.exec(new URL(request.url).pathname) ?? [];
  if (response.status !== 429 || !action) return response;
  const { email } = (await copy.json()) as { email: string };
  const account = await resendConfirmation(email.toLowerCase(), sql, mail);
  return Response.json(action === 'signup' ? repeatedSignUpBody(account, email) : {});
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

interface Account {
  id: string;
  isConfirmed: boolean;
}

/** Sends another confirmation mail to an unconfirmed account, and returns the account. */
async function resendConfirmation(email: string, sql: Sql, mail: AuthMail): Promise<Account> {
  const [account] = await sql<Account[]>`
    select id, confirmed_at is not null as "isConfirmed" from auth.users where email = ${email}`;
  if (!account || account.isConfirmed) return { id: randomUUID(), isConfirmed: true };
  const token = randomBytes(28).toString('hex');
  await sql`
    update auth.users set confirmation_token = ${token}, confirmation_sent_at = now() where id = ${account.id}`;
  await mail.sendConfirmation(email, token);
  return account;
}

/** The response of a Supabase project to a sign-up with an address that has an account. */
function repeatedSignUpBody({ id, isConfirmed }: Account, email: string): object {
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
    identities: isConfirmed ? [] : [{ id, user_id: id, provider: 'email', identity_data: { email } }],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
