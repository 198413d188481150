// The state machine that saves drafts of the application form to this device and to the account.
import { assign, fromPromise, setup } from 'xstate';
import { mustBeProvided } from '../shared/request.ts';
import type { Draft, SavedDraft, SavedPlace } from './draft.ts';

/** The result of saving to the account. */
export interface SaveResult {
  /** Unix time in ms. */
  readonly savedAt: number;
  /** A draft that another device saved, with text that the saved draft does not have; null if there is none. */
  readonly otherDraft: SavedDraft | null;
}

/** What the state machine that saves the draft remembers. */
export interface DraftSavingContext {
  /** The latest draft; null until the first change. */
  draft: Draft | null;
  /** When and where the draft was last saved; null if it never was. */
  lastSave: { readonly savedAt: number; readonly place: SavedPlace } | null;
  hasChangedWhileSaving: boolean;
  /** Another draft, with text that `draft` does not have; null if there is none. */
  otherDraft: SavedDraft | null;
}

/** The time for which a draft must be unchanged before it is saved to the account. */
export const saveDelayMs = 1000;
/** The time that a failed save waits before it is retried. */
export const retryDelayMs = 20_000;

interface DraftChange {
  draft: Draft;
  /** When the draft was saved to the device; null if that was not possible. */
  deviceSavedAt: number | null;
}

/** Saves drafts to the account, one at a time. Every draft was saved to the device before the machine receives it. */
export const draftSavingMachine = setup({
  types: {
    context: {} as DraftSavingContext,
    input: {} as Pick<DraftSavingContext, 'lastSave' | 'otherDraft'>,
    events: {} as
      | ({ type: 'draftChanged' } & DraftChange)
      /** Saves without delay: the page may close, or the browser is online again. */
      | { type: 'saveNow' }
      /** The other draft is opened; `otherDraft` was open until now. */
      | { type: 'draftsSwapped'; otherDraft: SavedDraft }
      /** The application is being sent: its draft is not saved any more. */
      | { type: 'stop' },
  },
  actors: { save: fromPromise<SaveResult, Draft>(mustBeProvided('save')) },
  actions: {
    storeDraft: assign(({ context }, { draft, deviceSavedAt }: DraftChange) => ({
      draft,
      lastSave:
        deviceSavedAt === null ? context.lastSave : { savedAt: deviceSavedAt, place: 'thisDevice' as const },
    })),
    storeOtherDraft: assign(({ context }, { otherDraft }: SaveResult) => ({
      otherDraft: otherDraft ?? context.otherDraft,
    })),
  },
  delays: { saveDelayMs, retryDelayMs },
}).createMachine({
  id: 'draftSaving',
  context: ({ input }) => ({ ...input, draft: null, hasChangedWhileSaving: false }),
  initial: 'idle',
  on: {
    draftChanged: { target: '.waiting', actions: { type: 'storeDraft', params: ({ event }) => event } },
    draftsSwapped: { actions: assign(({ event }) => ({ otherDraft: event.otherDraft })) },
    stop: '.stopped',
  },
  states: {
    idle: {},
    waiting: { after: { saveDelayMs: 'saving' }, on: { saveNow: 'saving' } },
    saving: {
      entry: assign({ hasChangedWhileSaving: false }),
      invoke: {
        src: 'save',
        input: ({ context }) => context.draft!,
        onDone: [
          {
            guard: ({ context }) => context.hasChangedWhileSaving,
            target: 'waiting',
            actions: { type: 'storeOtherDraft', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: [
              { type: 'storeOtherDraft', params: ({ event }) => event.output },
              assign(({ event }) => ({ lastSave: { savedAt: event.output.savedAt, place: 'account' } })),
            ],
          },
        ],
        onError: 'failed',
      },
      // Aborting a save would not tell whether the server stored it. So the machine waits for its result, then saves the change.
      on: {
        draftChanged: {
          actions: [
            { type: 'storeDraft', params: ({ event }) => event },
            assign({ hasChangedWhileSaving: true }),
          ],
        },
      },
    },
    failed: { after: { retryDelayMs: 'saving' }, on: { saveNow: 'saving' } },
    stopped: {},
  },
});
