import { Stripe } from 'stripe';
import { type Refusal, rateLimited } from '../_shared/response.ts';
import { readFields, fieldErrors } from '../_shared/body.ts';
import type { Caller } from '../_shared/caller.ts';
import type { AccountDeleted, DeleteAccountRequest } from '../_shared/contracts/account.ts';
import { rpc } from '../_shared/database.ts';
import { hmac } from '../_shared/digest.ts';
import type { Env } from '../_shared/env.ts';
import { afterResponse } from '../_shared/http.ts';
import { dispatchSoon } from '../_shared/outbox.ts';
import { signedInFunction } from '../_shared/signedIn.ts';
import { openStripe } from '../_shared/stripe.ts';

/**
 * Deletes the caller's account and all its data: at Stripe first, so that nobody is charged without an account. A failed call can be
 * repeated.
 */
export default signedInFunction('delete-account', async (caller, env, request) => {
  const body = await read(request);
  if ('status' in body) return body;
  const account = await rpc(env, 'begin_account_action', {
    p_action: 'account',
    p_user_id: caller.id,
    p_session_id: caller.sessionId,
    p_user_hash: hmac(env.hashSecret, caller.id),
  });
  if (account.outcome === 'limited') return rateLimited(account.retry_after);
  const refusal = account.has_password
    ? await checkPassword(env, caller, body.password)
    : account.signed_in_just_now
      ? undefined
      : signInAgain;
  if (refusal) return refusal;

  if (account.customer_id !== null) await forgetCustomer(account.customer_id);
  await rpc(env, 'delete_account', { p_user_id: caller.id });
  afterResponse(dispatchSoon(env));
  return { body: { deleted: true } satisfies AccountDeleted };
});

const signInAgain: Refusal = {
  status: 403,
  error: 'To be sure that it is you: sign out, sign in again, and delete the account within ten minutes.',
};

async function read(request: Request): Promise<DeleteAccountRequest | Refusal> {
  const body = await readFields(request, ['password']);
  if ('refusal' in body) return body.refusal;
  const { password } = body.fields;
  if (password === undefined) return {};
  return typeof password === 'string'
    ? { password }
    : fieldErrors([['password', 'Write your password as text.']]);
}

async function checkPassword(
  env: Env,
  { email }: Caller,
  password: string | undefined,
): Promise<Refusal | undefined> {
  if (!password) {
    const error = 'Enter your password.';
    return { status: 403, error, fields: { password: error } };
  }
  // Only Auth can check a password, by a sign-in. Deleting the account ends the session that this starts.
  const response = await fetch(`${env.supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: env.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (response.ok) return undefined;
  if (response.status === 429) return rateLimited(Number(response.headers.get('retry-after')) || 60);
  if (response.status >= 500) throw new Error(`The authentication service answered ${response.status}.`);
  const error = 'That is not the password of this account.';
  return { status: 403, error, fields: { password: error } };
}

/** Deletes the customer at Stripe, which ends its subscriptions, and keeps the invoices, as tax law demands. */
async function forgetCustomer(id: string): Promise<void> {
  try {
    await openStripe().customers.del(id);
  } catch (error) {
    // An earlier attempt has deleted the customer.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'))
      throw error;
  }
}
