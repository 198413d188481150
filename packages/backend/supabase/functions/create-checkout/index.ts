// The edge function with which a signed-in user starts a subscription.
import { Stripe } from 'stripe';
import { beginAccountAction } from '../_shared/accountAction.ts';
import { fieldsError } from '../_shared/body.ts';
import type { Caller } from '../_shared/caller.ts';
import {
  defaultTierId,
  isTierId,
  lookupKey,
  type TierId,
  tierIds,
} from '../_shared/contracts/subscription.ts';
import { rpc } from '../_shared/database.ts';
import { sha256 } from '../_shared/digest.ts';
import type { Env } from '../_shared/env.ts';
import type { ErrorResult } from '../_shared/response.ts';
import { signedInFunction } from '../_shared/signedInFunction.ts';
import { findSubscribedCustomer, hostedPage, withStripe } from '../_shared/stripe.ts';

const functionName = 'create-checkout';

/** Opens a checkout session (a page at Stripe), in which a caller without a subscription buys a tier (monthly package). */
export default signedInFunction(functionName, ['tier'], async (caller, env, fields) => {
  const { tier = defaultTierId } = fields;
  if (!isTierId(tier)) {
    return fieldsError([['tier', `There is no such tier. Send one of ${tierIds.join(', ')}.`]]);
  }
  const account = await beginAccountAction('billing', caller, env);
  if ('status' in account) return account;
  if (account.subscribed) return alreadySubscribed;
  return withStripe(functionName, async stripe => {
    const customer = account.customer_id ?? (await createCustomer(stripe, caller, env));
    const { url, closeNewest } = await openCheckoutSession(stripe, customer, tier, env);
    // Ask Stripe only after the other sessions are closed: one of them may have been paid just before.
    const customers = new Set([customer, ...account.customer_ids]);
    if ((await findSubscribedCustomer(stripe, caller, [...customers])) === null) return hostedPage(url);
    await closeNewest();
    return alreadySubscribed;
  });
});

const alreadySubscribed: ErrorResult = {
  status: 409,
  error: 'You already have a subscription. Change or cancel it under Manage subscription.',
};

async function createCustomer(stripe: Stripe, caller: Caller, env: Env): Promise<string> {
  const { id } = await stripe.customers.create(
    { email: caller.email, metadata: { user_id: caller.id } },
    // With this key, two simultaneous requests create one customer. The email address is part of the key, because Stripe rejects a key
    // that it knows if the parameters differ.
    { idempotencyKey: sha256(`customer ${caller.id} ${caller.email}`) },
  );
  const saved = await rpc(env, 'save_customer', { p_user_id: caller.id, p_customer_id: id });
  return saved.customer_id;
}

/**
 * Opens a checkout session, and closes every other session of the customer, so that nobody pays twice. If two requests for different
 * tiers arrive at the same time, only the newest session stays open. Afterwards the caller has to ask Stripe whether the customer has
 * a subscription: Stripe knows of a payment before our webhook does.
 * @returns the URL of the session's page, and a function that closes the customer's newest session
 */
async function openCheckoutSession(
  stripe: Stripe,
  customer: string,
  tier: TierId,
  env: Env,
): Promise<{ url: string; closeNewest: () => Promise<unknown> }> {
  const [{ data: prices }, { data: sessions }] = await Promise.all([
    stripe.prices.list({ lookup_keys: [lookupKey(tier)], active: true }),
    stripe.checkout.sessions.list({ customer, limit: 1 }),
  ]);
  const [price] = prices;
  const [previous] = sessions;
  if (!price) throw new Error(`Stripe has no active price with the lookup key ${lookupKey(tier)}.`);
  const canReuse = previous?.status === 'open' && previous.metadata?.price === price.id;
  const { url } = canReuse
    ? previous
    : await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price: price.id, quantity: 1 }],
          metadata: { price: price.id },
          success_url: `${env.siteUrl}/pricing?checkout=complete`,
          cancel_url: `${env.siteUrl}/pricing?checkout=cancelled`,
        },
        // With this key, two simultaneous requests get the same session: both found the same previous one.
        { idempotencyKey: sha256(`checkout ${customer} ${price.id} ${previous?.id}`) },
      );
  if (!url) throw new Error('Stripe made a checkout session without a page.');

  const { data: openSessions } = await stripe.checkout.sessions.list({
    customer,
    status: 'open',
    limit: 100,
  });
  const [newest, ...others] = openSessions;
  await Promise.all(others.map(({ id }) => expireSession(stripe, id)));
  return { url, closeNewest: () => (newest ? expireSession(stripe, newest.id) : Promise.resolve()) };
}

/** Closes a session. Ignores Stripe's error if the session was paid or closed at the same time. */
const expireSession = (stripe: Stripe, id: string) =>
  stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
