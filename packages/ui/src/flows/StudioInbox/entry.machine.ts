import { assign, emit, fromPromise, setup } from 'xstate';
import type { Kind, Work } from './inbox.machine.ts';

export interface EntryRef {
  readonly kind: Kind;
  readonly id: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** Where it leads, if anywhere. */
  readonly href?: string;
}

/** A lead or an application with all that was sent. */
export interface Entry extends EntryRef {
  /** ISO moment. */
  readonly receivedAt: string;
  readonly name: string;
  readonly place: string | null;
  /** How to reach whoever sent it, and who they are. */
  readonly facts: readonly Fact[];
  /** What they wrote: a message, or answers to what was asked. */
  readonly texts: readonly { readonly label: string; readonly text: string }[];
  /** What brought them, as far as it is known. */
  readonly attribution: readonly Fact[];
  readonly work: Work;
  /** How often that was changed. */
  readonly revision: number;
  /** ISO moment of the last change. */
  readonly workedAt: string | null;
}

/** What was written about an entry and not saved, and what it was written upon. */
export interface WorkDraft {
  readonly work: Work;
  readonly revision: number;
}

/** How saving ended: with the entry as it is now, which somebody else may have changed meanwhile. */
export interface SaveOutcome {
  readonly saved: boolean;
  readonly entry: Entry;
}

export interface EntryContext {
  ref: EntryRef;
  entry: Entry | null;
  /** As it stands in the form. */
  work: Work;
  /** What the form was written upon. */
  revision: number;
  /** As it was last sent off, until the answer. */
  sent: Work;
  /** How often the form was filled anew by something else than its reader. */
  filled: number;
}

/** How long a call may take, in ms. */
export const patience = 15_000;

export const blankWork: Work = { status: 'new', note: '', nextStep: '', nextStepOn: '' };

export const sameWork = (one: Work, other: Work): boolean =>
  one.status === other.status &&
  one.note === other.note &&
  one.nextStep === other.nextStep &&
  one.nextStepOn === other.nextStepOn;

const unprovided = (name: string) => () =>
  Promise.reject(new Error(`The entry has no call: provide the actor \`${name}\`.`));

/**
 * One entry, open on the desk. What is saved counts at once and is taken back when it fails; what two write at the same time is
 * shown to whoever comes second. Nothing that was typed goes but by the reader's own choice.
 */
export const entryMachine = setup({
  types: {
    context: {} as EntryContext,
    input: {} as { ref: EntryRef; draft?: WorkDraft | undefined },
    events: {} as
      | { type: 'edit'; work: Work }
      | { type: 'save'; work: Work }
      | { type: 'retry' }
      /** Of two versions: the one in the form, or the one that was saved by somebody else. */
      | { type: 'keepMine' }
      | { type: 'takeTheirs' },
    emitted: {} as { type: 'worked'; id: string; before: Work; after: Work },
  },
  actors: {
    load: fromPromise<Entry | null, EntryRef>(unprovided('load')),
    save: fromPromise<SaveOutcome, { ref: EntryRef; work: Work; revision: number }>(unprovided('save')),
  },
  actions: {
    takeBack: emit(({ context }) => ({
      type: 'worked' as const,
      id: context.ref.id,
      before: context.sent,
      after: context.entry!.work,
    })),
  },
  delays: { patience },
}).createMachine({
  id: 'entry',
  context: ({ input: { ref, draft } }) => ({
    ref,
    entry: null,
    work: draft?.work ?? blankWork,
    revision: draft?.revision ?? -1,
    sent: blankWork,
    filled: 0,
  }),
  initial: 'loading',
  on: { edit: { actions: assign(({ event }) => ({ work: event.work })) } },
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.ref,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'missing' },
          {
            target: 'open',
            actions: assign(({ context, event: { output } }) => ({
              entry: output,
              filled: context.filled + 1,
              // A draft goes on from where it was begun, and so finds out what happened since; one that was saved after
              // all, whatever became of the answer, is none.
              ...((context.revision === -1 || sameWork(context.work, output!.work)) && {
                work: output!.work,
                revision: output!.revision,
              }),
            })),
          },
        ],
        onError: 'unread',
      },
      after: { patience: 'unread' },
    },
    missing: {},
    unread: { on: { retry: 'loading' } },
    open: {
      on: { save: { target: 'saving', actions: assign(({ event }) => ({ work: event.work })) } },
    },
    saving: {
      entry: [
        assign(({ context }) => ({ sent: context.work })),
        emit(({ context }) => ({
          type: 'worked' as const,
          id: context.ref.id,
          before: context.entry!.work,
          after: context.work,
        })),
      ],
      invoke: {
        src: 'save',
        input: ({ context: { ref, work, revision } }) => ({ ref, work, revision }),
        onDone: [
          {
            // What was sent may stand there by an earlier try, whose answer was lost.
            guard: ({ context, event: { output } }) =>
              output.saved || sameWork(output.entry.work, context.sent),
            target: 'saved',
            actions: assign(({ event: { output } }) => ({
              entry: output.entry,
              revision: output.entry.revision,
            })),
          },
          {
            target: 'conflict',
            actions: [assign(({ event: { output } }) => ({ entry: output.entry })), 'takeBack'],
          },
        ],
        onError: { target: 'unsaved', actions: 'takeBack' },
      },
      after: { patience: { target: 'unsaved', actions: 'takeBack' } },
    },
    /** It was kept. What is typed from here on is the next revision. */
    saved: {
      on: {
        edit: { target: 'open', actions: assign(({ event }) => ({ work: event.work })) },
        save: { target: 'saving', actions: assign(({ event }) => ({ work: event.work })) },
      },
    },
    unsaved: {
      on: { save: { target: 'saving', actions: assign(({ event }) => ({ work: event.work })) } },
    },
    conflict: {
      on: {
        keepMine: {
          target: 'saving',
          actions: assign(({ context }) => ({ revision: context.entry!.revision })),
        },
        takeTheirs: {
          target: 'open',
          actions: assign(({ context }) => ({
            work: context.entry!.work,
            revision: context.entry!.revision,
            filled: context.filled + 1,
          })),
        },
      },
    },
  },
});
