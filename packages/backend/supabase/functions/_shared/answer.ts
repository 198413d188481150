import { type ConnectionInfo, throughProxy } from './address.ts';
import { isRequestId } from './contracts/request.ts';
import { trustedProxies } from './env.ts';
import { json } from './http.ts';
import { log, reason, underRequest } from './log.ts';

/** A request that was not accepted. */
export interface Refusal {
  status: 400 | 401 | 403 | 405 | 409 | 413 | 415 | 429 | 500;
  error: string;
  /** What is wrong, by field. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
}

const failed: Refusal = {
  status: 500,
  error: 'Something went wrong. Please try again or email us directly.',
};

/** What becomes of an error that nobody expected: it is logged, and not told. */
export const failure =
  (name: string) =>
  (error: unknown): Refusal => {
    log(name, { error: reason(error) });
    return failed;
  };

/** A refusal, as whoever called is told of it. */
export const refused = (
  { status, error, fields, retryAfter }: Refusal,
  headers: Record<string, string> = {},
): Response =>
  json({ success: false, error, ...(fields && { fields }) }, status, {
    ...headers,
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
  });

/** Seconds to wait, in words. */
export const minutes = (seconds: number): string => {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'a minute' : `${count} minutes`;
};

/** Over a limit; come back after so many seconds. */
export const tooOften = (seconds: number): Refusal => ({
  status: 429,
  error: `That was often. Please try again in ${minutes(seconds)}.`,
  retryAfter: seconds,
});

type Answer = (requestId: string) => Promise<Response>;

/** Answers a request and logs how it went, as `identified` does. */
export const recorded = (name: string, request: Request, answer: Answer, info?: ConnectionInfo) => {
  const started = performance.now();
  return identified(name, request, answer, info, response =>
    log(name, {
      method: request.method,
      status: response.status,
      ms: Math.round(performance.now() - started),
    }),
  );
};

/**
 * Answers a request under an id, a trusted proxy's or a new one: the answer, its log and its errors carry it. What throws
 * is logged and answered with 500. `info` is what the runtime says about the connection.
 */
export function identified(
  name: string,
  request: Request,
  answer: Answer,
  info?: ConnectionInfo,
  answered: (response: Response) => void = () => {},
): Promise<Response> {
  const id = proxysId(request, info) ?? crypto.randomUUID();
  return underRequest(id, async () => {
    const response = await answer(id).catch((error: unknown) => refused(failure(name)(error)));
    response.headers.set('x-request-id', id);
    answered(response);
    return response;
  });
}

/** The id that a proxy gave the request: anybody else could have two requests share one, or write into our log. */
function proxysId(request: Request, info: ConnectionInfo | undefined): string | undefined {
  const id = request.headers.get('x-request-id');
  return isRequestId(id) && throughProxy(info, trustedProxies()) ? id : undefined;
}
