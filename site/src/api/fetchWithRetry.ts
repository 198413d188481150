// Sends a request with `fetch`, and sends it again after an error of a gateway.
/** Gateway errors: the server has not processed the request, but may do so when it is sent again a moment later. */
const retryableStatuses: readonly number[] = [502, 503, 504];

/** The longest wait before each retry; jitter shortens it by up to half. After the fourth retry the last response is returned. */
const backoffsMs = [200, 400, 800, 1600];
/** The longest `Retry-After` after which the request is sent again. With a longer one, the response is returned. */
const maxRetryAfterMs = 10_000;

/** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal.addEventListener('abort', onAbort, { once: true });
  });

/** `Retry-After` in milliseconds; the header has seconds or a date. */
function retryAfterMs(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/**
 * `fetch` that retries after a gateway error (502, 503, 504). It waits at least as long as `Retry-After` says, with backoff and
 * jitter, so that many visitors do not retry at the same time. Returns any other response, or the last one; rejects if the
 * connection fails.
 */
export async function fetchWithRetry(
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each attempt follows the one before.
    const response = await fetch(url, init);
    const backoffMs = backoffsMs[attempt];
    if (!retryableStatuses.includes(response.status) || backoffMs === undefined) return response;
    // A date in the past may be the fault of this clock: the backoff still applies.
    const waitMs = Math.max(retryAfterMs(response) ?? 0, backoffMs * (0.5 + Math.random() / 2));
    if (waitMs > maxRetryAfterMs) return response;
    // oxlint-disable-next-line no-await-in-loop -- Each wait follows an attempt.
    await wait(waitMs, init.signal);
  }
}
