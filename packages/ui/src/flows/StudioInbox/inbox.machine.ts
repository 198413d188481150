import { assign, emit, fromPromise, setup } from 'xstate';

/** Where the studio is with something, in the order in which it usually gets there. */
export const statuses = ['new', 'working', 'waiting', 'won', 'spiked'] as const;
export type Status = (typeof statuses)[number];
export const kinds = ['lead', 'application'] as const;
export type Kind = (typeof kinds)[number];

export interface Filter {
  /** All of these words, in any order. */
  readonly search: string;
  readonly kind: Kind | null;
  readonly status: Status | null;
}

/** What the studio does about something. What is not said is empty. */
export interface Work {
  readonly status: Status;
  readonly note: string;
  readonly nextStep: string;
  /** ISO date. */
  readonly nextStepOn: string;
}

/** One of the inbox, as its list shows it. */
export interface InboxLine {
  readonly kind: Kind;
  readonly id: string;
  /** ISO moment. */
  readonly receivedAt: string;
  readonly name: string;
  readonly company: string | null;
  readonly place: string | null;
  /** How it begins. */
  readonly excerpt: string;
  /** What brought the visitor, in a word or two. */
  readonly via: string;
  readonly work: Omit<Work, 'note'>;
}

export interface InboxPage {
  readonly lines: readonly InboxLine[];
  /** Whether there are any after these. */
  readonly more: boolean;
}

/** How many the search and the kind find, by status. */
export type Tally = Readonly<Record<Status, number>>;

export interface InboxContext {
  filter: Filter;
  lines: readonly InboxLine[];
  more: boolean;
  /** Null until it was asked for once. */
  tally: Tally | null;
}

/** How long after the last letter a search begins, in ms. */
export const pause = 200;
/** How long the list may take, in ms. */
export const patience = 15_000;

const unprovided = (name: string) => () =>
  Promise.reject(new Error(`The inbox has no call: provide the actor \`${name}\`.`));

const recounted = (tally: Tally, before: Status, after: Status): Tally =>
  before === after ? tally : { ...tally, [before]: tally[before] - 1, [after]: tally[after] + 1 };

/** The list: what was asked for, and as much of it as has come. What is shown stays until something else can be. */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    input: {} as { filter: Filter },
    events: {} as
      /** Letter by letter. */
      | { type: 'search'; search: string }
      | { type: 'filter'; filter: Filter }
      /** The end of the list comes into sight. */
      | { type: 'more' }
      | { type: 'retry' }
      /** Something was done about one of them, or undone. */
      | { type: 'worked'; id: string; before: Work; after: Work },
    emitted: {} as { type: 'asked'; filter: Filter },
  },
  actors: {
    load: fromPromise<InboxPage & { tally: Tally }, Filter>(unprovided('load')),
    loadMore: fromPromise<InboxPage, { filter: Filter; after: InboxLine }>(unprovided('loadMore')),
  },
  delays: { pause, patience },
}).createMachine({
  id: 'inbox',
  context: ({ input: { filter } }) => ({ filter, lines: [], more: false, tally: null }),
  initial: 'loading',
  on: {
    search: {
      target: '.typing',
      reenter: true,
      actions: assign(({ context, event }) => ({ filter: { ...context.filter, search: event.search } })),
    },
    filter: {
      target: '.loading',
      reenter: true,
      actions: assign(({ event }) => ({ filter: event.filter })),
    },
    worked: {
      actions: assign(({ context, event: { id, before, after } }) => ({
        lines: context.lines.map(line => (line.id === id ? { ...line, work: after } : line)),
        tally: context.tally && recounted(context.tally, before.status, after.status),
      })),
    },
  },
  states: {
    typing: { after: { pause: 'loading' } },
    loading: {
      entry: emit(({ context }) => ({ type: 'asked' as const, filter: context.filter })),
      invoke: {
        src: 'load',
        input: ({ context }) => context.filter,
        onDone: {
          target: 'ready',
          actions: assign(({ event: { output } }) => ({
            lines: output.lines,
            more: output.more,
            tally: output.tally,
          })),
        },
        onError: 'failed',
      },
      after: { patience: 'failed' },
    },
    ready: { on: { more: { guard: ({ context }) => context.more, target: 'loadingMore' } } },
    failed: { on: { retry: 'loading' } },
    loadingMore: {
      invoke: {
        src: 'loadMore',
        input: ({ context: { filter, lines } }) => ({ filter, after: lines.at(-1)! }),
        onDone: {
          target: 'ready',
          actions: assign(({ context, event: { output } }) => ({
            lines: [...context.lines, ...output.lines],
            more: output.more,
          })),
        },
        onError: 'moreFailed',
      },
      after: { patience: 'moreFailed' },
    },
    moreFailed: { on: { retry: 'loadingMore' } },
  },
});
