import { Stripe } from 'stripe';
import { type Tier, tiers, lookupKey } from './contracts/subscription.ts';
import { readStripeEnv } from './env.ts';

/** Stripe's own client, at its own address unless STRIPE_API_URL names another. */
export function openStripe(): Stripe {
  const { secretKey, apiUrl } = readStripeEnv();
  return new Stripe(secretKey, {
    // The same client on every runtime.
    httpClient: Stripe.createFetchHttpClient(),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiUrl && {
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
      host: apiUrl.hostname,
      port: apiUrl.port,
    }),
  });
}

/** The package that a subscription is to. */
export const tierOf = (subscription: Stripe.Subscription): Tier | null =>
  tiers.find(tier => lookupKey(tier) === subscription.items.data[0]?.price.lookup_key) ?? null;
