import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs the work of one request: every line it logs, and every error it answers with, carries the request's id. */
export const underRequest = <Result>(id: string, work: () => Result): Result => requests.run(id, work);

/** The id of the request that is being worked on. Undefined outside of one. */
export const requestId = (): string | undefined => requests.getStore();

/**
 * One line of JSON for one event. Give it outcomes, counts and ids, never what a person typed or where they are:
 * the type admits nothing longer than a word, the callers' habit does the rest, and a test reads the logs.
 */
export function log(event: string, details: Record<string, string | number | boolean | undefined>): void {
  const line = { time: new Date().toISOString(), event, requestId: requestId(), ...details };
  // oxlint-disable-next-line no-console -- The platform collects the console; it is the log.
  console.log(JSON.stringify(line));
}

/** An error's text for the log. Only for errors of our own making and the runtime's: they quote no input. */
export const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
