/** The client of Stripe's API, and the tier (monthly package) of a subscription there. */
import { Stripe } from 'stripe';
import { allowedFetch } from './allowedFetch.ts';
import { type TierId, tierIds, lookupKey } from './contracts/subscription.ts';
import { readStripeEnv, type StripeEnv } from './env.ts';

/**
 * A client of Stripe's API, or of the API at STRIPE_API_URL.
 * @param request sends the requests. Default: only if the settings of this process name the origin
 */
export function openStripe(
  { secretKey, apiUrl }: Pick<StripeEnv, 'secretKey' | 'apiUrl'> = readStripeEnv(),
  request: typeof fetch = allowedFetch,
): Stripe {
  return new Stripe(secretKey, {
    // The same HTTP client on Node and Deno.
    httpClient: Stripe.createFetchHttpClient(request),
    // Milliseconds. With one retry a call takes 13 s at most: the site waits for 15 s.
    timeout: 6000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && {
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
      host: apiUrl.hostname,
      port: apiUrl.port,
    }),
  });
}

/** The tier of a subscription. A replaced price has lost its lookup key, and is recognized by its metadata. */
export function tierOf(subscription: Stripe.Subscription): TierId | null {
  const { lookup_key, metadata } = subscription.items.data[0]?.price ?? {};
  return tierIds.find(tier => lookupKey(tier) === lookup_key || metadata?.tier === tier) ?? null;
}
