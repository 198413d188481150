import { Stripe } from 'stripe';
import { type TierId, tierIds, lookupKey } from './contracts/subscription.ts';
import { readStripeEnv, type StripeEnv } from './env.ts';

/** Stripe's own client, at its own address unless STRIPE_API_URL names another. */
export function openStripe(
  { secretKey, apiUrl }: Pick<StripeEnv, 'secretKey' | 'apiUrl'> = readStripeEnv(),
): Stripe {
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

/** The package that a subscription is to. A price that was replaced gave its lookup key away, and is known by what it is marked with. */
export function tierOf(subscription: Stripe.Subscription): TierId | null {
  const { lookup_key, metadata } = subscription.items.data[0]?.price ?? {};
  return tierIds.find(tier => lookupKey(tier) === lookup_key || metadata?.tier === tier) ?? null;
}
