import type { ConnectionInfo } from './address.ts';
import { serverError, handleWithRequestLog, type Refusal, refusalResponse } from './response.ts';
import { corsHeaders, jsonResponse } from './http.ts';

/** The body of a 200, or a refusal. */
export type Outcome = { body: object } | Refusal;

/**
 * A function that the site calls with POST. Handles the preflight, the method, exceptions and the log.
 * @param handle returns the outcome; a `Response` is sent as it is
 */
export const siteFunction = (
  name: string,
  handle: (request: Request, info: ConnectionInfo | undefined) => Promise<Outcome | Response>,
) => ({
  fetch: (request: Request, info?: ConnectionInfo): Promise<Response> =>
    handleWithRequestLog(
      name,
      request,
      async () => {
        const headers = corsHeaders(request);
        if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
        if (request.method !== 'POST') {
          return refusalResponse({ status: 405, error: 'Use POST.' }, { ...headers, allow: 'POST, OPTIONS' });
        }
        const outcome = await handle(request, info).catch(serverError(name));
        if (outcome instanceof Response) return outcome;
        return 'body' in outcome
          ? jsonResponse(outcome.body, 200, headers)
          : refusalResponse(outcome, headers);
      },
      info,
    ),
});
