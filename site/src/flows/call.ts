import { fetchWithRetry } from './retry.ts';

export interface CallOptions {
  readonly body?: object | undefined;
  readonly signal: AbortSignal;
}

/** Calls a function as whoever the token is of; without one as nobody. A broken connection rejects. */
export const call = (
  name: string,
  token: string | undefined,
  { body, signal }: CallOptions,
): Promise<Response> =>
  fetchWithRetry(`${import.meta.env.VITE_SUPABASE_URL as string}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal,
  });
