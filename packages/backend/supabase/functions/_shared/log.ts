/**
 * One line of JSON for one event. Give it outcomes, counts and ids, never what a person typed or where they are:
 * the type admits nothing longer than a word, the callers' habit does the rest, and a test reads the logs.
 */
export function log(event: string, details: Record<string, string | number | boolean | undefined>): void {
  // oxlint-disable-next-line no-console -- The platform collects the console; it is the log.
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
}

/** An error's text for the log. Only for errors of our own making and the runtime's: they quote no input. */
export const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));
