/**
 * The API contract of every function: the longest body, and the request id. Every response has the id in the header `x-request-id`; an
 * error also has it in `request_id`. It ships to the browser, and imports nothing.
 */

// With or without hyphens: nginx makes ids without hyphens.
const uuid = /^[\da-f]{8}(?:-?[\da-f]{4}){4}[\da-f]{8}$/i;

export const isRequestId = (id: unknown): id is string => typeof id === 'string' && uuid.test(id);

/** The first eight characters of an id, shown to users as the reference: they find the request in the log. */
export const shortRequestId = (requestId: string) => requestId.slice(0, 8).toLowerCase();

/** The longest body, in bytes, that a function reads: enough for an application with every field at its limit. */
export const maxBodyBytes = 64 * 1024;

/** The error text of a request over a rate limit. It names the minutes to wait, rounded up. */
export const tooManyTries = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Try again in ${minutes} minute${minutes === 1 ? '' : 's'}.`;
};
