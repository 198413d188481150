// Sends a request to the backend with the access token of the signed-in user.
import { backendUrl } from './backend.ts';
import { getAccessToken, renewAccessToken } from './authService.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

/** The longest time that a call may take, retries included. */
const timeoutMs = 15_000;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The access token. Default: that of the signed-in user, renewed once if it is refused. */
  token?: string | undefined;
}

/** Settles as the promise does, or rejects when the signal aborts. For functions that take no signal. */
const rejectOnAbort = <Result>(signal: AbortSignal, promise: Promise<Result>): Promise<Result> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  ]);

/**
 * Sends a request for the signed-in user. The token may be refused, because it was revoked or this device's clock is wrong. Then it is
 * renewed once; the renewal fails if the session has ended, and the client reports that. Without a session, the response is 401. A
 * failed connection rejects.
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
    // Some browsers send no storage event when storage is cleared, so this sends one: without a key, like the browser's.
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
