// The state machine of `__Name__`.
import { assign, emit, fromPromise, setup } from 'xstate';

/** What the state machine remembers. */
export interface __Name__Context {
  /** The address that was last sent. */
  address: string | null;
}

/** The longest time that a call may take, with its retries, before it counts as failed. */
export const timeoutMs = 15_000;

/**
 * The states of the flow, without the document or the network. The component provides the call with `provide` and shows a
 * message for each emitted event.
 */
export const __name__Machine = setup({
  types: {
    context: {} as __Name__Context,
    events: {} as { type: 'submit'; address: string } | { type: 'cancel' },
    emitted: {} as { type: 'sent' } | { type: 'failed' },
  },
  actors: {
    send: fromPromise<void, string>(() =>
      Promise.reject(new Error('The machine has no actor `send`: pass it with `provide`.')),
    ),
  },
  delays: { timeoutMs },
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
      after: { timeoutMs: 'failed' },
      on: {
        cancel: 'idle',
        // A second click while sending does nothing.
        submit: {},
      },
    },
    sent: { entry: emit({ type: 'sent' as const }) },
    failed: { entry: emit({ type: 'failed' as const }) },
  },
});
