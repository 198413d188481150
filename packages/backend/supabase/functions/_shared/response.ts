/** The error responses of the functions. */
import { tooManyTries } from './contracts/request.ts';
import { jsonResponse } from './http.ts';
import { log, errorText } from './log.ts';

/** Why a request was rejected: the status and the texts of the error response. */
export interface ErrorResult {
  status: 400 | 401 | 403 | 405 | 409 | 413 | 415 | 429 | 500 | 503;
  error: string;
  /** Error texts, by field. */
  fields?: Record<string, string>;
  /** Seconds until a retry is allowed. */
  retryAfter?: number;
}

const unexpectedFailure: ErrorResult = {
  status: 500,
  error: 'Something went wrong. Please try again or email us directly.',
};

/** A handler for `catch`: logs an unexpected error of the function `name`, and returns an error result without the details of the error. */
export const serverError =
  (name: string) =>
  (error: unknown): ErrorResult => {
    log(name, { error: errorText(error) });
    return unexpectedFailure;
  };

/** The HTTP response of an error result. */
export const errorResponse = (
  { status, error, fields, retryAfter }: ErrorResult,
  headers: Record<string, string> = {},
): Response =>
  jsonResponse({ success: false, error, ...(fields && { fields }) }, status, {
    ...headers,
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  });

/** The error result of a request over a rate limit. */
export const rateLimited = (seconds: number): ErrorResult => ({
  status: 429,
  error: tooManyTries(seconds),
  retryAfter: seconds,
});
