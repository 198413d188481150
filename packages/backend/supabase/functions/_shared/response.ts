import { type ConnectionInfo, isFromTrustedProxy } from './address.ts';
import { isRequestId } from './contracts/request.ts';
import { readTrustedProxies } from './env.ts';
import { jsonResponse } from './http.ts';
import { log, errorText, runWithRequestId } from './log.ts';

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

/** Seconds as text: `a minute`, `5 minutes`. */
export const waitText = (seconds: number): string => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** Refuses a request over a rate limit. */
export const rateLimited = (seconds: number): Refusal => ({
  status: 429,
  error: `That was often. Please try again in ${waitText(seconds)}.`,
  retryAfter: seconds,
});

type Handler = () => Promise<Response>;

/** Handles a request like `withRequestId`, and logs its method, status and duration. */
export const handleWithRequestLog = (
  name: string,
  request: Request,
  handle: Handler,
  info?: ConnectionInfo,
) => {
  const started = performance.now();
  return handleWithRequestId(name, request, handle, info, response =>
    log(name, {
      method: request.method,
      status: response.status,
      ms: Math.round(performance.now() - started),
    }),
  );
};

/**
 * Handles a request under an id, from a trusted proxy or a new one: the response, its log lines and its errors carry it. An
 * exception is logged and becomes a 500.
 */
export function handleWithRequestId(
  name: string,
  request: Request,
  handle: Handler,
  info?: ConnectionInfo,
  onResponse: (response: Response) => void = () => {},
): Promise<Response> {
  const id = trustedRequestId(request, info) ?? crypto.randomUUID();
  return runWithRequestId(id, async () => {
    const response = await handle().catch((error: unknown) => refusalResponse(serverError(name)(error)));
    response.headers.set('x-request-id', id);
    onResponse(response);
    return response;
  });
}

/** The id that a trusted proxy gave the request. Other senders could reuse an id, or write into the log. */
function trustedRequestId(request: Request, info: ConnectionInfo | undefined): string | undefined {
  const id = request.headers.get('x-request-id');
  return isRequestId(id) && isFromTrustedProxy(info, readTrustedProxies()) ? id : undefined;
}
