import { backend } from './backend.ts';
import { getAccessToken, renewAccessToken } from './authService.ts';
import { fetchWithRetry } from './retry.ts';

/** How long a call may take, retries included. */
const timeoutMs = 15_000;

interface Call {
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
 * renewed once. Without a session, the response is 401. A failed connection rejects.
 */
export async function callAsUser(
  path: string,
  {
    signal,
    token: given,
    headers,
    ...init
  }: Call & Omit<RequestInit, 'signal' | 'headers'> & { headers?: Readonly<Record<string, string>> },
): Promise<Response> {
  const limited = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  limited.throwIfAborted();
  const send = (token: string) =>
    fetchWithRetry(backend + path, {
      ...init,
      headers: { ...headers, authorization: `Bearer ${token}` },
      signal: limited,
    });
  const token = given ?? (await rejectOnAbort(limited, getAccessToken()));
  if (token === undefined) return new Response(null, { status: 401 });
  const response = await send(token);
  if (response.status !== 401 || given !== undefined) return response;
  const renewed = await rejectOnAbort(limited, renewAccessToken());
  return renewed === undefined ? response : send(renewed);
}

/** Calls a function as `callAsUser` does. */
export const callFunction = (name: string, { body, ...call }: Call & { body?: object } = {}) =>
  callAsUser(`/functions/v1/${name}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...call,
  });
