// Keeps what a buyer has typed in the forms of orders (press releases) and has not saved or sent yet.
import type { OrderDraft, OrderDrafts } from '@fit-to-print/ui/flows/Orders';
import { saveBrief } from './orderChanges.ts';

/** The longest time that the last save before a sign-out may take. */
const signOutTimeoutMs = 2000;
/** The longest time that the save of a page that was left may take. */
const leaveTimeoutMs = 15_000;

/** The drafts of this document, by their key in the browser's storage. */
const drafts = new Map<string, OrderDraft>();
if (!import.meta.env.SSR) {
  window.addEventListener('beforeunload', event => {
    // With `preventDefault`, the browser asks the user before it closes the document.
    if (drafts.size > 0) event.preventDefault();
  });
}

/** The drafts of one user, and a function that saves their briefs to the account. */
export interface AccountOrderDrafts extends OrderDrafts {
  /** Saves the briefs to the account. Before a sign-out, with the token of the session that is about to end. */
  saveBriefs: (token?: string) => Promise<unknown>;
}

/** The drafts of a user. They are in memory, and in this browser until the user signs in again and saves or sends them. */
export function openOrderDrafts(userId: string): AccountOrderDrafts {
  // A sign-out removes keys that end with the user's id, unless their value says that it is not synced.
  const keyOf = (id: string) => `order-draft:${id}:${userId}`;
  function write(key: string, draft: OrderDraft | null): void {
    if (draft) drafts.set(key, draft);
    else drafts.delete(key);
    try {
      if (draft) localStorage.setItem(key, JSON.stringify({ ...draft, synced: false }));
      else localStorage.removeItem(key);
    } catch {}
  }
  return {
    get: id => drafts.get(keyOf(id)) ?? readDraft(keyOf(id)),
    set: (id, draft) => write(keyOf(id), draft),
    delete(id) {
      const isStored = drafts.has(keyOf(id));
      write(keyOf(id), null);
      return isStored;
    },
    saveBriefs: token =>
      Promise.allSettled(
        [...drafts].map(async ([key, draft]) => {
          const [, id, owner] = key.split(':');
          if (!draft.brief || owner !== userId) return;
          const signal = AbortSignal.timeout(token === undefined ? leaveTimeoutMs : signOutTimeoutMs);
          const { accepted } = await saveBrief(id!, draft.brief, draft.revision, signal, token);
          // The draft stays if the user has typed more since.
          if (accepted && drafts.get(key) === draft) write(key, draft.comments && { ...draft, brief: null });
        }),
      ),
  };
}

/** Returns the draft; undefined if there is none, or storage throws, as it does in private windows. */
function readDraft(key: string): OrderDraft | undefined {
  try {
    const { brief, revision, comments } = JSON.parse(localStorage.getItem(key)!) as OrderDraft;
    return { brief, revision, comments };
  } catch {
    return undefined;
  }
}
