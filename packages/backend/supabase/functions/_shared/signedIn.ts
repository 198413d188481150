import { clientAddress, type ConnectionInfo } from './address.ts';
import { type Refusal, rateLimited } from './response.ts';
import { type Caller, findCaller, hasToken } from './caller.ts';
import { rpc } from './database.ts';
import { hmac } from './digest.ts';
import { type Env, readEnv } from './env.ts';
import { siteFunction, type Outcome } from './site.ts';

type Handler = (caller: Caller, env: Env, request: Request) => Promise<Outcome>;

/** A function that the site calls for a signed-in user. */
export const signedInFunction = (name: string, handle: Handler) =>
  siteFunction(name, async (request, info) => {
    const env = readEnv();
    const caller = await findSignedInCaller(request, info, env);
    return 'status' in caller ? caller : handle(caller, env, request);
  });

const signInFirst: Refusal = { status: 401, error: 'Sign in again to go on.' };

/** Returns the caller, or a refusal. Calls are limited by address before the authentication service is asked. */
async function findSignedInCaller(
  request: Request,
  info: ConnectionInfo | undefined,
  env: Env,
): Promise<Caller | Refusal> {
  // Not counted: a call without a token costs nothing.
  if (!hasToken(request)) return signInFirst;
  const address = clientAddress(request, info, env.trustedProxies);
  if (address !== undefined) {
    const wait = await rpc(env, 'take_rate_limits', {
      p_scopes: ['signed-in:address'],
      p_subjects: [hmac(env.hashSecret, address)],
    });
    if (wait > 0) return rateLimited(wait);
  }
  return (await findCaller(request, env)) ?? signInFirst;
}
