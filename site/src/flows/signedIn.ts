import { renewedToken } from '../session/session.ts';
import { call, type CallOptions } from './call.ts';

/**
 * Calls a function for whoever is signed in. A token that is refused was revoked, or this clock is wrong: a session that is
 * still good gives another, once.
 */
export async function callSignedIn(
  name: string,
  token: string | undefined,
  options: CallOptions,
): Promise<Response> {
  const response = await call(name, token, options);
  if (response.status !== 401) return response;
  const renewed = await renewedToken();
  return renewed === undefined ? response : call(name, renewed, options);
}
