// The state machine of the inbox's list: searching, filtering and loading more.
import { assign, emit, fromPromise, setup } from 'xstate';
import { mustBeProvided, searchDelayMs, timeoutMs } from '../shared/request.ts';

/** The statuses in the database, in their usual order. `spiked` means rejected. A list without a status filter leaves out spam. */
export const statuses = ['new', 'working', 'waiting', 'won', 'spiked', 'spam'] as const;
export type Status = (typeof statuses)[number];
/** What an entry of the inbox is: a message, an application to the studio, or a purchase. */
export const kinds = ['lead', 'application', 'sale'] as const;
export type Kind = (typeof kinds)[number];

/** Which entries the inbox lists. `kind` and `status` are null for all. */
export interface Filter {
  /** An item matches if it contains all of these words, in any order. */
  readonly search: string;
  readonly kind: Kind | null;
  readonly status: Status | null;
}

/** What the staff does about an entry. Texts without a value are empty. */
export interface FollowUp {
  readonly status: Status;
  readonly note: string;
  readonly nextStep: string;
  /** ISO date. */
  readonly nextStepDate: string;
  /** The email address of the member of staff who takes care of the entry. */
  readonly owner: string;
}

/** How long the sender waited for the studio's first answer, measured in business hours. */
export interface FirstAnswer {
  /** The length of the wait: `3 business hours`. */
  readonly after: string;
  readonly isGiven: boolean;
  /** True if the answer took longer, or the wait is longer, than the studio's limit. */
  readonly isOverdue: boolean;
}

/** A lead, an application or a sale, as the list shows it. */
export interface InboxItem {
  readonly kind: Kind;
  readonly id: string;
  /** ISO timestamp. */
  readonly receivedAt: string;
  readonly name: string;
  /** The company of an applicant, or the tier of a sale. */
  readonly company: string | null;
  readonly place: string | null;
  /** The beginning of the message, or how a tier was bought. */
  readonly excerpt: string;
  /** The campaign or site that led the sender to the form. */
  readonly source: string;
  readonly followUp: Omit<FollowUp, 'note'>;
  readonly firstAnswer: FirstAnswer;
}

/** A part of the list, as the server sends it. */
export interface InboxPage {
  readonly items: readonly InboxItem[];
  /** True if more items follow. */
  readonly hasMore: boolean;
}

/** How many items match the search and the kind, by status. */
export type StatusCounts = Readonly<Record<Status, number>>;

/** What the state machine of the list remembers. */
export interface InboxContext {
  filter: Filter;
  items: readonly InboxItem[];
  hasMore: boolean;
  /** Null until the first response. */
  counts: StatusCounts | null;
}

const moveCount = (counts: StatusCounts, from: Status, to: Status): StatusCounts =>
  from === to ? counts : { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 };

/** The list of the inbox: its filter, and the loaded items. Items stay visible until the next result replaces them. */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    input: {} as { filter: Filter },
    events: {} as
      | { type: 'searchChanged'; search: string }
      | { type: 'filterChanged'; filter: Filter }
      | { type: 'endReached' }
      | { type: 'retry' }
      /** An entry was saved, or its failed save is undone. */
      | { type: 'followUpChanged'; id: string; before: FollowUp; after: FollowUp },
    emitted: {} as { type: 'filterApplied'; filter: Filter },
  },
  actors: {
    load: fromPromise<InboxPage & { counts: StatusCounts }, Filter>(mustBeProvided('load')),
    loadMore: fromPromise<InboxPage, { filter: Filter; after: InboxItem }>(mustBeProvided('loadMore')),
  },
  delays: { searchDelay: searchDelayMs, timeout: timeoutMs },
}).createMachine({
  id: 'inbox',
  context: ({ input: { filter } }) => ({ filter, items: [], hasMore: false, counts: null }),
  initial: 'loading',
  on: {
    searchChanged: {
      target: '.typing',
      reenter: true,
      actions: assign(({ context, event }) => ({ filter: { ...context.filter, search: event.search } })),
    },
    filterChanged: {
      target: '.loading',
      reenter: true,
      actions: assign(({ event }) => ({ filter: event.filter })),
    },
    followUpChanged: {
      actions: assign(({ context, event: { id, before, after } }) => ({
        items: context.items.map(item => (item.id === id ? { ...item, followUp: after } : item)),
        counts: context.counts && moveCount(context.counts, before.status, after.status),
      })),
    },
  },
  states: {
    typing: { after: { searchDelay: 'loading' } },
    loading: {
      entry: emit(({ context }) => ({ type: 'filterApplied' as const, filter: context.filter })),
      invoke: {
        src: 'load',
        input: ({ context }) => context.filter,
        onDone: {
          target: 'ready',
          actions: assign(({ event }) => event.output),
        },
        onError: 'failed',
      },
      after: { timeout: 'failed' },
    },
    ready: { on: { endReached: { guard: ({ context }) => context.hasMore, target: 'loadingMore' } } },
    failed: { on: { retry: 'loading' } },
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
        onError: 'loadMoreFailed',
      },
      after: { timeout: 'loadMoreFailed' },
    },
    loadMoreFailed: { on: { retry: 'loadingMore' } },
  },
});
