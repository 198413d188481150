import type { Env } from './env.ts';

/** Reads a body of at most `limit` bytes; stops reading, and returns undefined, as soon as it is longer. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/** CORS headers: the site may read the answer, nobody else. A preflight is answered with these and 204. */
export function cors(request: Request, env: Env): Record<string, string> {
  const headers: Record<string, string> = { vary: 'origin' };
  if (request.headers.get('origin') !== env.siteUrl) return headers;
  return {
    ...headers,
    'access-control-allow-origin': env.siteUrl,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
    'access-control-expose-headers': 'retry-after, x-request-id',
    'access-control-max-age': '86400',
  };
}

export function json(body: unknown, status: number, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Work that the answer does not wait for. It must handle its own errors. */
export function afterResponse(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}
