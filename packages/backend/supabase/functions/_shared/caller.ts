import type { Env } from './env.ts';

/** The signed-in user who calls. */
export interface Caller {
  id: string;
  /** The confirmed address of the account. */
  email: string;
  /** The session of the token. */
  sessionId: string | null;
}

/** The encoded claims of the bearer token. Undefined if there is no well-formed one. */
const encodedClaims = (request: Request): string | undefined =>
  /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** True if the request has a well-formed bearer token. */
export const hasToken = (request: Request): boolean => encodedClaims(request) !== undefined;

/**
 * Finds the caller by the bearer token. It asks the authentication service, since a valid token may belong to a session that has
 * ended. Undefined without a valid token.
 * @throws when the service cannot be reached, or fails
 */
export async function findCaller(request: Request, env: Env): Promise<Caller | undefined> {
  const authorization = request.headers.get('authorization') ?? '';
  const claims = encodedClaims(request);
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
  // The service accepts tokens for any audience, so the audience is checked here.
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
