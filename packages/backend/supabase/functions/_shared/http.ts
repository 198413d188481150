/** Parts of the HTTP responses of all functions. */
import { readSiteOrigin } from './env.ts';
import { currentRequestId } from './log.ts';

/** CORS headers: only the site may read the response. A preflight gets these headers and 204. */
export function corsHeaders(request: Request): Record<string, string> {
  const headers: Record<string, string> = { vary: 'origin' };
  const site = readSiteOrigin();
  if (!site || request.headers.get('origin') !== site) return headers;
  return {
    ...headers,
    'access-control-allow-origin': site,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
    'access-control-expose-headers': 'retry-after, x-request-id',
    'access-control-max-age': '86400',
  };
}

/** A JSON response. An error has the request's id in `request_id`, which users can quote. */
export function jsonResponse(body: object, status: number, headers: Record<string, string> = {}): Response {
  const id = status < 300 ? undefined : currentRequestId();
  return Response.json(id ? { ...body, request_id: id } : body, {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}

/** A global object of Supabase's platform. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Runs work that the response does not wait for. It must handle its own errors. */
export function runAfterResponse(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}
