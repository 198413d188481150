// The state machine of an open order of a press release, for the staff.
import type { Order } from '@fit-to-print/ui/flows/Orders';
import { assign, emit, fromPromise, setup } from 'xstate';
import { mustBeProvided, timeoutMs } from '../Inbox/inbox.machine.ts';

/** An order with the data that only the staff sees. */
export interface StaffOrder extends Order {
  /** The email address of the buyer's account. */
  readonly email: string;
  /** The recorded pages, each with what the last check found: `Online, link: Follow`. */
  readonly placements: readonly { readonly address: string; readonly status: string }[];
}

/**
 * What the staff does with an order (a press release): sends its text to the buyer (`sendProof`), marks it as sent to the news sites (`file`),
 * records the pages on which it was published, and reports them. `expectedVersion` is the latest version that the staff has seen, or 0 if
 * there was none.
 */
export type OrderAction =
  | { readonly kind: 'sendProof'; readonly text: string; readonly expectedVersion: number }
  | { readonly kind: 'file' }
  | { readonly kind: 'addPlacements'; readonly addresses: readonly string[] }
  | { readonly kind: 'report' }
  | { readonly kind: 'cancel'; readonly reason: string };

/** How an action ended. After a rejection, `order` is the current order. */
export type ActionOutcome =
  | { readonly accepted: true; readonly order: StaffOrder }
  | { readonly accepted: false; readonly message: string; readonly order: StaffOrder | null };

export interface StaffOrderContext {
  id: string;
  order: StaffOrder | null;
  action: OrderAction | null;
  /** The server's message if it rejected the last action; otherwise empty. */
  problem: string;
}

/** Loads the open order, and carries out one action at a time. The component provides the requests. */
export const staffOrderMachine = setup({
  types: {
    context: {} as StaffOrderContext,
    input: {} as { id: string },
    events: {} as { type: 'act'; action: OrderAction } | { type: 'retry' },
    emitted: {} as { type: 'changed'; action: OrderAction['kind'] },
  },
  actors: {
    load: fromPromise<StaffOrder | null, string>(mustBeProvided('load')),
    act: fromPromise<ActionOutcome, { id: string; action: OrderAction }>(mustBeProvided('act')),
  },
  delays: { timeout: timeoutMs },
}).createMachine({
  id: 'staffOrder',
  context: ({ input }) => ({ id: input.id, order: null, action: null, problem: '' }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'missing' },
          { target: 'ready', actions: assign(({ event }) => ({ order: event.output })) },
        ],
        onError: 'loadFailed',
      },
      after: { timeout: 'loadFailed' },
    },
    missing: {},
    loadFailed: { on: { retry: 'loading' } },
    ready: {
      on: {
        act: { target: 'acting', actions: assign(({ event }) => ({ action: event.action, problem: '' })) },
      },
    },
    acting: {
      invoke: {
        src: 'act',
        input: ({ context }) => ({ id: context.id, action: context.action! }),
        onDone: [
          {
            guard: ({ event }) => event.output.accepted,
            target: 'ready',
            actions: [
              assign(({ event }) => ({ order: event.output.order })),
              emit(({ context }) => ({ type: 'changed' as const, action: context.action!.kind })),
            ],
          },
          {
            target: 'ready',
            actions: assign(({ context, event: { output } }) => ({
              order: output.order ?? context.order,
              problem: output.accepted ? '' : output.message,
            })),
          },
        ],
        onError: 'actionFailed',
      },
      after: { timeout: 'actionFailed' },
    },
    // The form still has the typed text, so the action can be repeated.
    actionFailed: {
      on: {
        act: { target: 'acting', actions: assign(({ event }) => ({ action: event.action, problem: '' })) },
      },
    },
  },
});
