/**
 * The contract of subscriptions: what `check-subscription`, `create-checkout` and `customer-portal` take and answer. All three
 * are called with POST and the session's access token as bearer. It imports nothing, since it ships to the browser.
 */

/** The monthly packages of PR Authority. */
export const tiers = ['Starter', 'Growth', 'Pro', 'Authority'] as const;
export type Tier = (typeof tiers)[number];

/** What `check-subscription` answers. */
export interface SubscriptionStatus {
  subscribed: boolean;
  /** Null when not subscribed, and for a price that is none of the packages. */
  subscription_tier: Tier | null;
  /** ISO 8601: until when it is paid. */
  subscription_end: string | null;
}

/** What `create-checkout` takes, if anything. */
export interface CheckoutRequest {
  /** Default: the first. */
  tier?: Tier;
}

/** What `create-checkout` and `customer-portal` answer: a page of Stripe's, to be opened. */
export interface HostedPage {
  url: string;
}

/** What all three answer with a status other than 200. */
export interface SubscriptionFailure {
  error: string;
  /** What the log calls this request. */
  request_id?: string;
}

/**
 * The lookup key that finds a package's price at Stripe, and tells which package a price is of: it stays when the
 * price is replaced, and is the same in every account.
 */
export const lookupKey = (tier: Tier): string => `pr_authority_${tier.toLowerCase()}_monthly`;
