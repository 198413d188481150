/** The events of the local stand-in for Stripe: signed requests to the function `stripe-webhook`. */
import { setTimeout as sleep } from 'node:timers/promises';
import { newId, type StripeEvent, type StripeState, type Subscription } from './state.ts';

const webhookTimeoutMs = 10_000;
const maxEmitMs = 3000;

/** Sends the events of the stand-in for Stripe to the webhook. */
export interface EventSender {
  /** Resolves when the webhook has acknowledged the event, or after `maxEmitMs`: Stripe delays its redirect as well. */
  emit(type: string, subscription: Subscription): Promise<void>;
  /** Stops sending. Unacknowledged events stay in the state. */
  stop(): void;
}

/**
 * What the sender needs: the URL and the secret of the webhook, and the state with the events to send. `save` writes the state into its
 * file.
 */
export interface EventSenderOptions {
  webhookUrl: string;
  webhookSecret: string;
  state: StripeState;
  save: () => Promise<void>;
}

/**
 * Signs events, and sends each until the webhook acknowledges it: again after 200 ms, twice as long after each attempt, at most a
 * minute. It starts with the pending events of the state.
 */
export function startEventSender({
  webhookUrl,
  webhookSecret,
  state,
  save,
}: EventSenderOptions): EventSender {
  const abort = new AbortController();
  const { signal } = abort;

  const send = async (event: StripeEvent): Promise<boolean> => {
    const { Stripe } = await import('stripe');
    const payload = JSON.stringify(event);
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret });
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.any([signal, AbortSignal.timeout(webhookTimeoutMs)]),
    });
    await response.body?.cancel();
    return response.ok;
  };
  const sendUntilAcknowledged = async (event: StripeEvent) => {
    for (
      let delayMs = 200;
      !(await send(event).catch(() => false));
      delayMs = Math.min(delayMs * 2, 60_000)
    ) {
      await sleep(delayMs, undefined, { signal });
    }
    state.pendingEvents.splice(state.pendingEvents.indexOf(event), 1);
    await save();
  };
  // `sendUntilAcknowledged` rejects only after `stop`.
  const deliver = (event: StripeEvent) => sendUntilAcknowledged(event).catch(() => undefined);
  for (const event of state.pendingEvents) void deliver(event);

  return {
    async emit(type, subscription) {
      // A copy: the event shows the subscription as it is now, also when it arrives later.
      const object = structuredClone(subscription);
      const event: StripeEvent = { id: newId('evt'), object: 'event', type, data: { object } };
      state.pendingEvents.push(event);
      await save();
      await Promise.race([deliver(event), sleep(maxEmitMs, undefined, { ref: false })]);
    },
    stop: () => abort.abort(),
  };
}
