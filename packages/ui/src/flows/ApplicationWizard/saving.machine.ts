import { assign, fromPromise, setup } from 'xstate';
import type { Draft, SavedDraft, SavedPlace } from './draft.ts';

/** How saving to the account ended. */
export interface Saved {
  /** Unix time in ms. */
  readonly at: number;
  /** Was saved there meanwhile by another device, and holds words that this one lacks. */
  readonly other: SavedDraft | null;
}

export interface SavingContext {
  draft: Draft | null;
  /** The last save, wherever it went. */
  saved: { readonly at: number; readonly place: SavedPlace } | null;
  /** Changed while it was being saved. */
  behind: boolean;
  /** Another draft, with words that this one lacks. */
  other: SavedDraft | null;
}

/** How long the writer pauses before a draft goes to the account, and how long a failed save waits. In ms. */
export const pause = 1000;
export const again = 20_000;

/** Brings drafts to the account, one save at a time. What stands on the device was kept there before this hears of it. */
export const savingMachine = setup({
  types: {
    context: {} as SavingContext,
    input: {} as Pick<SavingContext, 'saved' | 'other'>,
    events: {} as
      /** `kept`: when the device kept it; null if it cannot keep anything. */
      | { type: 'changed'; draft: Draft; kept: number | null }
      /** Do not wait: the page may go, or the line is back. */
      | { type: 'flush' }
      /** The other draft is the one that is written now; this was the one until then. */
      | { type: 'swap'; other: SavedDraft }
      /** It is on its way, and no draft any more unless it comes back. */
      | { type: 'stop' },
  },
  actors: {
    save: fromPromise<Saved, Draft>(() =>
      Promise.reject(new Error('Drafts have nowhere to go: provide the actor `save`.')),
    ),
  },
  actions: {
    keep: assign(({ context }, { draft, kept }: { draft: Draft; kept: number | null }) => ({
      draft,
      saved: kept === null ? context.saved : { at: kept, place: 'device' as const },
    })),
    meet: assign(({ context }, { other }: Saved) => ({ other: other ?? context.other })),
  },
  delays: { pause, again },
}).createMachine({
  id: 'saving',
  context: ({ input }) => ({ ...input, draft: null, behind: false }),
  initial: 'resting',
  on: {
    changed: { target: '.waiting', actions: { type: 'keep', params: ({ event }) => event } },
    swap: { actions: assign(({ event }) => ({ other: event.other })) },
    stop: '.stopped',
  },
  states: {
    resting: {},
    waiting: { after: { pause: 'saving' }, on: { flush: 'saving' } },
    saving: {
      entry: assign({ behind: false }),
      invoke: {
        src: 'save',
        input: ({ context }) => context.draft!,
        onDone: [
          {
            guard: ({ context }) => context.behind,
            target: 'waiting',
            actions: { type: 'meet', params: ({ event }) => event.output },
          },
          {
            target: 'resting',
            actions: [
              { type: 'meet', params: ({ event }) => event.output },
              assign(({ event }) => ({ saved: { at: event.output.at, place: 'account' } })),
            ],
          },
        ],
        onError: 'unsaved',
      },
      // A save that is given up may have arrived: it is waited for, and the next one follows.
      on: {
        changed: {
          actions: [{ type: 'keep', params: ({ event }) => event }, assign({ behind: true })],
        },
      },
    },
    /** On the device alone, for now. */
    unsaved: { after: { again: 'saving' }, on: { flush: 'saving' } },
    stopped: {},
  },
});
