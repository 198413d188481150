/**
 * The API contract of subscriptions to PR Authority, the monthly service: requests and responses of `check-subscription`, `create-checkout` and `customer-portal`. All
 * three are called with POST and the session's access token as bearer. It imports nothing, since it ships to the browser.
 */

/**
 * The tiers of PR Authority, from the smallest to the largest. This is the one list of their ids: the content's rate card, the
 * check constraint on `subscriptions.tier` and the prices at Stripe use the same ids, and tests compare them.
 */
export const tierIds = ['starter', 'growth', 'pro', 'authority'] as const;
export type TierId = (typeof tierIds)[number];

export const isTierId = (value: unknown): value is TierId => tierIds.some(id => id === value);

/** The tier of a checkout whose request names no tier: the specification's call has no payload. An unknown tier is rejected with 400. */
export const defaultTierId: TierId = 'starter';

/** The response of `check-subscription`. */
export interface SubscriptionStatus {
  /**
   * Null if it is not known: there is a subscription that has not ended and is not known to be paid. It is unpaid or paused, or its
   * period has ended without news from Stripe.
   */
  subscribed: boolean | null;
  /** Null when not subscribed, and when the price belongs to no tier. */
  subscription_tier: TierId | null;
  /** ISO 8601: the end of the paid period. */
  subscription_end: string | null;
  /** True if the subscription ends with that period, because the user has canceled it. */
  cancel_at_period_end: boolean;
  /** True if the payment of the current period failed, and Stripe goes on trying. */
  payment_failed: boolean;
  /** How many more subscriptions of the account will be charged again. Each has its own customer, and portal, at Stripe. */
  other_subscriptions: number;
  /**
   * True if `subscribed` is false and the account went to checkout: a payment may have been made of which Stripe has not told us yet.
   */
  may_have_bought: boolean;
}

/** The response of `create-checkout` and `customer-portal`: the page at Stripe that the site opens. */
export interface HostedPage {
  url: string;
}

/**
 * Reads STRIPE_PAYMENT_LINKS, `starter=https://… growth=https://…`: the page at Stripe on which a visitor without an account buys a
 * tier. The result has no entry for a tier that the setting does not name.
 */
export const readPaymentLinks = (setting: string): Partial<Record<TierId, string>> =>
  Object.fromEntries(
    tierIds.flatMap(tier => {
      const entry = setting.split(/\s+/).find(text => text.startsWith(`${tier}=`));
      return entry ? [[tier, entry.slice(tier.length + 1)]] : [];
    }),
  );

/**
 * The lookup key of a tier's price at Stripe. It moves to the new price when a price is replaced, and is the same in every
 * Stripe account.
 */
export const lookupKey = (tier: TierId): string => `pr_authority_${tier}_monthly`;
