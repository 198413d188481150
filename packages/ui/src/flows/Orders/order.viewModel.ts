// Computes the view model of an order: what it shows, and its handlers.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { orderMachine, OrderProblems } from './order.machine.ts';
import { type Brief, type Change, changedFields, isBriefOpen } from './order.ts';

/** The errors of the brief's field `event`, and of requested changes that are empty. */
export interface OrderValidationCopy {
  /** The error message about a brief that does not say what happened. */
  readonly event: string;
  /** The error message about a request without comments. */
  readonly changes: string;
}

/** Returns the error messages about a brief: only the field `event` is required. */
export const findBriefProblems = (brief: Brief, copy: OrderValidationCopy): OrderProblems =>
  brief.event.trim() ? {} : { event: copy.event };

/** Returns the error messages about requested changes: at least one change is required. */
export const findChangeProblems = (changes: readonly Change[], copy: OrderValidationCopy): OrderProblems =>
  changes.length > 0 ? {} : { changes: copy.changes };

/** The key of the text for each state of the machine. */
const savingTexts = {
  waiting: 'unsaved',
  saving: 'saving',
  saved: 'saved',
  saveFailed: 'failed',
  conflict: 'conflict',
} as const;

/** Returns what an order shows in a state of the machine, and the handlers, which send events to the machine. */
export const viewModelOf = (
  snapshot: SnapshotFrom<typeof orderMachine>,
  send: ActorRefFrom<typeof orderMachine>['send'],
  validation: OrderValidationCopy,
) => {
  const { order, brief: unsavedBrief, revision, comments, problems, submitCount } = snapshot.context;
  const isOpen = isBriefOpen(order);
  /** Only an order whose text waits for the buyer has the form for comments. */
  const unsentComments = order.state === 'proof' ? comments : null;
  const latestProof = order.proofs.at(-1);
  return {
    order,
    problems,
    /** The number of submissions. Each of them moves the focus to the field that has a problem. */
    submitCount,
    isSending: snapshot.matches('sending'),
    isConfirming: snapshot.matches('confirming'),
    /** The state of saving the typed brief; undefined if nothing was typed, or the brief was sent. */
    saving: Object.hasOwn(savingTexts, snapshot.value)
      ? savingTexts[snapshot.value as keyof typeof savingTexts]
      : unsavedBrief
        ? 'unsaved'
        : undefined,
    /** The brief that the form shows first. */
    brief: unsavedBrief ?? order.brief,
    /** The React key of the brief's form. It changes when the form has to show the saved brief in place of the typed one. */
    formKey: snapshot.context.formResetCount,
    isConflict: snapshot.matches('conflict'),
    /** Typed text that no form shows anymore, because the order went on to its next state. */
    leftover: [
      ...(unsavedBrief && !isOpen
        ? changedFields(unsavedBrief, order.brief).map(field => unsavedBrief[field])
        : []),
      ...(comments && !unsentComments ? Object.values(comments.values) : []),
    ].filter(text => text.trim()),
    unsentComments,
    /** True if closing the page would lose typed text. */
    isUnsaved: unsavedBrief !== null || comments !== null,
    changeBrief: (brief: Brief) => send({ type: 'briefChanged', brief }),
    /** Keeps what is typed about the latest version, by field of the form. */
    changeComments: (values: Readonly<Record<string, string>>) =>
      send({
        type: 'commentsChanged',
        comments: Object.values(values).some(value => value.trim())
          ? { version: latestProof!.version, values }
          : null,
      }),
    saveNow: () => send({ type: 'saveNow' }),
    sendBrief: (brief: Brief) =>
      send({
        type: 'submit',
        request: { kind: 'brief', brief, revision },
        problems: findBriefProblems(brief, validation),
      }),
    requestChanges: (changes: readonly Change[]) =>
      send({
        type: 'submit',
        request: { kind: 'changes', version: latestProof!.version, changes },
        problems: findChangeProblems(changes, validation),
      }),
    requestApproval: () => send({ type: 'requestApproval' }),
    cancel: () => send({ type: 'cancel' }),
    /** After a conflict with another tab: saves the typed brief. */
    keepTyped: () => send({ type: 'keepTyped' }),
    /** After a conflict with another tab: shows the saved brief in place of the typed one. */
    takeSaved: () => send({ type: 'takeSaved' }),
    /** Drops the typed text that no form shows anymore. */
    discard: () => send({ type: 'discard' }),
    renewReportLink: () => send({ type: 'submit', request: { kind: 'newReportLink' }, problems: {} }),
    approve: () =>
      send({
        type: 'submit',
        request: { kind: 'approval', version: latestProof!.version, hash: latestProof!.hash },
        problems: {},
      }),
  };
};
export type OrderViewModel = ReturnType<typeof viewModelOf>;
