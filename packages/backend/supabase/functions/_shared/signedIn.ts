import { clientAddress, type ConnectionInfo } from './address.ts';
import { failed, recorded, type Refusal, tooOften } from './answer.ts';
import { type Caller, callerOf, showsToken } from './caller.ts';
import { rpc } from './database.ts';
import { hmac } from './digest.ts';
import { type Env, readEnv } from './env.ts';
import { cors, json } from './http.ts';
import { log, reason } from './log.ts';

type Answer = (caller: Caller, env: Env, request: Request) => Promise<{ body: object } | Refusal>;

/**
 * A function that whoever is signed in calls with POST: sees to the preflight, the method, the caller, failures and the log.
 * @param answer the body of a 200, or why not
 */
export const forSignedIn = (name: string, answer: Answer) => ({
  fetch: (request: Request, info?: ConnectionInfo): Promise<Response> =>
    recorded(
      name,
      request,
      async () => {
        const env = readEnv();
        const headers = cors(request, env);
        if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
        if (request.method !== 'POST') {
          return json({ error: 'Use POST.' }, 405, { ...headers, allow: 'POST, OPTIONS' });
        }
        const outcome = await called(request, info, env, answer).catch((error: unknown) => {
          log(name, { error: reason(error) });
          return failed;
        });
        if ('body' in outcome) return json(outcome.body, 200, headers);
        const { status, error, fields, retryAfter } = outcome;
        return json({ error, ...(fields && { fields }) }, status, {
          ...headers,
          ...(retryAfter && { 'retry-after': String(retryAfter) }),
        });
      },
      info,
    ),
});

async function called(
  request: Request,
  info: ConnectionInfo | undefined,
  env: Env,
  answer: Answer,
): ReturnType<Answer> {
  const caller = await identify(request, info, env);
  return 'status' in caller ? caller : answer(caller, env, request);
}

const signIn: Refusal = { status: 401, error: 'Sign in again to go on.' };

/** Who calls, or why they may not: too often from one address, or by too many in all, before anybody is asked who it is. */
export async function identify(
  request: Request,
  info: ConnectionInfo | undefined,
  env: Env,
): Promise<Caller | Refusal> {
  // Not counted: whoever shows no token costs nothing, and would use up what those are allowed who do.
  if (!showsToken(request)) return signIn;
  const address = clientAddress(request, info, env.trustedProxies);
  const wait = await rpc(env, 'take_rate_limits', {
    p_action: 'signed-in',
    p_address_hash: address === undefined ? null : await hmac(env.hashSecret, address),
    p_account_hash: null,
  });
  if (wait > 0) return tooOften(wait);
  return (await callerOf(request, env)) ?? signIn;
}
