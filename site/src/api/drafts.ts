import {
  type AccountDraft,
  type DeviceDraft,
  hasTextMissingIn,
  type OpenedDrafts,
  parseDraft,
  reconcile,
  type SavedDraft,
} from '@fit-to-print/ui/flows/ApplicationWizard/draft';
import type { DraftStore } from '@fit-to-print/ui/flows/ApplicationWizard';
import { publishableKey } from './backend.ts';
import { callAsUser } from './call.ts';
import { toStorableText } from './storableText.ts';

type Draft = AccountDraft['draft'];

/** How long the account's draft may take to load before the wizard opens without it. */
const loadTimeoutMs = 3000;
/** How long the last save before a sign-out may take. */
const signOutTimeoutMs = 2000;

export interface Drafts {
  opened: OpenedDrafts;
  store: DraftStore;
  /** Saves to the account what only this device has, with the token of a session that is about to end. */
  flush: (token: string) => Promise<unknown>;
}

/** Loads a user's drafts from this browser and the account, and decides which one opens. Never rejects. */
export async function openDrafts(userId: string): Promise<Drafts> {
  const key = `application-draft:${userId}`;
  let device = read(key);
  const account = await load({ signal: AbortSignal.timeout(loadTimeoutMs) }).catch(() => undefined);
  const { current, otherDraft } = reconcile(device, account);
  if (!current) device = null;
  else if (account && current.draft === account.draft) device = { ...account, synced: true };
  // The account's draft has been seen: the next save may replace it.
  else if (account !== undefined) device = { ...device!, revision: account?.revision ?? null };
  write(key, device);
  // Stored, so that the draft that was not chosen survives this page.
  const otherKey = `application-draft-other:${userId}`;
  const offeredDraft = otherDraft ?? readOther(otherKey);
  const opened = {
    current,
    otherDraft:
      offeredDraft && current && hasTextMissingIn(offeredDraft.draft, current.draft) ? offeredDraft : null,
  };
  write(otherKey, opened.otherDraft);

  async function save(draft: Draft, signal: AbortSignal, token?: string) {
    let conflicting: AccountDraft | null = null;
    for (let attempt = 0; attempt < 3; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- Each attempt follows the one before.
      const saved = await store(draft, device?.revision ?? null, { signal, token });
      if (saved) {
        const unchanged = device !== null && JSON.stringify(device.draft) === JSON.stringify(draft);
        device = unchanged
          ? { draft, ...saved, synced: true }
          : { ...(device ?? { draft, savedAt: saved.savedAt, synced: true }), revision: saved.revision };
        write(key, device);
        const offered = conflicting && {
          draft: conflicting.draft,
          savedAt: conflicting.savedAt,
          place: 'otherDevice' as const,
        };
        if (offered) write(otherKey, offered);
        return { savedAt: saved.savedAt, otherDraft: offered };
      }
      // Another device has saved since, or the response to an earlier save was lost.
      // oxlint-disable-next-line no-await-in-loop -- The result decides on the next attempt.
      const found = await load({ signal, token });
      if (found && hasTextMissingIn(found.draft, draft)) conflicting = found;
      if (device) device = { ...device, revision: found?.revision ?? null };
    }
    throw new Error('The draft could not be saved: others save it all the time.');
  }

  return {
    opened,
    store: {
      saveToDevice(draft) {
        device = { draft, savedAt: Date.now(), revision: device?.revision ?? null, synced: false };
        return write(key, device);
      },
      saveToAccount: (draft, signal) => save(draft, signal),
      clear() {
        device = null;
        write(key, null);
        write(otherKey, null);
      },
    },
    flush: async token => {
      if (device && !device.synced) await save(device.draft, AbortSignal.timeout(signOutTimeoutMs), token);
    },
  };
}

/** Private windows and full disks throw: the draft is then kept in memory. */
function read(key: string): DeviceDraft | null {
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

function readOther(key: string): SavedDraft | null {
  const stored = read(key);
  return stored && { draft: stored.draft, savedAt: stored.savedAt, place: 'otherDevice' };
}

function write(key: string, draft: DeviceDraft | SavedDraft | null): boolean {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

const withStorableText = (_: string, value: unknown) =>
  typeof value === 'string' ? toStorableText(value) : value;

type Caller = Pick<Parameters<typeof callAsUser>[1], 'signal' | 'token'>;

/** A request to the table of drafts, which has one row for each user. */
async function call(
  query: string,
  method: string,
  by: Caller,
  draft?: Draft,
): Promise<readonly Record<string, unknown>[]> {
  const response = await callAsUser(`/rest/v1/application_drafts?${query}`, {
    method,
    headers: {
      apikey: publishableKey,
      ...(draft && { 'content-type': 'application/json', prefer: 'return=representation' }),
    },
    ...(draft && { body: JSON.stringify({ draft }, withStorableText) }),
    ...by,
  });
  // The row exists already; the caller did not know of it.
  if (response.status === 409) return [];
  if (!response.ok) throw new Error(`The drafts answered ${response.status}.`);
  return (await response.json()) as Record<string, unknown>[];
}

const revisionOf = (row: Record<string, unknown>) => ({
  revision: Number(row.revision),
  savedAt: Date.parse(String(row.updated_at)),
});

/** Null if the account has no draft. A draft of another version stays as it is, and this device keeps its own. */
async function load(by: Caller): Promise<AccountDraft | null> {
  const [row] = await call('select=draft,revision,updated_at', 'GET', by);
  if (!row) return null;
  const draft = parseDraft(row.draft);
  if (!draft) throw new Error("The account's draft is of another release.");
  return { draft, ...revisionOf(row) };
}

/** Null if the account's draft has another revision than the one that was seen last. */
async function store(draft: Draft, seen: number | null, by: Caller) {
  const [row] =
    seen === null
      ? await call('select=revision,updated_at', 'POST', by, draft)
      : await call(`revision=eq.${seen}&select=revision,updated_at`, 'PATCH', by, draft);
  return row ? revisionOf(row) : null;
}
