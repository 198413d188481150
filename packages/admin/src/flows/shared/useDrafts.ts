import { type RefObject, useCallback, useRef, useState } from 'react';

/** The unsaved texts of a list's entries, by the id of the entry. */
export interface Drafts<Draft> {
  drafts: RefObject<Map<string, Draft>>;
  /** The ids in `drafts`. It changes only with them, so that the list does not render again while the user types. */
  unsaved: ReadonlySet<string>;
  /** Stores the draft of an entry; null removes it. */
  onDraftChange: (id: string, draft: Draft | null) => void;
}

/**
 * Keeps what is typed in the open entry of a list until the entry is opened again.
 *
 * @param externalDrafts If the page owns the map, the drafts stay after the list is unmounted.
 */
export function useDrafts<Draft>(externalDrafts: Map<string, Draft> | undefined): Drafts<Draft> {
  const drafts = useRef(externalDrafts ?? new Map<string, Draft>());
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(() => new Set(externalDrafts?.keys()));
  const onDraftChange = useCallback((id: string, draft: Draft | null) => {
    const hadDraft = drafts.current.has(id);
    if (draft) drafts.current.set(id, draft);
    else drafts.current.delete(id);
    if (hadDraft !== (draft !== null)) setUnsaved(new Set(drafts.current.keys()));
  }, []);
  return { drafts, unsaved, onDraftChange };
}
