/** Reads and signs the access tokens of the local backend: JSON web tokens, whose payload holds claims about the user and the session. */
import { sign } from 'hono/jwt';

type Claims = Readonly<Record<string, unknown>>;

/** The claims of an access token, unverified. Empty for a text that is not a token. */
function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  } catch {
    return {};
  }
}

/**
 * The id of the session of a token or of an `authorization` header, or the text `undefined`. The token is not verified here:
 * `@supabase/lite` verifies it before it changes anything.
 */
export const sessionIdOf = (token: string | null): string => String(claimsOf(token ?? '').session_id);

/** The same access token with its assurance level: `aal1` after a password, `aal2` after a second factor. */
export const withAssuranceLevel = (token: string, aal: string, jwtSecret: string): Promise<string> =>
  sign({ ...claimsOf(token), aal }, jwtSecret);
