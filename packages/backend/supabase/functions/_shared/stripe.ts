/** The client of Stripe's API, and the tier (monthly package) of a subscription there. */
import { Stripe } from 'stripe';
import { allowedFetch } from './allowedFetch.ts';
import type { Caller } from './caller.ts';
import { type HostedPage, type TierId, tierIds, lookupKey } from './contracts/subscription.ts';
import { readStripeEnv, type StripeEnv } from './env.ts';
import { errorText, log } from './log.ts';
import type { ErrorResult } from './response.ts';

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
    // Milliseconds. With one retry a call takes 13 s at most.
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

/** How long all calls of a function may take together, in ms. The site waits for 15 s, which includes the calls of the database. */
const deadlineMs = 10_000;

const defaultError =
  'The payment service does not answer. Nothing was ordered or changed. Try again in a few minutes.';

/**
 * Runs the work of the function `name` with a client of Stripe's API. All its calls have one deadline, after which none begins.
 * @param error the text of the error result
 * @returns what `work` returns; an error result with 503 if Stripe cannot be reached, or has not answered all calls by the deadline
 */
export async function withStripe<Result>(
  name: string,
  work: (stripe: Stripe) => Promise<Result>,
  error: string = defaultError,
): Promise<Result | ErrorResult> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const stripe = openStripe(readStripeEnv(), (input, init) =>
    allowedFetch(input, {
      ...init,
      signal: AbortSignal.any([deadline, ...(init?.signal ? [init.signal] : [])]),
    }),
  );
  try {
    return await work(stripe);
  } catch (reason) {
    if (!(reason instanceof Stripe.errors.StripeConnectionError)) throw reason;
    log(name, { error: errorText(reason) });
    // Longer than the site waits (`fetchWithRetry.ts`), so that it shows the error immediately, in place of a call that would fail in the same way.
    return { status: 503, error, retryAfter: 60 };
  }
}

/** The origins of Stripe's checkout and portal. */
const hostedPageOrigins = ['https://checkout.stripe.com', 'https://billing.stripe.com'];

/**
 * The response with a page of Stripe, which the browser opens.
 * @throws an error for a URL elsewhere: the site sends its visitors to Stripe, or to the API at STRIPE_API_URL, and to no other host
 */
export function hostedPage(url: string): { body: HostedPage } {
  const { origin } = new URL(url);
  const { apiUrl } = readStripeEnv();
  if (!(apiUrl ? [apiUrl.origin] : hostedPageOrigins).includes(origin)) {
    throw new Error(
      `Stripe's page is at ${origin}. If this is a domain of ours at Stripe, add it to hostedPageOrigins.`,
    );
  }
  return { body: { url } };
}

/** The tier of a subscription. A replaced price has lost its lookup key, and is recognized by its metadata. */
export function tierOf(subscription: Stripe.Subscription): TierId | null {
  const { lookup_key, metadata } = subscription.items.data[0]?.price ?? {};
  return tierIds.find(tier => lookupKey(tier) === lookup_key || metadata?.tier === tier) ?? null;
}

/** Returns the customers at Stripe with the confirmed address of an account, and their subscriptions, which have not ended. */
export async function findCustomersByAddress(
  stripe: Stripe,
  { id: userId, email }: Caller,
): Promise<Stripe.Customer[]> {
  // Stripe compares capital letters, too. Auth stores addresses in lower case.
  const { data } = await stripe.customers.list({ email, limit: 100, expand: ['data.subscriptions'] });
  // The address may have belonged to another account, whose customer keeps it.
  return data.filter(({ metadata }) => [undefined, userId].includes(metadata.user_id));
}

/**
 * Asks Stripe for the subscriptions of an account: those of its customers, and those of every customer with its confirmed address. A
 * purchase through a payment link has its own customer, of which we know only after its webhook.
 * @param customers the account's customers at Stripe, as far as we know
 * @returns the customer to manage: one whose subscription will be renewed, if there is one. Null if no customer subscribes.
 */
export async function findSubscribedCustomer(
  stripe: Stripe,
  caller: Caller,
  customers: readonly string[],
): Promise<string | null> {
  const [sameAddress, ...known] = await Promise.all([
    findCustomersByAddress(stripe, caller),
    ...customers.map(customer => stripe.subscriptions.list({ customer, limit: 100 })),
  ]);
  const subscriptions = [
    ...known.flatMap(({ data }) => data),
    ...sameAddress.flatMap(customer => customer.subscriptions?.data ?? []),
  ].filter(({ status }) => !status.startsWith('incomplete'));
  const subscription =
    subscriptions.find(({ cancel_at_period_end, cancel_at }) => !cancel_at_period_end && !cancel_at) ??
    subscriptions[0];
  if (!subscription) return null;
  const { customer } = subscription;
  return typeof customer === 'string' ? customer : customer.id;
}
