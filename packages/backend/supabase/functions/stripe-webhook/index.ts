// The edge function that Stripe calls when a subscription or a payment changes.
import { Stripe } from 'stripe';
import { readBody } from '../_shared/body.ts';
import { rpc } from '../_shared/database.ts';
import { edgeFunction } from '../_shared/edgeFunction.ts';
import { type Env, readEnv, readStripeEnv } from '../_shared/env.ts';
import { runAfterResponse, jsonResponse } from '../_shared/http.ts';
import { log } from '../_shared/log.ts';
import { dispatchSoon } from '../_shared/outbox.ts';
import { endSecondSubscriptions } from '../_shared/secondSubscriptions.ts';
import { openStripe, tierOf } from '../_shared/stripe.ts';

const functionName = 'stripe-webhook';

/**
 * Copies subscriptions from Stripe. An event says which subscription has changed; the function then fetches the subscription's state. A
 * second subscription of one account or address is canceled and refunded.
 */
export default edgeFunction(functionName, async request => {
  const env = readEnv();
  if (request.method !== 'POST') return jsonResponse({ error: 'Use POST.' }, 405, { allow: 'POST' });
  const body = await readBody(request);
  if (!body) return jsonResponse({ error: 'The event is too long.' }, 413);
  const signedBody = await verifyEvent(body, request.headers.get('stripe-signature'));
  if (signedBody === undefined) {
    return jsonResponse(
      { error: 'This event is not signed by Stripe, or its signature is too old or too far in the future.' },
      400,
    );
  }
  const event = readEvent(signedBody);
  if (!event)
    return jsonResponse({ error: 'The signature is right, but the body is not an event of Stripe.' }, 400);
  log(functionName, { type: event.type, id: event.id, outcome: await updateSubscription(event, env) });
  return jsonResponse({ received: true }, 200);
});

/** The most seconds that the time of a signature may be ahead of our clock. Stripe's client lets it be as far behind. */
const maxSecondsAhead = 300;

/** Returns the event if Stripe signed these bytes, at most five minutes before or after now. Otherwise returns undefined. */
async function verifyEvent(body: Uint8Array, signature: string | null): Promise<unknown> {
  const { webhookSecret } = readStripeEnv();
  // Stripe's client rejects a time more than five minutes ago, but accepts every time in the future.
  const [, signedAt = ''] = /\bt=(\d+)/.exec(signature ?? '') ?? [];
  if (Number(signedAt) > Date.now() / 1000 + maxSecondsAhead) return undefined;
  try {
    return await Stripe.webhooks.constructEventAsync(
      body,
      signature ?? '',
      webhookSecret,
      undefined,
      Stripe.createSubtleCryptoProvider(),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

/** The id of an object at Stripe or the type of an event, as the database stores it. */
const isStripeName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,255}$/.test(value);

/** The parts of an event that are used. */
interface UsedEvent {
  id: string;
  type: string;
  /** The subscription that has changed, or whose invoice is paid. Undefined for all other events. */
  subscriptionId: string | undefined;
}

/** Returns the parts of an event that are used, or undefined if one of them does not have the form that Stripe sends. */
function readEvent(body: unknown): UsedEvent | undefined {
  const { id, type, data } = Object(body) as { id?: unknown; type?: unknown; data?: unknown };
  const { object } = Object(data) as { object?: unknown };
  if (!isStripeName(id) || !isStripeName(type)) return undefined;
  if (type.startsWith('customer.subscription.')) {
    const { id: subscriptionId } = Object(object) as { id?: unknown };
    return isStripeName(subscriptionId) ? { id, type, subscriptionId } : undefined;
  }
  // The payment of a renewal comes about an hour after the new period has begun, without an event of the subscription.
  const subscriptionId = type === 'invoice.paid' ? subscriptionOf(Object(object)) : undefined;
  return { id, type, subscriptionId: isStripeName(subscriptionId) ? subscriptionId : undefined };
}

/** Returns the subscription of an invoice. Stripe has it under `parent` since its API version 2025-03-31, and before that in a field of the invoice. */
const subscriptionOf = (invoice: {
  parent?: { subscription_details?: { subscription?: unknown } | null } | null;
  subscription?: unknown;
}): unknown => invoice.parent?.subscription_details?.subscription ?? invoice.subscription;

/**
 * True if an invoice is paid and charges for a price. After a change of the package, the latest invoice may still be that of the
 * previous package. Lines with a negative amount are credits for the unused time of the previous package, and are not counted.
 */
const isPaidFor = (invoice: Stripe.Subscription['latest_invoice'], priceId: string | undefined): boolean =>
  typeof invoice === 'object' &&
  invoice?.status === 'paid' &&
  invoice.lines.data.some(({ amount, pricing }) => {
    const price = pricing?.price_details?.price;
    return amount >= 0 && priceId === (typeof price === 'object' ? price.id : price);
  });

const toIso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Fetches a subscription from Stripe, and returns it in the form of the arguments of `save_subscription`. */
async function fetchSubscription(id: string) {
  const subscription = await openStripe().subscriptions.retrieve(id, {
    expand: ['customer', 'latest_invoice'],
  });
  const { customer, items, status, cancel_at, cancel_at_period_end, latest_invoice } = subscription;
  // Each item has its own period; our subscriptions have one item.
  const { current_period_start = 0, current_period_end = 0 } = items.data[0] ?? {};
  return {
    p_subscription_id: id,
    p_customer_id: typeof customer === 'string' ? customer : customer.id,
    p_status: status,
    p_tier: tierOf(subscription),
    p_period_start: toIso(current_period_start),
    p_period_end: toIso(current_period_end),
    // A period begins before it is paid: its invoice is open until Stripe has collected it.
    p_is_paid: isPaidFor(latest_invoice, items.data[0]?.price.id),
    // For subscriptions with flexible billing, Stripe sets the date `cancel_at` instead of the flag.
    p_cancel_at_period_end: cancel_at_period_end || Boolean(cancel_at),
    p_email: typeof customer === 'object' && !customer.deleted ? customer.email : null,
  };
}

/**
 * Reads only the subscription's id from the event, and fetches the subscription's state. The order of events does not matter: of two
 * fetches, the one with the higher number (`take_fetch_number`) started later and sees all changes. `save_subscription` ignores the other.
 * @returns what happened, for the log
 */
async function updateSubscription(event: UsedEvent, env: Env): Promise<string> {
  const { subscriptionId: id } = event;
  if (id === undefined) return 'ignored';
  const fetchStart = await rpc(env, 'take_fetch_number', { p_event_id: event.id });
  if (fetchStart.outcome === 'duplicate') return fetchStart.outcome;
  const subscription = await fetchSubscription(id);
  if (['active', 'past_due'].includes(subscription.p_status))
    await updateOtherSubscriptions(subscription, env);
  const { outcome } = await rpc(env, 'save_subscription', {
    ...subscription,
    p_event_id: event.id,
    p_event_type: event.type,
    p_fetch_number: fetchStart.fetch_number,
  });
  // `second`: the buyer has another subscription. `sold` and `ordered`: mails to the buyer and the studio wait in the outbox.
  if (outcome === 'second') runAfterResponse(endSecondSubscriptions(env).then(() => dispatchSoon(env)));
  if (outcome === 'sold' || outcome === 'ordered') runAfterResponse(dispatchSoon(env));
  return outcome;
}

/**
 * Fetches a subscription that is stored. One that Stripe does not know any more, such as one from Stripe's test mode, has ended.
 */
async function fetchStoredSubscription(id: string): Promise<Awaited<ReturnType<typeof fetchSubscription>>> {
  try {
    return await fetchSubscription(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) throw error;
    return {
      p_subscription_id: id,
      p_customer_id: 'unknown',
      p_status: 'canceled',
      p_tier: null,
      p_period_start: toIso(0),
      p_period_end: toIso(0),
      p_is_paid: false,
      p_cancel_at_period_end: false,
      p_email: null,
    };
  }
}

/**
 * Fetches and saves the buyer's other subscriptions that have not ended as far as we know, before a new subscription is saved: the event of
 * their end may be late or lost, and then the new subscription is not a second one.
 */
async function updateOtherSubscriptions(
  { p_subscription_id, p_customer_id, p_email }: Awaited<ReturnType<typeof fetchSubscription>>,
  env: Env,
): Promise<void> {
  const ids = await rpc(env, 'subscriptions_to_fetch', { p_subscription_id, p_customer_id, p_email });
  await Promise.all(
    ids.map(async id => {
      const fetchStart = await rpc(env, 'take_fetch_number', { p_event_id: null });
      if (fetchStart.outcome !== 'new') return;
      await rpc(env, 'save_subscription', {
        ...(await fetchStoredSubscription(id)),
        p_event_id: null,
        p_event_type: null,
        p_fetch_number: fetchStart.fetch_number,
      });
    }),
  );
}
