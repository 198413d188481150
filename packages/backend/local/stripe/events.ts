import { setTimeout as sleep } from 'node:timers/promises';
import { newId, now, type State, type StripeEvent } from './state.ts';

export interface Events {
  /** Tells what happened. Resolves when it was taken, or after three seconds: Stripe, too, lets its pages wait a little. */
  emit(type: string, object: StripeEvent['data']['object']): Promise<void>;
  /** Sends no more. What was not taken is kept. */
  stop(): void;
}

export interface EventsOptions {
  /** Where the events go. */
  webhookUrl: string;
  webhookSecret: string;
  state: State;
  save: () => Promise<void>;
}

/** Signs events and sends each until it is taken: after 200 ms, doubling, at most once a minute. Begins with those left over. */
export function startEvents({ webhookUrl, webhookSecret, state, save }: EventsOptions): Events {
  const abort = new AbortController();
  const { signal } = abort;

  const attempt = async (event: StripeEvent): Promise<boolean> => {
    const { Stripe } = await import('stripe');
    const payload = JSON.stringify(event);
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret });
    const response = await fetch(webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
    });
    await response.body?.cancel();
    return response.ok;
  };
  const deliver = async (event: StripeEvent) => {
    for (let delay = 200; !(await attempt(event).catch(() => false)); delay = Math.min(delay * 2, 60_000)) {
      await sleep(delay, undefined, { signal });
    }
    state.pending.splice(state.pending.indexOf(event), 1);
    await save();
  };
  // Ends early only when stopped.
  const begin = (event: StripeEvent) => deliver(event).catch(() => undefined);
  for (const event of state.pending) void begin(event);

  return {
    async emit(type, object) {
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        type,
        api_version: '2026-10-28.endive',
        created: now(),
        livemode: false,
        pending_webhooks: 1,
        request: null,
        // As it is now, whenever it arrives.
        data: { object: structuredClone(object) },
      };
      state.pending.push(event);
      await save();
      await Promise.race([begin(event), sleep(3000, undefined, { ref: false })]);
    },
    stop: () => abort.abort(),
  };
}
