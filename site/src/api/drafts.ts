// Saves unsent applications (drafts) to this browser and to the user's account.
import {
  type AccountDraft,
  type DeviceDraft,
  fromElsewhere,
  hasTextMissingIn,
  type OpenedDrafts,
  parseDraft,
  reconcile,
  type SavedDraft,
} from '@fit-to-print/ui/flows/ApplicationWizard/draft';
import type { DraftStore } from '@fit-to-print/ui/flows/ApplicationWizard';
import { requestDatabase } from './callDatabase.ts';

type Draft = AccountDraft['draft'];

/** The longest time that the account's draft may take to load before the wizard opens without it. */
const loadTimeoutMs = 3000;
/** The longest time that the last save before a sign-out may take. */
const signOutTimeoutMs = 2000;

/** A user's unsent applications (drafts) that were found, and the store that saves the open one to this browser and to the account. */
export interface Drafts {
  opened: OpenedDrafts;
  store: DraftStore;
  /** Saves to the account what only this device has, with the token of a session that is about to end. */
  saveBeforeSignOut: (token: string) => Promise<unknown>;
}

/**
 * Drafts that are saved nowhere, by their key: the device could not store them, and the account has not saved them. The user may come back to
 * them as long as the document is open.
 */
const unsavedDrafts = new Map<string, DeviceDraft>();
// With `preventDefault`, the browser asks the user before it closes the document.
const askBeforeLeaving = (event: Event) => event.preventDefault();
function keepInMemory(key: string, draft: DeviceDraft | null): void {
  if (draft) unsavedDrafts.set(key, draft);
  else unsavedDrafts.delete(key);
  // The listener is there only while it is needed: some browsers keep no page with it in the back/forward cache.
  if (unsavedDrafts.size > 0) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
}

/** Loads a user's drafts from this browser and the account, and decides which one opens. Never rejects. */
export async function openDrafts(userId: string): Promise<Drafts> {
  const key = `application-draft:${userId}`;
  const accountDraft = await loadAccountDraft({ signal: AbortSignal.timeout(loadTimeoutMs) }).catch(
    () => undefined,
  );
  // The device is read after the account has answered, because another tab may save until then.
  let deviceDraft = unsavedDrafts.get(key) ?? readDeviceDraft(key);
  const { current, otherDraft } = reconcile(deviceDraft, accountDraft);
  if (!current) deviceDraft = null;
  else if (accountDraft && current.draft === accountDraft.draft)
    deviceDraft = { ...accountDraft, synced: true };
  // The account's draft has been seen: the next save may replace it.
  else if (accountDraft !== undefined)
    deviceDraft = { ...deviceDraft!, revision: accountDraft?.revision ?? null };
  const isStored = writeDraft(key, deviceDraft);
  keepInMemory(key, isStored || deviceDraft?.synced ? null : deviceDraft);
  // The draft that was not chosen is stored, so that it survives this page.
  const otherKey = `application-draft-other:${userId}`;
  const offeredDraft = otherDraft ?? readOtherDraft(otherKey);
  const opened = {
    current:
      current?.place === 'thisDevice' && unsavedDrafts.has(key)
        ? { ...current, place: 'thisTab' as const }
        : current,
    otherDraft:
      offeredDraft && current && hasTextMissingIn(offeredDraft.draft, current.draft) ? offeredDraft : null,
  };
  keepOtherDraft(opened.otherDraft);

  function keepOtherDraft(other: SavedDraft | null): void {
    const isKept = writeDraft(otherKey, other);
    keepInMemory(otherKey, isKept || !other ? null : { ...other, revision: null, synced: false });
  }

  /** The draft that this tab has read or stored last. */
  let lastDraft = deviceDraft?.draft;
  /** A draft of another tab that this tab has replaced on the device, until the page offers it. */
  let replacedDraft: SavedDraft | null = null;
  /** Stores the draft on the device. A stored draft of another tab, with text that this tab does not have, is kept under the other key. */
  function storeOnDevice(draft: DeviceDraft): boolean {
    deviceDraft = draft;
    // The memory has the draft until it is stored.
    keepInMemory(key, draft.synced ? null : draft);
    const storedDraft = readDeviceDraft(key);
    if (
      storedDraft &&
      hasTextMissingIn(storedDraft.draft, draft.draft) &&
      (!lastDraft || hasTextMissingIn(storedDraft.draft, lastDraft))
    ) {
      replacedDraft = fromElsewhere(storedDraft);
      // Without room for both, the other tab's draft stays where it is.
      if (!writeDraft(otherKey, replacedDraft)) return false;
    }
    if (!writeDraft(key, draft)) return false;
    lastDraft = draft.draft;
    keepInMemory(key, null);
    return true;
  }

  async function save(draft: Draft, signal: AbortSignal, token?: string) {
    let conflicting: AccountDraft | null = null;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- Each attempt follows the one before.
      const savedRevision = await saveAccountDraft(draft, deviceDraft?.revision ?? null, { signal, token });
      if (savedRevision) {
        const unchanged = deviceDraft !== null && JSON.stringify(deviceDraft.draft) === JSON.stringify(draft);
        storeOnDevice(
          unchanged
            ? { draft, ...savedRevision, synced: true }
            : {
                ...(deviceDraft ?? { draft, savedAt: savedRevision.savedAt, synced: true }),
                revision: savedRevision.revision,
              },
        );
        const offered = conflicting ? fromElsewhere(conflicting) : replacedDraft;
        if (offered) keepOtherDraft(offered);
        replacedDraft = null;
        return { savedAt: savedRevision.savedAt, otherDraft: offered };
      }
      // Another device has saved since, or the response to an earlier save was lost.
      // oxlint-disable-next-line no-await-in-loop -- The result decides on the next attempt.
      const newerDraft = await loadAccountDraft({ signal, token });
      if (newerDraft && hasTextMissingIn(newerDraft.draft, draft)) conflicting = newerDraft;
      if (deviceDraft) deviceDraft = { ...deviceDraft, revision: newerDraft?.revision ?? null };
    }
    throw new Error('The draft could not be saved: other devices saved it during each of three attempts.');
  }

  return {
    opened,
    store: {
      saveToDevice(draft) {
        return storeOnDevice({
          draft,
          savedAt: Date.now(),
          revision: deviceDraft?.revision ?? null,
          synced: false,
        });
      },
      keepOtherDraft,
      saveToAccount: save,
      clear() {
        deviceDraft = null;
        replacedDraft = null;
        keepInMemory(key, null);
        writeDraft(key, null);
        keepOtherDraft(null);
      },
    },
    saveBeforeSignOut: async token => {
      if (deviceDraft && !deviceDraft.synced)
        await save(deviceDraft.draft, AbortSignal.timeout(signOutTimeoutMs), token);
    },
  };
}

/** Returns the draft of the device; null if there is none, or storage throws, as it does in private windows. */
function readDeviceDraft(key: string): DeviceDraft | null {
  try {
    const { draft, savedAt, revision, synced } = JSON.parse(localStorage.getItem(key)!) as Record<
      string,
      unknown
    >;
    const parsed = parseDraft(draft);
    return (
      parsed && {
        draft: parsed,
        savedAt: Number(savedAt) || 0,
        revision: typeof revision === 'number' ? revision : null,
        synced: synced === true,
      }
    );
  } catch {
    return null;
  }
}

function readOtherDraft(key: string): SavedDraft | null {
  const stored = unsavedDrafts.get(key) ?? readDeviceDraft(key);
  return stored && fromElsewhere(stored);
}

function writeDraft(key: string, draft: DeviceDraft | SavedDraft | null): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

type RequestOptions = Pick<Parameters<typeof requestDatabase>[1], 'signal' | 'token'>;

/** A request to the table of drafts, which has one row for each user. */
async function requestDraftRows(
  query: string,
  method: string,
  options: RequestOptions,
  draft?: Draft,
): Promise<readonly Record<string, unknown>[]> {
  const response = await requestDatabase(`application_drafts?${query}`, {
    method,
    ...(draft && { body: { draft } }),
    ...options,
  });
  // The row exists already: another device created it.
  if (response.status === 409) return [];
  if (!response.ok) throw new Error(`The drafts answered ${response.status}.`);
  return (await response.json()) as Record<string, unknown>[];
}

const revisionOf = (row: Record<string, unknown>) => ({
  revision: Number(row.revision),
  savedAt: Date.parse(String(row.updated_at)),
});

/** Loads the account's draft; null if it has none. Throws if the draft has another version, which must not be overwritten. */
async function loadAccountDraft(options: RequestOptions): Promise<AccountDraft | null> {
  const [row] = await requestDraftRows('select=draft,revision,updated_at', 'GET', options);
  if (!row) return null;
  const draft = parseDraft(row.draft);
  if (!draft) throw new Error("The account's draft has the format of another release.");
  return { draft, ...revisionOf(row) };
}

/** Saves the draft to the account. Resolves to null if the account's draft has another revision than the one that was seen last. */
async function saveAccountDraft(draft: Draft, lastSeenRevision: number | null, options: RequestOptions) {
  const isFirst = lastSeenRevision === null;
  const query = `${isFirst ? '' : `revision=eq.${lastSeenRevision}&`}select=revision,updated_at`;
  const [row] = await requestDraftRows(query, isFirst ? 'POST' : 'PATCH', options, draft);
  return row ? revisionOf(row) : null;
}
