// `useDraftSaving` runs the state machine that saves drafts of the application form.
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { draftOf } from './application.viewModel.ts';
import type { applicationMachine } from './application.machine.ts';
import type { Draft, SavedDraft } from './draft.ts';
import { type DraftSavingContext, draftSavingMachine, type SaveResult } from './draftSaving.machine.ts';

/** Stores drafts on the device and in the account. */
export interface DraftStore {
  /** Saves a draft to this device immediately; returns false if that is not possible. */
  saveToDevice: (draft: Draft) => boolean;
  /** Stores on this device the draft that the user leaves to open the other one, which is the other draft from then on. */
  keepOtherDraft: (draft: SavedDraft) => void;
  /** Saves a draft to the account. Rejects if the account cannot be reached. */
  saveToAccount: (draft: Draft, signal: AbortSignal) => Promise<SaveResult>;
  /** Removes the draft from this device, after the application was sent. */
  clear: () => void;
}

/** Saves a draft whenever it changes: to the device immediately, to the account after a delay. */
export function useDraftSaving(
  application: ActorRefFrom<typeof applicationMachine>,
  drafts: DraftStore,
  opened: Pick<DraftSavingContext, 'lastSave' | 'otherDraft'>,
) {
  const [initialSave] = useState(opened.lastSave);
  const [{ context }, send] = useMachine(
    draftSavingMachine.provide({
      actors: { save: fromPromise(({ input, signal }) => drafts.saveToAccount(input, signal)) },
    }),
    { input: opened },
  );

  useEffect(() => {
    const snapshot = application.getSnapshot();
    const firstDraft = snapshot.matches('submitting') ? null : draftOf(snapshot);
    // The draft of the last visit was not saved to the account then, so it is saved now.
    if (firstDraft && (initialSave?.place === 'thisDevice' || initialSave?.place === 'thisTab'))
      send({
        type: 'draftChanged',
        draft: firstDraft,
        deviceSavedAt: initialSave.place === 'thisDevice' ? initialSave.savedAt : null,
      });
    let lastDraft = JSON.stringify(firstDraft);
    const subscription = application.subscribe(next => {
      const draft = draftOf(next);
      if (!draft || next.matches('submitting')) {
        // Records on the device that the draft was sent, in case the page crashes now.
        if (draft) drafts.saveToDevice(draft);
        // If submitting fails, the draft is saved again although it has not changed.
        lastDraft = '';
        return send({ type: 'stop' });
      }
      const latestDraft = JSON.stringify(draft);
      if (latestDraft === lastDraft) return undefined;
      lastDraft = latestDraft;
      return send({
        type: 'draftChanged',
        draft,
        deviceSavedAt: drafts.saveToDevice(draft) ? Date.now() : null,
      });
    });
    return () => subscription.unsubscribe();
  }, [application, drafts, send, initialSave]);

  useEffect(() => {
    const saveNow = () => send({ type: 'saveNow' });
    document.addEventListener('visibilitychange', saveNow);
    window.addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      window.removeEventListener('online', saveNow);
    };
  }, [send]);

  return {
    lastSave: context.lastSave,
    otherDraft: context.otherDraft,
    /** Swaps the open draft with `otherDraft`, and returns the draft to open. */
    swapDrafts(): Draft {
      const draftLeft: SavedDraft = {
        ...(context.lastSave ?? { savedAt: Date.now(), place: 'thisDevice' }),
        draft: draftOf(application.getSnapshot())!,
      };
      const { draft } = context.otherDraft!;
      drafts.keepOtherDraft(draftLeft);
      send({ type: 'draftsSwapped', otherDraft: draftLeft });
      return draft;
    },
  };
}
