// The state machine of the open submission: loading, editing and saving its follow-up (what the staff does about it).
import { assign, emit, fromPromise, setup } from 'xstate';
import { type FirstAnswer, type FollowUp, type Kind, mustBeProvided, timeoutMs } from './inbox.machine.ts';

/** Identifies a submission. The ids of different kinds are in different tables of the database. */
export interface SubmissionKey {
  readonly kind: Kind;
  readonly id: string;
}

/** A field of a submission with its label. */
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
export interface Submission extends SubmissionKey {
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
  /** False if someone else saved the submission first. */
  readonly saved: boolean;
  /** The submission in its current state in the backend. */
  readonly submission: Submission;
}

/** What the state machine of the open submission remembers. */
export interface SubmissionContext {
  key: SubmissionKey;
  submission: Submission | null;
  /** The values of the form. */
  followUp: FollowUp;
  /** The saved revision on which the form is based; -1 before the submission is loaded. */
  revision: number;
  /** The follow-up that the last save sent. */
  sentFollowUp: FollowUp;
  /** How often the form was filled with other values than the typed ones. Used as its React key. */
  formResetCount: number;
}

/** The follow-up of a submission that nobody has worked on. */
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
 * One open submission and the form of its follow-up. A save changes the list immediately; the change is undone if the save fails.
 * If two people save the same submission, the second person sees both versions and chooses one. Typed text is never discarded.
 */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    input: {} as { key: SubmissionKey; draft?: FollowUpDraft | undefined },
    events: {} as
      | { type: 'fieldChanged'; followUp: FollowUp }
      | { type: 'save' }
      | { type: 'retry' }
      | { type: 'keepMine' }
      | { type: 'takeTheirs' },
    emitted: {} as { type: 'followUpChanged'; id: string; before: FollowUp; after: FollowUp },
  },
  actors: {
    load: fromPromise<Submission | null, SubmissionKey>(mustBeProvided('load')),
    save: fromPromise<SaveResult, { key: SubmissionKey; followUp: FollowUp; revision: number }>(
      mustBeProvided('save'),
    ),
  },
  actions: {
    emitSentFollowUp: emit(({ context }) => ({
      type: 'followUpChanged' as const,
      id: context.key.id,
      before: context.submission!.followUp,
      after: context.sentFollowUp,
    })),
    undoSentFollowUp: emit(({ context }) => ({
      type: 'followUpChanged' as const,
      id: context.key.id,
      before: context.sentFollowUp,
      after: context.submission!.followUp,
    })),
  },
  delays: { timeout: timeoutMs },
}).createMachine({
  id: 'submission',
  context: ({ input: { key, draft } }) => ({
    key,
    submission: null,
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
              submission: output,
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
              output.saved || isSameFollowUp(output.submission.followUp, context.sentFollowUp),
            target: 'saved',
            actions: assign(({ event: { output } }) => ({
              submission: output.submission,
              revision: output.submission.revision,
            })),
          },
          {
            target: 'conflict',
            actions: [
              assign(({ event: { output } }) => ({ submission: output.submission })),
              'undoSentFollowUp',
            ],
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
          actions: assign(({ context }) => ({ revision: context.submission!.revision })),
        },
        takeTheirs: {
          target: 'open',
          actions: assign(({ context }) => ({
            followUp: context.submission!.followUp,
            revision: context.submission!.revision,
            formResetCount: context.formResetCount + 1,
          })),
        },
      },
    },
  },
});
