// Sends a request to the backend with the access token of the signed-in user.
import { backendUrl } from './backend.ts';
import { getAccessToken, renewAccessToken } from './authService.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

/** How long a call may take, retries included. */
const timeoutMs = 15_000;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The access token. Default: that of the signed-in user, renewed once if it is refused. */
  token?: string | undefined;
}

/** Resolves as the promise does; rejects when the signal aborts. For promises that take no signal. */
const rejectOnAbort = <Result>(signal: AbortSignal, promise: Promise<Result>): Promise<Result> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  ]);

/**
 * Sends a request for the signed-in user. A token may be refused because it was revoked or this device's clock is wrong: it is
 * renewed once. If the session has ended, that fails, and the client reports the end. Without a session, the response is 401. A failed
 * connection rejects.
 */
export async function callAsUser(
  path: string,
  {
    signal,
    token: givenToken,
    headers,
    ...init
  }: CallOptions & Omit<RequestInit, 'signal' | 'headers'> & { headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  const limitedSignal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  limitedSignal.throwIfAborted();
  const send = (token: string) =>
    fetchWithRetry(backendUrl + path, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${token}` },
      signal: limitedSignal,
    });
  const token = givenToken ?? (await rejectOnAbort(limitedSignal, getAccessToken()));
  if (token === undefined) {
    // The browser's storage may have been cleared, of which some browsers send no event. This event has no key, as theirs.
    window.dispatchEvent(new StorageEvent('storage'));
    return new Response(null, { status: 401 });
  }
  const response = await send(token);
  // The database answers 403 after the end of a session whose token has not expired.
  const isRefused = response.status === 401 || (response.status === 403 && path.startsWith('/rest/'));
  if (!isRefused || givenToken !== undefined) return response;
  const renewed = await rejectOnAbort(limitedSignal, renewAccessToken());
  return renewed === undefined ? response : send(renewed);
}

/** Calls an Edge Function for the signed-in user, as `callAsUser` does. */
export const callFunction = (name: string, { body, ...call }: CallOptions & { body?: object } = {}) =>
  callAsUser(`/functions/v1/${name}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...call,
  });
