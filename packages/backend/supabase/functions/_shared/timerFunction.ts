/** The common part of the edge functions that a timer of the database calls. */
import { readFields } from './body.ts';
import { isSameSecret } from './digest.ts';
import { edgeFunction } from './edgeFunction.ts';
import { readMailEnv } from './env.ts';
import { jsonResponse } from './http.ts';

/**
 * An edge function that a timer calls with POST and the dispatch secret, which only both of them know, as bearer token. Its calls are not logged: there is one every
 * minute.
 * @param run returns the body of the response
 */
export const timerFunction = (name: string, run: () => Promise<object>) =>
  edgeFunction(
    name,
    async request => {
      if (request.method !== 'POST') return jsonResponse({ error: 'Use POST.' }, 405, { allow: 'POST' });
      const authorization = request.headers.get('authorization') ?? '';
      if (!isSameSecret(authorization, `Bearer ${readMailEnv().dispatchSecret}`)) {
        return jsonResponse({ error: 'Send the dispatch secret as a bearer token.' }, 401);
      }
      const body = await readFields(request, []);
      if ('errorResult' in body) {
        const { status, ...error } = body.errorResult;
        return jsonResponse(error, status);
      }
      return jsonResponse(await run(), 200);
    },
    { logsRequests: false },
  );
