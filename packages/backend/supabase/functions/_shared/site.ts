import type { ConnectionInfo } from './address.ts';
import { failure, recorded, type Refusal, refused } from './answer.ts';
import { cors, json } from './http.ts';

/** The body of a 200, or why not. */
export type Outcome = { body: object } | Refusal;

/**
 * A function that the site calls with POST: sees to the preflight, the method, failures and the log.
 * @param answer what is answered; a whole response stands as it is
 */
export const forSite = (
  name: string,
  answer: (request: Request, info: ConnectionInfo | undefined) => Promise<Outcome | Response>,
) => ({
  fetch: (request: Request, info?: ConnectionInfo): Promise<Response> =>
    recorded(
      name,
      request,
      async () => {
        const headers = cors(request);
        if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
        if (request.method !== 'POST') {
          return refused({ status: 405, error: 'Use POST.' }, { ...headers, allow: 'POST, OPTIONS' });
        }
        const outcome = await answer(request, info).catch(failure(name));
        if (outcome instanceof Response) return outcome;
        return 'body' in outcome ? json(outcome.body, 200, headers) : refused(outcome, headers);
      },
      info,
    ),
});
