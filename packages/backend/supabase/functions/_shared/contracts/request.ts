/**
 * The contract of every function: how much it reads, and what its errors say. Whatever is not a 2xx says in `request_id` what the log calls the request, as
 * the header `x-request-id` does of every answer. It imports nothing, since it ships to the browser.
 */

// With or without hyphens: nginx makes them without.
const uuid = /^[\da-f]{8}(?:-?[\da-f]{4}){4}[\da-f]{8}$/i;

export const isRequestId = (id: unknown): id is string => typeof id === 'string' && uuid.test(id);

/** What people quote of an id: its beginning finds it in the log, and can be read out over the telephone. */
export const reference = (requestId: string) => requestId.slice(0, 8).toLowerCase();

/** The longest body, in bytes, that a function reads: room for every field of an application, filled to its limit. */
export const maximumBodyBytes = 64 * 1024;
