/** The `fetch` of the functions for requests that carry our keys. */
import { readAllowedOrigins } from './env.ts';

/**
 * `fetch` for the origins of the settings. It follows no redirect, which could lead to another origin. If no setting names the origin,
 * it rejects and does not connect.
 */
export const allowedFetch: typeof fetch = (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : input);
  if (!readAllowedOrigins().has(origin))
    return Promise.reject(new Error(`No setting allows requests to ${origin}.`));
  return fetch(input, { ...init, redirect: 'error' });
};
