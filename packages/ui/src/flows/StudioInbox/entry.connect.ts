import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { type entryMachine, sameWork, type WorkDraft } from './entry.machine.ts';
import type { Work } from './inbox.machine.ts';

type Snapshot = SnapshotFrom<typeof entryMachine>;

/** What was written and is not saved; null when everything is. */
export function draftOf({ context: { entry, work, revision } }: Snapshot): WorkDraft | null {
  return entry === null || sameWork(work, entry.work) ? null : { work, revision };
}

/** What an entry shows in a state, and what may be done in it. */
export function connect(snapshot: Snapshot, send: ActorRefFrom<typeof entryMachine>['send']) {
  const { entry, work, filled } = snapshot.context;
  return {
    entry,
    work,
    /** Fills the form anew when it changes. */
    filled,
    loading: snapshot.matches('loading'),
    missing: snapshot.matches('missing'),
    unread: snapshot.matches('unread'),
    saving: snapshot.matches('saving'),
    saved: snapshot.matches('saved'),
    unsaved: snapshot.matches('unsaved'),
    /** What somebody else saved, when it is not what stands in the form. */
    theirs: snapshot.matches('conflict') ? entry!.work : null,
    edit: (edited: Work) => send({ type: 'edit', work: edited }),
    save: (edited: Work) => send({ type: 'save', work: edited }),
    retry: () => send({ type: 'retry' }),
    keepMine: () => send({ type: 'keepMine' }),
    takeTheirs: () => send({ type: 'takeTheirs' }),
  };
}
