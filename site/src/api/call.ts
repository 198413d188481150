import { backend } from './backend.ts';
import { getAccessToken, renewAccessToken } from './authService.ts';
import { fetchWithRetry } from './retry.ts';

/** How long a call may take, its retries included. In ms. */
const timeoutMs = 15_000;

interface Call {
  signal?: AbortSignal | undefined;
  /** Of whoever calls. Default: whoever is signed in, with another one if the first is refused. */
  token?: string | undefined;
}

/** Gives up waiting when the signal aborts, for what cannot be told to. */
const within = <Result>(signal: AbortSignal, requestedDialog: Promise<Result>): Promise<Result> =>
  Promise.race([
    requestedDialog,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
  ]);

/**
 * Asks the backend something for whoever is signed in. A token that is refused was revoked, or this clock is wrong: a session
 * that is still good gives another. Who has no session is answered as the backend would. A broken connection rejects.
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
  const token = given ?? (await within(limited, getAccessToken()));
  if (token === undefined) return new Response(null, { status: 401 });
  const response = await send(token);
  if (response.status !== 401 || given !== undefined) return response;
  const renewed = await within(limited, renewAccessToken());
  return renewed === undefined ? response : send(renewed);
}

/** Calls a function for whoever is signed in, as `callAsUser` does. */
export const callFunction = (name: string, { body, ...call }: Call & { body?: object } = {}) =>
  callAsUser(`/functions/v1/${name}`, {
    method: 'POST',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...call,
  });
