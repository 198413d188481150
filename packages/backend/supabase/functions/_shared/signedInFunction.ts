/** The common part of the edge functions that only signed-in users may call. */
import { clientAddress, type ConnectionInfo } from './address.ts';
import { readFields } from './body.ts';
import { type ErrorResult, rateLimited } from './response.ts';
import { type Caller, findCaller, hasBearerToken } from './caller.ts';
import { rpc } from './database.ts';
import { hmac } from './digest.ts';
import { type Env, readEnv } from './env.ts';
import { browserFunction, type Outcome } from './browserFunction.ts';

/** An edge function that the site calls for a signed-in user, whose request may have only the fields `allowedFields`. */
export const signedInFunction = <Field extends string>(
  name: string,
  allowedFields: readonly Field[],
  handle: (caller: Caller, env: Env, fields: Partial<Record<Field, unknown>>) => Promise<Outcome>,
) =>
  signedInFunctionWithBody(name, async (caller, env, request) => {
    const body = await readFields(request, allowedFields);
    return 'errorResult' in body ? body.errorResult : handle(caller, env, body.fields);
  });

/** An edge function that the site calls for a signed-in user, and that reads the body of the request itself. */
export const signedInFunctionWithBody = (
  name: string,
  handle: (caller: Caller, env: Env, request: Request) => Promise<Outcome>,
) =>
  browserFunction(name, async (request, connection) => {
    const env = readEnv();
    const caller = await findSignedInCaller(request, connection, env);
    return 'status' in caller ? caller : handle(caller, env, request);
  });

const signInRequired: ErrorResult = {
  status: 401,
  error: 'You are not signed in, or your session has ended. Sign in again to continue.',
};

/** Returns the caller, or an error result. Calls are limited by address before the authentication service is called. */
async function findSignedInCaller(
  request: Request,
  connection: ConnectionInfo | undefined,
  env: Env,
): Promise<Caller | ErrorResult> {
  // A call without a token is not counted, because it causes no call of the authentication service or the database.
  if (!hasBearerToken(request)) return signInRequired;
  const address = clientAddress(request, connection, env.trustedProxies);
  if (address !== undefined) {
    const waitSeconds = await rpc(env, 'take_rate_limits', {
      p_scopes: ['signed-in:address'],
      p_subjects: [hmac(env.hashSecret, address)],
    });
    if (waitSeconds > 0) return rateLimited(waitSeconds);
  }
  return (await findCaller(request, env)) ?? signInRequired;
}
