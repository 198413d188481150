import { clientAddress, type ConnectionInfo } from './address.ts';
import { type Refusal, tooOften } from './answer.ts';
import { type Caller, callerOf, showsToken } from './caller.ts';
import { rpc } from './database.ts';
import { hmac } from './digest.ts';
import { type Env, readEnv } from './env.ts';
import { forSite, type Outcome } from './site.ts';

type Answer = (caller: Caller, env: Env, request: Request) => Promise<Outcome>;

/** A function that whoever is signed in calls from the site. */
export const forSignedIn = (name: string, answer: Answer) =>
  forSite(name, async (request, info) => {
    const env = readEnv();
    const caller = await identify(request, info, env);
    return 'status' in caller ? caller : answer(caller, env, request);
  });

const signIn: Refusal = { status: 401, error: 'Sign in again to go on.' };

/** Returns the caller, or a refusal. Calls are limited by address before the authentication service is asked. */
async function identify(
  request: Request,
  info: ConnectionInfo | undefined,
  env: Env,
): Promise<Caller | Refusal> {
  // Not counted: a call without a token costs nothing.
  if (!showsToken(request)) return signIn;
  const address = clientAddress(request, info, env.trustedProxies);
  if (address !== undefined) {
    const wait = await rpc(env, 'take_rate_limits', {
      p_scopes: ['signed-in:address'],
      p_subjects: [hmac(env.hashSecret, address)],
    });
    if (wait > 0) return tooOften(wait);
  }
  return (await callerOf(request, env)) ?? signIn;
}
