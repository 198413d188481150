import { failed, recorded, type Refusal } from './answer.ts';
import { type Caller, callerOf } from './caller.ts';
import { type Env, readEnv } from './env.ts';
import { cors, json } from './http.ts';
import { log, reason } from './log.ts';

type Answer = (caller: Caller, env: Env, request: Request) => Promise<{ body: object } | Refusal>;

/**
 * A function that whoever is signed in calls with POST: sees to the preflight, the method, the caller, failures and the log.
 * @param answer the body of a 200, or why not
 */
export const forSignedIn = (name: string, answer: Answer) => ({
  fetch: (request: Request): Promise<Response> =>
    recorded(name, request, async requestId => {
      const env = readEnv();
      const headers = cors(request, env);
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
      if (request.method !== 'POST') {
        return json({ error: 'Use POST.' }, 405, { ...headers, allow: 'POST, OPTIONS' });
      }
      const outcome = await called(request, env, answer).catch((error: unknown) => {
        log(name, { requestId, error: reason(error) });
        return failed;
      });
      if ('body' in outcome) return json(outcome.body, 200, headers);
      return json({ error: outcome.error }, outcome.status, {
        ...headers,
        ...(outcome.retryAfter && { 'retry-after': String(outcome.retryAfter) }),
      });
    }),
});

async function called(request: Request, env: Env, answer: Answer): ReturnType<Answer> {
  const caller = await callerOf(request, env);
  return caller ? answer(caller, env, request) : { status: 401, error: 'Sign in again to go on.' };
}
