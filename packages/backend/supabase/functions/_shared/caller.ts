import type { Env } from './env.ts';

/** Whoever is signed in, as the authentication service knows them. */
export interface Caller {
  id: string;
  /** Of the account, proved by its confirmation mail. */
  email: string;
  /** Of the session that the token belongs to. */
  sessionId: string | null;
}

/** The claims of a bearer token, still encoded. Undefined for what has another form. */
const claimsIn = (request: Request): string | undefined =>
  /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Whether the request shows something that could be a token. */
export const showsToken = (request: Request): boolean => claimsIn(request) !== undefined;

/**
 * Who calls, by the bearer token: the authentication service is asked, since a token that still verifies may belong to a
 * session that has ended. Undefined for nobody, or for a token that is no good.
 * @throws when the service cannot be reached, or fails
 */
export async function callerOf(request: Request, env: Env): Promise<Caller | undefined> {
  const authorization = request.headers.get('authorization') ?? '';
  const claims = claimsIn(request);
  if (claims === undefined) return undefined;
  const response = await fetch(`${env.supabaseUrl}/auth/v1/user`, {
    headers: { authorization, apikey: env.secretKey },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status >= 500 || response.status === 429) {
      throw new Error(`The authentication service answered ${response.status}.`);
    }
    return undefined;
  }
  // The service answers whatever the token was meant for; now that it is known to be genuine, it can be read.
  const { aud, session_id } = parse(claims);
  if (![aud].flat().includes('authenticated')) return undefined;
  const { id, email } = (await response.json()) as { id?: unknown; email?: unknown };
  if (typeof id !== 'string' || typeof email !== 'string' || !email) return undefined;
  return { id, email, sessionId: typeof session_id === 'string' ? session_id : null };
}

function parse(claims: string): { aud?: unknown; session_id?: unknown } {
  const text = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(text) as { aud?: unknown; session_id?: unknown };
}
