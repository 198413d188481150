import { siteOrigin } from './env.ts';
import { requestId } from './log.ts';

/** CORS headers: the site may read the answer, nobody else. A preflight is answered with these and 204. */
export function cors(request: Request): Record<string, string> {
  const headers: Record<string, string> = { vary: 'origin' };
  const site = siteOrigin();
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

/** An answer in JSON. Whoever gets no 2xx is told the request's id, to quote it: `request_id`. */
export function json(body: object, status: number, headers: Record<string, string> = {}): Response {
  const id = status < 300 ? undefined : requestId();
  return Response.json(id ? { ...body, request_id: id } : body, {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Work that the answer does not wait for. It must handle its own errors. */
export function afterResponse(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}
