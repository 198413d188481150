// The state machine of the list of orders: searching, filtering and loading more. A tier is a monthly package.
import type { OrderState } from '@fit-to-print/ui/flows/Orders';
import { assign, fromPromise, setup } from 'xstate';
import { mustBeProvided, searchDelayMs, timeoutMs } from '../shared/request.ts';

/** Who may have to act next for an order, in the order in which the list is sorted. */
export const parties = ['studio', 'buyer', 'nobody'] as const;
/** Who has to act next for an order. */
export type Party = (typeof parties)[number];

/** An order, as the list shows it. */
export interface OrderItem {
  readonly id: string;
  readonly number: number;
  /** Name of the tier: `Growth`. */
  readonly tier: string;
  readonly state: OrderState;
  readonly waitsFor: Party;
  /** The email address of the buyer's account. */
  readonly email: string;
  /** The beginning of the brief. */
  readonly excerpt: string;
  /** ISO timestamp. */
  readonly stateChangedAt: string;
  /** How long the order has been waiting for the studio: `3 business hours`; null if it does not wait for the studio. */
  readonly waiting: string | null;
}

/** Which orders the list shows. `waitsFor` is who has to act next; null for orders of all. */
export interface QueueFilter {
  /** An order matches if it contains all of these words, in any order. */
  readonly search: string;
  readonly waitsFor: Party | null;
}

/** A part of the list, as the server sends it. `hasMore` is true if more orders follow. */
export interface QueuePage {
  readonly items: readonly OrderItem[];
  readonly hasMore: boolean;
}

/** How many orders match the search, by who has to act next. */
export type PartyCounts = Readonly<Record<Party, number>>;

/** What the state machine of the list remembers. */
export interface QueueContext {
  filter: QueueFilter;
  items: readonly OrderItem[];
  hasMore: boolean;
  /** Null until the first response. */
  counts: PartyCounts | null;
}

/** The list of orders: its filter, and the loaded orders. They stay visible until the next result replaces them. */
export const queueMachine = setup({
  types: {
    context: {} as QueueContext,
    events: {} as
      | { type: 'searchChanged'; search: string }
      | { type: 'partyChanged'; waitsFor: Party | null }
      | { type: 'endReached' }
      /** Loads the list again, after a failure or because an order has changed. */
      | { type: 'reload' },
  },
  actors: {
    load: fromPromise<QueuePage & { counts: PartyCounts }, QueueFilter>(mustBeProvided('load')),
    loadMore: fromPromise<QueuePage, { filter: QueueFilter; after: OrderItem }>(mustBeProvided('loadMore')),
  },
  delays: { searchDelay: searchDelayMs, timeout: timeoutMs },
}).createMachine({
  id: 'orderQueue',
  context: { filter: { search: '', waitsFor: null }, items: [], hasMore: false, counts: null },
  initial: 'loading',
  on: {
    searchChanged: {
      target: '.typing',
      reenter: true,
      actions: assign(({ context, event }) => ({ filter: { ...context.filter, search: event.search } })),
    },
    partyChanged: {
      target: '.loading',
      reenter: true,
      actions: assign(({ context, event }) => ({ filter: { ...context.filter, waitsFor: event.waitsFor } })),
    },
    reload: { target: '.loading', reenter: true },
  },
  states: {
    typing: { after: { searchDelay: 'loading' } },
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.filter,
        onDone: { target: 'ready', actions: assign(({ event }) => event.output) },
        onError: 'failed',
      },
      after: { timeout: 'failed' },
    },
    ready: { on: { endReached: { guard: ({ context }) => context.hasMore, target: 'loadingMore' } } },
    failed: {},
    loadingMore: {
      invoke: {
        src: 'loadMore',
        input: ({ context: { filter, items } }) => ({ filter, after: items.at(-1)! }),
        onDone: {
          target: 'ready',
          actions: assign(({ context, event: { output } }) => ({
            items: [...context.items, ...output.items],
            hasMore: output.hasMore,
          })),
        },
        onError: 'failed',
      },
      after: { timeout: 'failed' },
    },
  },
});
