import { Stripe } from 'stripe';
import type { ConnectionInfo } from '../_shared/address.ts';
import { recorded } from '../_shared/answer.ts';
import { readBody } from '../_shared/body.ts';
import { rpc } from '../_shared/database.ts';
import { type Env, readEnv, readStripeEnv } from '../_shared/env.ts';
import { json } from '../_shared/http.ts';
import { log } from '../_shared/log.ts';
import { openStripe, tierOf } from '../_shared/stripe.ts';

const name = 'stripe-webhook';

/** Keeps the mirror of subscriptions: Stripe tells here that one has changed, and is then asked how it stands. */
export default {
  fetch: (request: Request, info?: ConnectionInfo): Promise<Response> =>
    recorded(
      name,
      request,
      async () => {
        const env = readEnv();
        if (request.method !== 'POST') return json({ error: 'Use POST.' }, 405, { allow: 'POST' });
        const body = await readBody(request);
        if (!body) return json({ error: 'The event is too long.' }, 413);
        const event = await verified(body, request.headers.get('stripe-signature'));
        if (event === undefined) {
          return json({ error: 'This event is not signed by Stripe, or is long past.' }, 400);
        }
        if (!isEvent(event)) return json({ error: 'This is signed, and no event.' }, 400);
        log(name, { type: event.type, id: event.id, outcome: await receive(event, env) });
        return json({ received: true }, 200);
      },
      info,
    ),
};

/** What Stripe signed within the last five minutes, these very bytes. Undefined when it did not. */
async function verified(body: Uint8Array, signature: string | null): Promise<unknown> {
  const { webhookSecret } = readStripeEnv();
  try {
    return await Stripe.webhooks.constructEventAsync(
      new TextDecoder().decode(body),
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

/** What Stripe calls things by, and the database keeps. */
const isWord = (given: unknown): given is string =>
  typeof given === 'string' && /^[\w.-]{1,255}$/.test(given);

/** As far as it is believed: who it is, what it tells, and of which object. */
function isEvent(given: unknown): given is Stripe.Event {
  const { id, type, data } = Object(given) as { id?: unknown; type?: unknown; data?: unknown };
  const { object } = Object(data) as { object?: unknown };
  const told = Object(object) as { id?: unknown };
  return isWord(id) && isWord(type) && (!type.startsWith('customer.subscription.') || isWord(told.id));
}

/**
 * Nothing is taken from the event but which subscription it is about. Order and repetition do not matter: whichever event
 * comes last takes the highest fetch number, and fetches after everything that was told of had happened.
 */
async function receive(event: Stripe.Event, env: Env): Promise<string> {
  if (!event.type.startsWith('customer.subscription.')) return 'ignored';
  const { id } = event.data.object as Stripe.Subscription;
  const begun = await rpc(env, 'begin_webhook_event', { p_event_id: event.id });
  if (begun.outcome === 'duplicate') return begun.outcome;

  const subscription = await openStripe().subscriptions.retrieve(id);
  const { customer, items, status } = subscription;
  const { outcome } = await rpc(env, 'save_subscription', {
    p_event_id: event.id,
    p_event_type: event.type,
    p_fetch_number: begun.fetch_number,
    p_subscription_id: id,
    p_customer_id: typeof customer === 'string' ? customer : customer.id,
    p_status: status,
    p_tier: tierOf(subscription),
    // Of the subscription itself it is no more: each item has its own, and ours have one item.
    p_period_end: new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString(),
  });
  return outcome;
}
