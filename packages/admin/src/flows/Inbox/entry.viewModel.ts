// Computes the view model of the open entry: what it shows, and its handlers.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FollowUp } from './inbox.machine.ts';
import { type FollowUpDraft, isSameFollowUp, type entryMachine } from './entry.machine.ts';

type Snapshot = SnapshotFrom<typeof entryMachine>;

/** The unsaved follow-up, or null if everything is saved. */
export function draftOf({ context: { entry, followUp, revision } }: Snapshot): FollowUpDraft | null {
  return entry === null || isSameFollowUp(followUp, entry.followUp) ? null : { followUp, revision };
}

/** Returns what the panel shows in a state of the machine, and the handlers, which send events to the machine. */
export function viewModelOf(snapshot: Snapshot, send: ActorRefFrom<typeof entryMachine>['send']) {
  const { entry, followUp, formResetCount } = snapshot.context;
  return {
    state: snapshot.value,
    entry,
    followUp,
    /** The React key of the form. It changes when the form has to show another follow-up than the typed one. */
    formResetCount,
    /** The follow-up that somebody else saved, if it conflicts with the form; otherwise null. */
    theirs: snapshot.matches('conflict') ? entry!.followUp : null,
    changeFields: (changed: FollowUp) => send({ type: 'fieldChanged', followUp: changed }),
    save: () => send({ type: 'save' }),
    retry: () => send({ type: 'retry' }),
    /** After a conflict: saves the typed follow-up in place of the other person's. */
    keepMine: () => send({ type: 'keepMine' }),
    /** After a conflict: shows the other person's follow-up in place of the typed one. */
    takeTheirs: () => send({ type: 'takeTheirs' }),
  };
}
