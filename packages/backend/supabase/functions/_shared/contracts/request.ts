/**
 * The contract of every function: the longest body, and the request id. Every response has the id in the header `x-request-id`; an
 * error also has it in `request_id`. It ships to the browser, and imports nothing.
 */

// With or without hyphens: nginx makes them without.
const uuid = /^[\da-f]{8}(?:-?[\da-f]{4}){4}[\da-f]{8}$/i;

export const isRequestId = (id: unknown): id is string => typeof id === 'string' && uuid.test(id);

/** The first eight characters of an id, shown to users as the reference: they find the request in the log. */
export const shortRequestId = (requestId: string) => requestId.slice(0, 8).toLowerCase();

/** The longest body, in bytes, that a function reads: enough for an application with every field at its limit. */
export const maxBodyBytes = 64 * 1024;
