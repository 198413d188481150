/** The log of the functions. */
import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs the work of one request. All its log lines and error responses carry the request's id. */
export const runWithRequestId = <Result>(id: string, work: () => Result): Result => requests.run(id, work);

/** Runs work that belongs to several requests. Its log lines have no request id. */
export const runWithoutRequestId = <Result>(work: () => Result): Result => requests.exit(work);

/** The id of the current request. Undefined outside of one. */
export const currentRequestId = (): string | undefined => requests.getStore();

/**
 * Logs one event as a line of JSON. Log outcomes, counts and ids, never what a person typed, nor their address: a test searches the
 * logs for both.
 */
export function log(event: string, details: Record<string, string | number | boolean | undefined>): void {
  const line = { time: new Date().toISOString(), event, requestId: currentRequestId(), ...details };
  // oxlint-disable-next-line no-console -- The platform collects the console; it is the log.
  console.log(JSON.stringify(line));
}

/**
 * An error's text for the log. Stripe's messages quote input ("Invalid email address: …"), so a Stripe error is logged by its type,
 * code and request id, which finds it in Stripe's log.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const {
    type,
    code,
    requestId: stripeRequestId,
  } = error as { type?: unknown; code?: string; requestId?: string };
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return error.message;
  return [type, code, stripeRequestId].filter(Boolean).join(' ');
}
