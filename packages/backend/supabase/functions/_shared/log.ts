import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs the work of one request: every line it logs, and every error it answers with, carries the request's id. */
export const underRequest = <Result>(id: string, work: () => Result): Result => requests.run(id, work);

/** Runs work that is no single request's: its lines carry no id. */
export const outsideRequests = <Result>(work: () => Result): Result => requests.exit(work);

/** The id of the request that is being worked on. Undefined outside of one. */
export const requestId = (): string | undefined => requests.getStore();

/**
 * One line of JSON for one event. Give it outcomes, counts and ids, never what a person typed or where they are:
 * that is the callers' habit, and a test reads the logs.
 */
export function log(event: string, details: Record<string, string | number | boolean | undefined>): void {
  const line = { time: new Date().toISOString(), event, requestId: requestId(), ...details };
  // oxlint-disable-next-line no-console -- The platform collects the console; it is the log.
  console.log(JSON.stringify(line));
}

/**
 * An error's text for the log: our own and the runtime's quote no input. Stripe's do ("Invalid email address: …"), so of them
 * it is the kind, and the id under which Stripe's own log has the rest.
 */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { type, code, requestId: stripesId } = error as { type?: unknown; code?: string; requestId?: string };
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return error.message;
  return [type, code, stripesId].filter(Boolean).join(' ');
}
