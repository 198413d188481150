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

/** Who calls, or why they may not: too often from one address, or by too many in all, before anybody is asked who it is. */
async function identify(
  request: Request,
  info: ConnectionInfo | undefined,
  env: Env,
): Promise<Caller | Refusal> {
  // Not counted: whoever shows no token costs nothing, and would use up what those are allowed who do.
  if (!showsToken(request)) return signIn;
  const address = clientAddress(request, info, env.trustedProxies);
  const wait = await rpc(env, 'take_rate_limits', {
    p_action: 'signed-in',
    p_address_hash: address === undefined ? null : hmac(env.hashSecret, address),
    p_account_hash: null,
  });
  if (wait > 0) return tooOften(wait);
  return (await callerOf(request, env)) ?? signIn;
}
