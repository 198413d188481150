// Tests of unsent applications (drafts), which are saved to the browser and to the account.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAccessToken } from './authService.ts';
import { openDrafts } from './drafts.ts';

vi.mock('./authService.ts', () => ({ getAccessToken: vi.fn<() => void>() }));

/** The answers of an application in which only the first name is filled in. */
const answers = (firstName: string) => ({
  firstName,
  lastName: '',
  email: '',
  title: '',
  companyName: '',
  currentLocation: '',
  phoneNumber: '',
  linkedinUrl: '',
  fullTime: '',
  businessDetails: '',
  businessTeam: '',
  businessProgress: '',
  businessStrategy: '',
});
/** An unsent application, as the site stores it: `wasSent` is true after an attempt to submit it. */
const draft = (firstName: string) =>
  ({ version: 1, step: 'profile', answers: answers(firstName), wasSent: false }) as const;

/**
 * Responds like PostgREST, the database's HTTP interface, for a table with one draft. Returns switches for the responses. A save succeeds only
 * with the number of the last revision, so that no device overwrites what another has saved.
 */
function mockAccountTable() {
  let row: { draft: unknown; revision: number; updated_at: string } | undefined;
  const state = {
    losesNextResponse: false,
    isUnreachable: false,
    token: null as string | null,
    saveFromAnotherDevice(firstName: string) {
      row = {
        draft: draft(firstName),
        revision: (row?.revision ?? 0) + 1,
        updated_at: '2026-11-20T16:12:00Z',
      };
    },
    row: () => row,
    saveInAnotherFormat() {
      row!.draft = { ...draft('Ada'), version: 2 };
    },
  };
  vi.stubGlobal('fetch', (url: string, { method, body, headers }: RequestInit) => {
    state.token = new Headers(headers).get('authorization');
    if (state.isUnreachable) return Promise.reject(new TypeError('Failed to fetch'));
    if (method === 'GET') return Promise.resolve(Response.json(row ? [row] : []));
    const expectedRevision = Number(/revision=eq\.(\d+)/.exec(url)?.[1] ?? 0);
    if (expectedRevision !== (row?.revision ?? 0))
      return Promise.resolve(Response.json([], { status: method === 'POST' ? 409 : 200 }));
    const { draft: saved } = JSON.parse(body as string) as { draft: unknown };
    row = { draft: saved, revision: expectedRevision + 1, updated_at: '2026-11-20T16:15:00Z' };
    if (state.losesNextResponse) {
      state.losesNextResponse = false;
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    return Promise.resolve(Response.json([row]));
  });
  return state;
}

const { signal } = new AbortController();
const stored = new Map<string, string>();
let isStorageFull = false;
let page = new EventTarget();
/** True if the browser would ask before it leaves the page. */
const asksBeforeLeaving = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
beforeEach(() => {
  isStorageFull = false;
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.mocked(getAccessToken).mockResolvedValue('a-token');
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isStorageFull) throw new DOMException('Full.', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the draft store opens a saved draft at its step, in this browser and in another', async () => {
  const table = mockAccountTable();
  const { opened, store } = await openDrafts('ada');
  expect(opened).toEqual({ current: null, otherDraft: null });
  expect(store.saveToDevice(draft('Ada'))).toBe(true);
  expect(await store.saveToAccount(draft('Ada'), signal)).toMatchObject({ otherDraft: null });
  expect(table.row()).toMatchObject({ draft: draft('Ada'), revision: 1 });
  expect((await openDrafts('ada')).opened.current).toMatchObject({ draft: draft('Ada'), place: 'account' });
  stored.clear();
  expect((await openDrafts('ada')).opened.current).toMatchObject({ draft: draft('Ada'), place: 'account' });
});

test('the draft store saves a text without the characters that no database stores', async () => {
  const table = mockAccountTable();
  const { store } = await openDrafts('ada');
  const typed = draft('A\0d\ud800a \u{1f4e6}');
  store.saveToDevice(typed);
  await store.saveToAccount(typed, signal);
  expect(table.row()).toMatchObject({ draft: draft('Ada \u{1f4e6}') });
  expect((await openDrafts('ada')).opened).toMatchObject({ otherDraft: null });
});

test('the draft store saves one draft, without a conflict, when a response was lost', async () => {
  const table = mockAccountTable();
  const { store } = await openDrafts('ada');
  store.saveToDevice(draft('Ada'));
  table.losesNextResponse = true;
  await expect(store.saveToAccount(draft('Ada'), signal)).rejects.toThrow('Failed to fetch');
  expect(await store.saveToAccount(draft('Ada'), signal)).toMatchObject({ otherDraft: null });
  expect(table.row()).toMatchObject({ draft: draft('Ada') });
});

test('the draft store returns and stores the draft that another device has saved', async () => {
  const table = mockAccountTable();
  const { store } = await openDrafts('ada');
  store.saveToDevice(draft('Ada'));
  await store.saveToAccount(draft('Ada'), signal);
  table.saveFromAnotherDevice('Grace');
  store.saveToDevice(draft('Ada L.'));
  const { otherDraft } = await store.saveToAccount(draft('Ada L.'), signal);
  expect(otherDraft).toMatchObject({ draft: draft('Grace'), place: 'elsewhere' });
  expect(table.row()).toMatchObject({ draft: draft('Ada L.') });
  const reopened = await openDrafts('ada');
  expect(reopened.opened).toMatchObject({
    current: { draft: draft('Ada L.') },
    otherDraft: { draft: draft('Grace') },
  });
  reopened.store.clear();
  expect([...stored.keys()]).toEqual([]);
});

test('the draft store opens the local draft when the account cannot be reached, and saves it there before the sign-out', async () => {
  const table = mockAccountTable();
  table.isUnreachable = true;
  const { opened, store, saveBeforeSignOut } = await openDrafts('ada');
  expect(opened.current).toBeNull();
  store.saveToDevice(draft('Ada'));
  await expect(store.saveToAccount(draft('Ada'), signal)).rejects.toThrow('Failed to fetch');
  expect((await openDrafts('ada')).opened.current).toMatchObject({
    draft: draft('Ada'),
    place: 'thisDevice',
  });
  table.isUnreachable = false;
  // The session has ended by then; only its last token is known.
  vi.mocked(getAccessToken).mockResolvedValue(undefined);
  await saveBeforeSignOut('the-last-token');
  expect(table.row()).toMatchObject({ draft: draft('Ada') });
  expect(table.token).toBe('Bearer the-last-token');
});

test('the draft store keeps the draft of another tab when both tabs are offline, and offers it once the account answers', async () => {
  const table = mockAccountTable();
  table.isUnreachable = true;
  const [firstTab, secondTab] = [await openDrafts('ada'), await openDrafts('ada')];
  firstTab.store.saveToDevice(draft('Ada'));
  secondTab.store.saveToDevice(draft('Grace'));
  expect(secondTab.store.saveToDevice(draft('Grace H.'))).toBe(true);
  expect((await openDrafts('ada')).opened).toMatchObject({
    current: { draft: draft('Grace H.') },
    otherDraft: { draft: draft('Ada'), place: 'elsewhere' },
  });
  // The tabs take turns.
  firstTab.store.saveToDevice(draft('Ada L.'));
  expect((await openDrafts('ada')).opened).toMatchObject({
    current: { draft: draft('Ada L.') },
    otherDraft: { draft: draft('Grace H.') },
  });
  table.isUnreachable = false;
  expect(await firstTab.store.saveToAccount(draft('Ada L.'), signal)).toMatchObject({
    otherDraft: { draft: draft('Grace H.') },
  });
});

test('the draft store keeps the draft that another tab stores while the account is asked', async () => {
  const table = mockAccountTable();
  table.isUnreachable = true;
  const firstTab = await openDrafts('ada');
  const opening = openDrafts('ada');
  firstTab.store.saveToDevice(draft('Ada'));
  expect((await opening).opened.current).toMatchObject({ draft: draft('Ada') });
});

test('the draft store offers no text that the visitor has deleted in this tab', async () => {
  const table = mockAccountTable();
  table.saveFromAnotherDevice('Ada Lindqvist');
  const [firstTab, secondTab] = [await openDrafts('ada'), await openDrafts('ada')];
  firstTab.store.saveToDevice(draft('Ada Lindqvist'));
  await firstTab.store.saveToAccount(draft('Ada Lindqvist'), signal);
  secondTab.store.saveToDevice(draft('Ada'));
  expect(stored.has('application-draft-other:ada')).toBe(false);
});

test('the draft store stores a draft on the device when another tab has stored a part of the same text', async () => {
  const table = mockAccountTable();
  table.isUnreachable = true;
  const [firstTab, secondTab] = [await openDrafts('ada'), await openDrafts('ada')];
  firstTab.store.saveToDevice(draft('Ada'));
  secondTab.store.saveToDevice(draft('Ada L.'));
  expect((await openDrafts('ada')).opened).toMatchObject({
    current: { draft: draft('Ada L.') },
    otherDraft: null,
  });
});

test('the draft store reports no conflict when the account was unreachable for a while', async () => {
  const table = mockAccountTable();
  const { store } = await openDrafts('ada');
  store.saveToDevice(draft('Ada Lindqvist'));
  await store.saveToAccount(draft('Ada Lindqvist'), signal);
  table.isUnreachable = true;
  const later = await openDrafts('ada');
  table.isUnreachable = false;
  // The account's draft has one word more: if another device had saved it, it would be offered.
  later.store.saveToDevice(draft('Ada'));
  expect(await later.store.saveToAccount(draft('Ada'), signal)).toMatchObject({ otherDraft: null });
  expect(table.row()).toMatchObject({ draft: draft('Ada') });
});

test('the draft store keeps the local draft and leaves an account draft of another version alone', async () => {
  const table = mockAccountTable();
  const { store } = await openDrafts('ada');
  store.saveToDevice(draft('Ada'));
  await store.saveToAccount(draft('Ada'), signal);
  table.saveInAnotherFormat();
  const later = await openDrafts('ada');
  expect(later.opened.current).toMatchObject({ draft: draft('Ada') });
  later.store.saveToDevice(draft('Ada L.'));
  table.saveFromAnotherDevice('Grace');
  table.saveInAnotherFormat();
  await expect(later.store.saveToAccount(draft('Ada L.'), signal)).rejects.toThrow('another release');
  expect(table.row()).toMatchObject({ draft: { version: 2 } });
  expect((await openDrafts('ada')).opened.current).toMatchObject({
    draft: draft('Ada L.'),
    place: 'thisDevice',
  });
});

test('the draft store offers the draft that was left for the other one, also when the page is opened again', async () => {
  const table = mockAccountTable();
  const { store } = await openDrafts('ada');
  store.saveToDevice(draft('Ada'));
  await store.saveToAccount(draft('Ada'), signal);
  table.saveFromAnotherDevice('Grace');
  const { opened, store: swapped } = await openDrafts('ada');
  expect(opened).toMatchObject({ current: { draft: draft('Grace') }, otherDraft: { draft: draft('Ada') } });
  const left = { draft: draft('Grace H.'), savedAt: 1, place: 'account' } as const;
  swapped.keepOtherDraft(left);
  swapped.saveToDevice(draft('Ada'));
  await swapped.saveToAccount(draft('Ada'), signal);
  expect((await openDrafts('ada')).opened).toMatchObject({
    current: { draft: draft('Ada') },
    otherDraft: { draft: draft('Grace H.') },
  });
  isStorageFull = true;
  swapped.keepOtherDraft(left);
  expect(asksBeforeLeaving()).toBe(true);
  expect((await openDrafts('ada')).opened.otherDraft).toMatchObject({ draft: draft('Grace H.') });
  swapped.clear();
  expect(asksBeforeLeaving()).toBe(false);
});

test('the draft store asks before leaving only while a draft is saved nowhere, and opens that draft again in this tab', async () => {
  const table = mockAccountTable();
  table.isUnreachable = true;
  const { store } = await openDrafts('ada');
  expect(store.saveToDevice(draft('Ada'))).toBe(true);
  expect(asksBeforeLeaving()).toBe(false);
  isStorageFull = true;
  expect(store.saveToDevice(draft('Ada L.'))).toBe(false);
  expect(asksBeforeLeaving()).toBe(true);
  const reopened = await openDrafts('ada');
  expect(reopened.opened.current).toMatchObject({ draft: draft('Ada L.'), place: 'thisTab' });
  expect(asksBeforeLeaving()).toBe(true);
  table.isUnreachable = false;
  await reopened.store.saveToAccount(draft('Ada L.'), signal);
  expect(asksBeforeLeaving()).toBe(false);
});

test.each(['stored on the device', 'sent'])(
  'the draft store does not ask before leaving once a draft is %s',
  async ending => {
    const table = mockAccountTable();
    table.isUnreachable = true;
    isStorageFull = true;
    const { store } = await openDrafts('ada');
    store.saveToDevice(draft('Ada'));
    expect(asksBeforeLeaving()).toBe(true);
    isStorageFull = false;
    if (ending === 'sent') store.clear();
    else store.saveToDevice(draft('Ada L.'));
    expect(asksBeforeLeaving()).toBe(false);
  },
);

test('the draft store ignores invalid data in storage', async () => {
  mockAccountTable();
  stored.set('application-draft:ada', '{"draft":{"version":1,"answers":[]},"savedAt":"x"}');
  expect((await openDrafts('ada')).opened.current).toBeNull();
  stored.set('application-draft:ada', 'no JSON');
  expect((await openDrafts('ada')).opened.current).toBeNull();
});
