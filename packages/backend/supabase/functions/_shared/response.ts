import { tooManyTries } from './contracts/request.ts';
import { jsonResponse } from './http.ts';
import { log, errorText } from './log.ts';

/** A request that was not accepted. */
export interface Refusal {
  status: 400 | 401 | 403 | 405 | 409 | 413 | 415 | 429 | 500;
  error: string;
  /** Error texts, by field. */
  fields?: Record<string, string>;
  /** Seconds until a retry is allowed. */
  retryAfter?: number;
}

const unexpectedFailure: Refusal = {
  status: 500,
  error: 'Something went wrong. Please try again or email us directly.',
};

/** Logs an unexpected error, and returns a refusal without its details. */
export const serverError =
  (name: string) =>
  (error: unknown): Refusal => {
    log(name, { error: errorText(error) });
    return unexpectedFailure;
  };

/** The response to a refused request. */
export const refusalResponse = (
  { status, error, fields, retryAfter }: Refusal,
  headers: Record<string, string> = {},
): Response =>
  jsonResponse({ success: false, error, ...(fields && { fields }) }, status, {
    ...headers,
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  });

/** Refuses a request over a rate limit. */
export const rateLimited = (seconds: number): Refusal => ({
  status: 429,
  error: tooManyTries(seconds),
  retryAfter: seconds,
});
