import { Stripe } from 'stripe';
import { beginAccountAction } from '../_shared/accountAction.ts';
import { allowedFetch } from '../_shared/allowedFetch.ts';
import { type ErrorResult, rateLimited } from '../_shared/response.ts';
import { fieldsError } from '../_shared/body.ts';
import type { AccountDeleted } from '../_shared/contracts/account.ts';
import type { Caller } from '../_shared/caller.ts';
import { rpc } from '../_shared/database.ts';
import type { Env } from '../_shared/env.ts';
import { runAfterResponse } from '../_shared/http.ts';
import { dispatchSoon } from '../_shared/outbox.ts';
import { signedInFunction } from '../_shared/signedInFunction.ts';
import { findCustomersByAddress, withStripe } from '../_shared/stripe.ts';

const functionName = 'delete-account';

/**
 * Deletes the caller's account and all its data. Its customers at Stripe are deleted first, so that nobody is charged without an account. A
 * failed call can be repeated.
 */
export default signedInFunction(functionName, ['password'], async (caller, env, { password }) => {
  if (password !== undefined && typeof password !== 'string') {
    return fieldsError([['password', 'Write your password as text.']]);
  }
  const account = await beginAccountAction('account', caller, env);
  if ('status' in account) return account;
  // Otherwise a thief who has the password, but not the second factor, could delete it, and a member of the staff could erase the record
  // of their sign-ins.
  if (account.is_staff) return staffAccountError;
  const rejection = account.has_password
    ? await checkPassword(env, caller.email, password)
    : account.signed_in_just_now
      ? undefined
      : recentSignInRequired;
  if (rejection) return rejection;

  const failure = await deleteCustomers(caller, account.customer_ids);
  if (failure) return failure;
  await rpc(env, 'delete_account', { p_user_id: caller.id });
  runAfterResponse(dispatchSoon(env));
  return { body: { deleted: true } satisfies AccountDeleted };
});

const stripeErrorText =
  'The payment service does not answer, so your account was not deleted. Try again in a few minutes.';

const authTimeoutMs = 10_000;

const staffAccountError: ErrorResult = {
  status: 403,
  error: 'Accounts of the staff cannot be deleted here. Ask an administrator to end your staff access first.',
};

const recentSignInRequired: ErrorResult = {
  status: 403,
  error:
    'We need to be sure that it is you. Sign out, sign in again, and delete the account within 10 minutes.',
};

const passwordError = (error: string): ErrorResult => ({ status: 403, error, fields: { password: error } });

/** Returns undefined if it is the password of the account, otherwise why the request is rejected. */
async function checkPassword(
  env: Env,
  email: string,
  password: string | undefined,
): Promise<ErrorResult | undefined> {
  if (!password) return passwordError('Enter your password.');
  // Only Auth can check a password, by a sign-in. Deleting the account ends the session that this starts. The header `apikey` is
  // required by Supabase's gateway.
  const response = await allowedFetch(`${env.supabaseUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: env.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(authTimeoutMs),
  });
  await response.body?.cancel();
  if (response.ok) return undefined;
  if (response.status === 429) return rateLimited(Number(response.headers.get('retry-after')) || 60);
  if (response.status >= 500) throw new Error(`The authentication service answered ${response.status}.`);
  return passwordError(
    'That is not the password of this account. Try again, or sign out and choose a new one.',
  );
}

/**
 * Deletes the account's customers at Stripe: those that we know, and those with its address who subscribe. A purchase through a payment
 * link has its own customer, of which we know only after its webhook.
 * @returns an error result if Stripe does not answer, otherwise null
 */
const deleteCustomers = (caller: Caller, knownIds: readonly string[]): Promise<ErrorResult | null> =>
  withStripe(
    functionName,
    async stripe => {
      const subscribers = (await findCustomersByAddress(stripe, caller)).filter(
        ({ subscriptions }) => subscriptions && subscriptions.data.length > 0,
      );
      const ids = new Set([...knownIds, ...subscribers.map(({ id }) => id)]);
      await Promise.all([...ids].map(id => deleteCustomer(stripe, id)));
      return null;
    },
    stripeErrorText,
  );

/** Deletes the customer at Stripe. That ends its subscriptions; Stripe stores the invoices, as tax law demands. */
async function deleteCustomer(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.customers.del(id);
  } catch (error) {
    // An earlier call has deleted the customer.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'))
      throw error;
  }
}
