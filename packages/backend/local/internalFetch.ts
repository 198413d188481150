import type { SupabaseLite } from './supabaseLite.ts';
import { loopbackHost } from './ports.ts';

/**
 * Answers what this process requests from its own REST API without a connection: the functions run in the same process, and each of
 * their calls would pass through an HTTP client and the server here. Returns a function that ends it, and waits for running requests.
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
    const answer = api.fetch(new Request(input, options), loopbackHost);
    running.add(answer);
    const remove = () => running.delete(answer);
    answer.then(remove, remove);
    return signal ? untilAborted(answer, signal) : answer;
  };
  return async () => {
    globalThis.fetch = originalFetch;
    await Promise.allSettled(running);
  };
}

/** Resolves like `work`, or rejects when `signal` is aborted before. The work continues, as a server does that lost its client. */
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
