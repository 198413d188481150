import { assign, emit, fromPromise, setup } from 'xstate';

export interface __Name__Context {
  /** What was last sent. */
  address: string | null;
}

/** How long a call may take, its retries included, before it counts as failed. In ms. */
export const patience = 15_000;

/**
 * What may happen, and when. It knows neither the document nor the network: the call comes with `provide`, and what became of
 * it is emitted, for whoever shows it to say.
 */
export const __name__Machine = setup({
  types: {
    context: {} as __Name__Context,
    events: {} as { type: 'submit'; address: string } | { type: 'cancel' },
    emitted: {} as { type: 'sent' } | { type: 'failed' },
  },
  actors: {
    send: fromPromise<void, string>(() =>
      Promise.reject(new Error('The flow has no call: provide the actor `send`.')),
    ),
  },
  delays: { patience },
}).createMachine({
  id: '__name__',
  context: { address: null },
  initial: 'idle',
  on: {
    submit: { target: '.sending', actions: assign(({ event }) => ({ address: event.address })) },
  },
  states: {
    idle: {},
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.address!,
        onDone: 'sent',
        onError: 'failed',
      },
      after: { patience: 'failed' },
      on: {
        cancel: 'idle',
        // A second press while the first is on its way is no second call.
        submit: {},
      },
    },
    sent: { entry: emit({ type: 'sent' as const }) },
    failed: { entry: emit({ type: 'failed' as const }) },
  },
});
