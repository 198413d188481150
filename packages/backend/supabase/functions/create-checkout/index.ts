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
import { findSubscriber, hostedPage, withStripe } from '../_shared/stripe.ts';

const name = 'create-checkout';

/** Creates a checkout page at Stripe, on which a caller without a subscription buys a tier (monthly package). */
export default signedInFunction(name, ['tier'], async (caller, env, fields) => {
  const { tier = defaultTierId } = fields;
  if (!isTierId(tier)) {
    return fieldsError([['tier', `There is no such tier. Send one of ${tierIds.join(', ')}.`]]);
  }
  const account = await beginAccountAction('billing', caller, env);
  if ('status' in account) return account;
  if (account.subscribed) return alreadySubscribed;
  return withStripe(name, async stripe => {
    const customer = account.customer_id ?? (await createCustomer(stripe, caller, env));
    const { url, close } = await openCheckoutPage(stripe, customer, tier, env);
    // Asked after the other pages are closed, because one of them may have been paid just before.
    const customers = new Set([customer, ...account.customer_ids]);
    if ((await findSubscriber(stripe, caller, [...customers])) === null) return hostedPage(url);
    await close();
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
    // Two clicks create one customer. The email address is part of the key, because Stripe rejects a known key with other parameters.
    { idempotencyKey: sha256(`customer ${caller.id} ${caller.email}`) },
  );
  const saved = await rpc(env, 'save_customer', { p_user_id: caller.id, p_customer_id: id });
  return saved.customer_id;
}

/**
 * Opens a page, and closes every other page of the customer, so that nobody pays twice. Of simultaneous calls for two tiers, the newest
 * page stays open. The caller then asks Stripe, which knows of a payment before our webhook does, whether the customer subscribes.
 * @returns the page's URL, and a function that closes the newest page
 */
async function openCheckoutPage(
  stripe: Stripe,
  customer: string,
  tier: TierId,
  env: Env,
): Promise<{ url: string; close: () => Promise<unknown> }> {
  const [{ data: prices }, { data: sessions }] = await Promise.all([
    stripe.prices.list({ lookup_keys: [lookupKey(tier)], active: true }),
    stripe.checkout.sessions.list({ customer, limit: 1 }),
  ]);
  const [price] = prices;
  const [latest] = sessions;
  if (!price) throw new Error(`Stripe has no active price with the lookup key ${lookupKey(tier)}.`);
  const canReuse = latest?.status === 'open' && latest.metadata?.price === price.id;
  const { url } = canReuse
    ? latest
    : await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price: price.id, quantity: 1 }],
          metadata: { price: price.id },
          success_url: `${env.siteUrl}/pricing?checkout=complete`,
          cancel_url: `${env.siteUrl}/pricing?checkout=cancelled`,
        },
        // Two simultaneous clicks find the same latest page, and get the same new one.
        { idempotencyKey: sha256(`checkout ${customer} ${price.id} ${latest?.id}`) },
      );
  if (!url) throw new Error('Stripe made a checkout session without a page.');

  const { data: openSessions } = await stripe.checkout.sessions.list({
    customer,
    status: 'open',
    limit: 100,
  });
  const [newest, ...others] = openSessions;
  await Promise.all(others.map(({ id }) => closePage(stripe, id)));
  return { url, close: () => (newest ? closePage(stripe, newest.id) : Promise.resolve()) };
}

/** Closes a page that may have been paid or closed at the same time. */
const closePage = (stripe: Stripe, id: string) =>
  stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
