// The state machine of the open entry: loading, editing and saving its follow-up (what the staff does about it).
import { assign, emit, fromPromise, setup } from 'xstate';
import { mustBeProvided, timeoutMs } from '../shared/request.ts';
import type { FirstAnswer, FollowUp, Kind } from './inbox.machine.ts';

/** Identifies an entry. The ids of different kinds are in different tables of the database. */
export interface EntryKey {
  readonly kind: Kind;
  readonly id: string;
}

/** A field of an entry with its label. */
export interface Detail {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

/** Another entry of the sender, or an order. */
export interface OtherEntry {
  readonly id: string;
  /** The kind of the entry and its state: `Lead, Won`. */
  readonly text: string;
  /** ISO timestamp. */
  readonly receivedAt: string;
  /** The link that opens the entry. */
  readonly href: string;
}

/** A lead or an application with everything that was sent, or a sale. */
export interface Entry extends EntryKey {
  /** ISO timestamp. */
  readonly receivedAt: string;
  readonly name: string;
  readonly place: string | null;
  /** The sender's contact data and profile. */
  readonly details: readonly Detail[];
  /** The message, or the answers to the questions of the application. A sale has none. */
  readonly texts: readonly { readonly label: string; readonly text: string }[];
  /** The campaign and pages that led the sender to the form. A sale has none. */
  readonly attribution: readonly Detail[];
  readonly followUp: FollowUp;
  /** Null for a sale: its buyer gets a mail about the order, and no personal answer. */
  readonly firstAnswer: FirstAnswer | null;
  /** The other entries from the same email address, newest first. */
  readonly others: readonly OtherEntry[];
  /** How often the follow-up was saved. A save states the revision on which it is based, so that conflicts are found. */
  readonly revision: number;
  /** ISO timestamp of the last change of the follow-up. */
  readonly changedAt: string | null;
}

/** An unsaved follow-up, and the saved revision on which it is based. */
export interface FollowUpDraft {
  readonly followUp: FollowUp;
  readonly revision: number;
}

/** The server's answer to a save. */
export interface SaveResult {
  /** False if someone else saved the entry first. */
  readonly saved: boolean;
  /** The entry in its current state in the backend. */
  readonly entry: Entry;
}

/** What the state machine of the open entry remembers. */
export interface EntryContext {
  key: EntryKey;
  entry: Entry | null;
  /** The values of the form. */
  followUp: FollowUp;
  /** The saved revision on which the form is based; -1 before the entry is loaded. */
  revision: number;
  /** The follow-up that the last save sent. */
  sentFollowUp: FollowUp;
  /** How often the form was filled with other values than the typed ones. Used as its React key. */
  formResetCount: number;
}

/** The follow-up of an entry that nobody has worked on. */
export const emptyFollowUp: FollowUp = {
  status: 'new',
  note: '',
  nextStep: '',
  nextStepDate: '',
  owner: '',
};

/** True if no field differs. */
export const isSameFollowUp = (one: FollowUp, other: FollowUp): boolean =>
  one.status === other.status &&
  one.note === other.note &&
  one.nextStep === other.nextStep &&
  one.nextStepDate === other.nextStepDate &&
  one.owner === other.owner;

/**
 * One open entry and the form of its follow-up. A save changes the list immediately; the change is undone if the save fails.
 * If two people save the same entry, the second person sees both versions and chooses one. Typed text is never discarded.
 */
export const entryMachine = setup({
  types: {
    context: {} as EntryContext,
    input: {} as { key: EntryKey; draft?: FollowUpDraft | undefined },
    events: {} as
      | { type: 'fieldChanged'; followUp: FollowUp }
      | { type: 'save' }
      | { type: 'retry' }
      | { type: 'keepMine' }
      | { type: 'takeTheirs' },
    emitted: {} as { type: 'followUpChanged'; id: string; before: FollowUp; after: FollowUp },
  },
  actors: {
    load: fromPromise<Entry | null, EntryKey>(mustBeProvided('load')),
    save: fromPromise<SaveResult, { key: EntryKey; followUp: FollowUp; revision: number }>(
      mustBeProvided('save'),
    ),
  },
  actions: {
    emitSentFollowUp: emit(({ context }) => ({
      type: 'followUpChanged' as const,
      id: context.key.id,
      before: context.entry!.followUp,
      after: context.sentFollowUp,
    })),
    undoSentFollowUp: emit(({ context }) => ({
      type: 'followUpChanged' as const,
      id: context.key.id,
      before: context.sentFollowUp,
      after: context.entry!.followUp,
    })),
  },
  delays: { timeout: timeoutMs },
}).createMachine({
  id: 'entry',
  context: ({ input: { key, draft } }) => ({
    key,
    entry: null,
    followUp: draft?.followUp ?? emptyFollowUp,
    revision: draft?.revision ?? -1,
    sentFollowUp: emptyFollowUp,
    formResetCount: 0,
  }),
  initial: 'loading',
  on: { fieldChanged: { actions: assign(({ event }) => ({ followUp: event.followUp })) } },
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.key,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'missing' },
          {
            target: 'open',
            actions: assign(({ context, event: { output } }) => ({
              entry: output,
              formResetCount: context.formResetCount + 1,
              // A draft keeps its own revision, so that saving it detects a conflict with newer changes. A draft that
              // equals the saved follow-up is no longer a draft: its save succeeded, and only the response was lost.
              ...((context.revision === -1 || isSameFollowUp(context.followUp, output!.followUp)) && {
                followUp: output!.followUp,
                revision: output!.revision,
              }),
            })),
          },
        ],
        onError: 'loadFailed',
      },
      after: { timeout: 'loadFailed' },
    },
    missing: {},
    loadFailed: { on: { retry: 'loading' } },
    open: { on: { save: 'saving' } },
    saving: {
      entry: [assign(({ context }) => ({ sentFollowUp: context.followUp })), 'emitSentFollowUp'],
      invoke: {
        src: 'save',
        input: ({ context: { key, followUp, revision } }) => ({ key, followUp, revision }),
        onDone: [
          {
            // The backend may have the same content from an earlier save whose response was lost.
            guard: ({ context, event: { output } }) =>
              output.saved || isSameFollowUp(output.entry.followUp, context.sentFollowUp),
            target: 'saved',
            actions: assign(({ event: { output } }) => ({
              entry: output.entry,
              revision: output.entry.revision,
            })),
          },
          {
            target: 'conflict',
            actions: [assign(({ event: { output } }) => ({ entry: output.entry })), 'undoSentFollowUp'],
          },
        ],
        onError: { target: 'saveFailed', actions: 'undoSentFollowUp' },
      },
      after: { timeout: { target: 'saveFailed', actions: 'undoSentFollowUp' } },
    },
    saved: {
      on: {
        fieldChanged: {
          target: 'open',
          actions: assign(({ event }) => ({ followUp: event.followUp })),
        },
        save: 'saving',
      },
    },
    saveFailed: { on: { save: 'saving' } },
    conflict: {
      on: {
        keepMine: {
          target: 'saving',
          actions: assign(({ context }) => ({ revision: context.entry!.revision })),
        },
        takeTheirs: {
          target: 'open',
          actions: assign(({ context }) => ({
            followUp: context.entry!.followUp,
            revision: context.entry!.revision,
            formResetCount: context.formResetCount + 1,
          })),
        },
      },
    },
  },
});
