import { json } from './http.ts';
import { log, reason } from './log.ts';

/** A request that was not accepted. */
export interface Refusal {
  status: 400 | 401 | 409 | 413 | 415 | 429 | 500;
  error: string;
  /** What is wrong, by field. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
}

export const failed: Refusal = {
  status: 500,
  error: 'Something went wrong. Please try again or email us directly.',
};

/** Seconds to wait, in words. */
export const minutes = (seconds: number): string => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** Answers a request and logs how it went, both under one id; what throws is answered with 500. */
export async function recorded(
  name: string,
  request: Request,
  answer: (requestId: string) => Promise<Response>,
): Promise<Response> {
  const requestId = crypto.randomUUID();
  const started = performance.now();
  const response = await answer(requestId).catch((error: unknown) => {
    log(name, { requestId, error: reason(error) });
    return json({ success: false, error: failed.error }, 500);
  });
  response.headers.set('x-request-id', requestId);
  log(name, {
    requestId,
    method: request.method,
    status: response.status,
    ms: Math.round(performance.now() - started),
  });
  return response;
}
