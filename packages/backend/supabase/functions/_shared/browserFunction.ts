/** The common part of the edge functions that browsers call. */
import type { ConnectionInfo } from './address.ts';
import { edgeFunction } from './edgeFunction.ts';
import { corsHeaders, jsonResponse } from './http.ts';
import { serverError, type ErrorResult, errorResponse } from './response.ts';

/** The body of a response with status 200, or an error result. */
export type Outcome = { body: object } | ErrorResult;

/**
 * An edge function that a browser calls with POST: by the site's script, by a form without script, or by itself, as for a report of the
 * content security policy. Answers the preflight (OPTIONS), answers 405 to other methods, lets only the site read the response (CORS), and
 * logs exceptions.
 * @param handle returns the outcome; a `Response` is sent as it is
 */
export const browserFunction = (
  name: string,
  handle: (request: Request, connection: ConnectionInfo | undefined) => Promise<Outcome | Response>,
) =>
  edgeFunction(name, async (request, connection) => {
    const headers = corsHeaders(request);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    if (request.method !== 'POST') {
      return errorResponse({ status: 405, error: 'Use POST.' }, { ...headers, allow: 'POST, OPTIONS' });
    }
    const outcome = await handle(request, connection).catch(serverError(name));
    if (outcome instanceof Response) return outcome;
    return 'body' in outcome ? jsonResponse(outcome.body, 200, headers) : errorResponse(outcome, headers);
  });
