import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { draftOf } from './application.connect.ts';
import type { applicationMachine } from './application.machine.ts';
import type { Draft, SavedDraft } from './draft.ts';
import { type Saved, type SavingContext, savingMachine } from './saving.machine.ts';

/** Where drafts are kept. */
export interface DraftStore {
  /** Keeps a draft on this device, at once; whether that could be done. */
  keep: (draft: Draft) => boolean;
  /** Saves it to the account. Rejects when it cannot be reached. */
  save: (draft: Draft, signal: AbortSignal) => Promise<Saved>;
  /** It was sent: forgets it on this device. */
  clear: () => void;
}

/** Keeps a draft whenever it has changed: here at once, in the account after a pause. */
export function useSaving(
  application: ActorRefFrom<typeof applicationMachine>,
  drafts: DraftStore,
  opened: Pick<SavingContext, 'saved' | 'other'>,
) {
  const [resumed] = useState(opened.saved);
  const [{ context }, send] = useMachine(
    savingMachine.provide({
      actors: { save: fromPromise(({ input, signal }) => drafts.save(input, signal)) },
    }),
    { input: opened },
  );

  useEffect(() => {
    const start = application.getSnapshot();
    const first = start.matches('submitting') ? null : draftOf(start);
    // Left on this device alone the last time.
    if (first && resumed?.place === 'device') send({ type: 'changed', draft: first, kept: resumed.at });
    let last = JSON.stringify(first);
    const subscription = application.subscribe(snapshot => {
      const draft = draftOf(snapshot);
      if (!draft || snapshot.matches('submitting')) {
        // Should the page crash now, it is known that it was sent.
        if (draft) drafts.keep(draft);
        // Should it come back, it is to be saved as it is, changed or not.
        last = '';
        return send({ type: 'stop' });
      }
      const latest = JSON.stringify(draft);
      if (latest === last) return undefined;
      last = latest;
      return send({ type: 'changed', draft, kept: drafts.keep(draft) ? Date.now() : null });
    });
    return () => subscription.unsubscribe();
  }, [application, drafts, send, resumed]);

  useEffect(() => {
    const flush = () => send({ type: 'flush' });
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('online', flush);
    };
  }, [send]);

  return {
    saved: context.saved,
    other: context.other,
    /** The other draft, which this one changes places with. */
    swap(): Draft {
      const left: SavedDraft = {
        ...(context.saved ?? { at: Date.now(), place: 'device' }),
        draft: draftOf(application.getSnapshot())!,
      };
      const { draft } = context.other!;
      send({ type: 'swap', other: left });
      return draft;
    },
  };
}
