/** Finds the signed-in user who sent a request, by the access token in the header `authorization`. */
import { allowedFetch } from './allowedFetch.ts';
import type { Env } from './env.ts';

const authTimeoutMs = 10_000;

/** The signed-in user who calls a function. */
export interface Caller {
  id: string;
  /** The confirmed address of the account. */
  email: string;
  /** The session to which the access token belongs. */
  sessionId: string | null;
}

/** The payload part of the JSON web token that the request carries as bearer. Undefined if it carries no well-formed one. */
const tokenPayload = (request: Request): string | undefined =>
  /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** True if the request has a well-formed bearer token. The token may be invalid. */
export const hasBearerToken = (request: Request): boolean => tokenPayload(request) !== undefined;

/**
 * Finds the caller by the bearer token. Calls the authentication service, because a well-signed token may belong to a session that has
 * ended. Undefined without a valid token.
 * @throws when the service cannot be reached, or fails
 */
export async function findCaller(request: Request, env: Env): Promise<Caller | undefined> {
  const payload = tokenPayload(request);
  if (payload === undefined) return undefined;
  // Supabase's gateway requires an API key (`apikey`) in every request.
  const response = await allowedFetch(`${env.supabaseUrl}/auth/v1/user`, {
    headers: { authorization: request.headers.get('authorization') ?? '', apikey: env.secretKey },
    signal: AbortSignal.timeout(authTimeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status >= 500 || response.status === 429) {
      throw new Error(`The authentication service answered ${response.status}.`);
    }
    return undefined;
  }
  // The service accepts tokens for any audience, so the audience is checked here.
  const { aud, session_id } = decodeClaims(payload);
  if (![aud].flat().includes('authenticated')) return undefined;
  const { id, email } = (await response.json()) as { id?: unknown; email?: unknown };
  if (typeof id !== 'string' || typeof email !== 'string' || !email) return undefined;
  return { id, email, sessionId: typeof session_id === 'string' ? session_id : null };
}

function decodeClaims(payload: string): { aud?: unknown; session_id?: unknown } {
  const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(text) as { aud?: unknown; session_id?: unknown };
}
