import { Stripe } from 'stripe';
import { type Refusal, tooOften } from '../_shared/answer.ts';
import { readFields, wrongFields } from '../_shared/body.ts';
import type { Caller } from '../_shared/caller.ts';
import type { AccountDeleted, DeleteAccountRequest } from '../_shared/contracts/account.ts';
import { rpc } from '../_shared/database.ts';
import { hmac } from '../_shared/digest.ts';
import type { Env } from '../_shared/env.ts';
import { afterResponse } from '../_shared/http.ts';
import { dispatchSoon } from '../_shared/outbox.ts';
import { forSignedIn } from '../_shared/signedIn.ts';
import { openStripe } from '../_shared/stripe.ts';

/**
 * Deletes the caller's account and everything held about them: at Stripe first, so that nobody goes on being charged whom we
 * no longer know. Whatever fails on the way can be done again.
 */
export default forSignedIn('delete-account', async (caller, env, request) => {
  const asked = await read(request);
  if ('status' in asked) return asked;
  const begun = await rpc(env, 'begin_account_action', {
    p_action: 'account',
    p_user_id: caller.id,
    p_session_id: caller.sessionId,
    p_user_hash: hmac(env.hashSecret, caller.id),
  });
  if (begun.outcome === 'limited') return tooOften(begun.retry_after);
  const refusal = begun.has_password
    ? await checkPassword(env, caller, asked.password)
    : begun.signed_in_just_now
      ? undefined
      : signInAgain;
  if (refusal) return refusal;

  if (begun.customer_id !== null) await forgetCustomer(begun.customer_id);
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
    : wrongFields([['password', 'Write your password as text.']]);
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
  // The one who knows passwords is asked to sign in; the session that this opens goes with the account.
  const response = await fetch(`${env.supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: env.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (response.ok) return undefined;
  if (response.status === 429) return tooOften(Number(response.headers.get('retry-after')) || 60);
  if (response.status >= 500) throw new Error(`The authentication service answered ${response.status}.`);
  const error = 'That is not the password of this account.';
  return { status: 403, error, fields: { password: error } };
}

/** Stripe ends the subscriptions of a customer that is deleted, and keeps the invoices, as tax law demands. */
async function forgetCustomer(id: string): Promise<void> {
  try {
    await openStripe().customers.del(id);
  } catch (error) {
    // Gone already: an attempt before this one got so far.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'))
      throw error;
  }
}
