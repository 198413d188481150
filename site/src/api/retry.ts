/** Gateway answers: the request did not get through, and may get through a moment later. */
const retryable: readonly number[] = [502, 503, 504];

/** Waits between tries: from 200 ms, doubling, at most four of them. */
const waits = [200, 400, 800, 1600];
/** Longest `Retry-After` that is waited for, in ms; beyond it the answer stands. */
const longestWait = 10_000;

/** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });

/** What `Retry-After` asks for in ms, whether it says seconds or a date. */
function asked(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/**
 * `fetch` that tries again when a gateway answered 502, 503 or 504: after what `Retry-After` asks for, and backing off
 * with jitter, so that a thousand visitors do not come back at once, and never sooner than that. Any other answer, and a broken connection, is the
 * caller's. The last answer is returned as it is.
 */
export async function fetchWithRetry(
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one try after another is the point
    const response = await fetch(url, init);
    const backoff = waits[tries];
    if (!retryable.includes(response.status) || backoff === undefined) return response;
    // A date that has passed may be this clock's fault: nobody comes back at once.
    const ms = Math.max(asked(response) ?? 0, backoff * (0.5 + Math.random() / 2));
    if (ms > longestWait) return response;
    // oxlint-disable-next-line no-await-in-loop -- each wait belongs to the try before it
    await wait(ms, init.signal);
  }
}
