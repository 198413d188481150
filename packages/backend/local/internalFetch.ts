/** A shortcut for the functions of the local backend: their requests to its REST API do not pass through the network. */
import type { SupabaseLite } from './supabaseLite.ts';
import { loopbackHost } from './ports.ts';

/**
 * Replaces the global `fetch`, so that requests of this process to its own REST API open no connection. The functions run in the same
 * process: each of their calls would otherwise pass through an HTTP client and the server here.
 * @returns a function that restores `fetch`, and waits for running requests
 */
export function answerInternalRequests(
  apiUrl: string,
  api: Pick<SupabaseLite, 'fetch'>,
): () => Promise<void> {
  const originalFetch = globalThis.fetch;
  const running = new Set<Promise<Response>>();
  globalThis.fetch = (input, init) => {
    if (typeof input !== 'string' || !input.startsWith(`${apiUrl}/rest/v1/`))
      return originalFetch(input, init);
    const { signal, ...options } = init ?? {};
    const response = api.fetch(new Request(input, options), loopbackHost);
    running.add(response);
    const remove = () => running.delete(response);
    response.then(remove, remove);
    return signal ? untilAborted(response, signal) : response;
  };
  return async () => {
    globalThis.fetch = originalFetch;
    await Promise.allSettled(running);
  };
}

/** Resolves like `work`, or rejects when `signal` is aborted before. `work` then continues, as on a server whose client has left. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
