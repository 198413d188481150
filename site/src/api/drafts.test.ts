import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAccessToken } from './authService.ts';
import { openDrafts } from './drafts.ts';

vi.mock('./authService.ts', () => ({ getAccessToken: vi.fn<() => void>() }));

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
const draft = (firstName: string) =>
  ({ version: 1, step: 'profile', answers: answers(firstName), wasSent: false }) as const;

/** The account's table, as PostgREST answers for it; `lost` loses the next answer on its way. */
function account() {
  let row: { draft: unknown; revision: number; updated_at: string } | undefined;
  const state = {
    lost: false,
    down: false,
    token: null as string | null,
    elsewhere(firstName: string) {
      row = {
        draft: draft(firstName),
        revision: (row?.revision ?? 0) + 1,
        updated_at: '2026-11-20T16:12:00Z',
      };
    },
    row: () => row,
    ofAnotherRelease() {
      row!.draft = { ...draft('Ada'), version: 2 };
    },
  };
  vi.stubGlobal('fetch', (url: string, { method, body, headers }: RequestInit) => {
    state.token = new Headers(headers).get('authorization');
    if (state.down) return Promise.reject(new TypeError('Failed to fetch'));
    if (method === 'GET') return Promise.resolve(Response.json(row ? [row] : []));
    const seen = Number(/revision=eq\.(\d+)/.exec(url)?.[1] ?? 0);
    if (seen !== (row?.revision ?? 0))
      return Promise.resolve(Response.json([], { status: method === 'POST' ? 409 : 200 }));
    const { draft: saved } = JSON.parse(body as string) as { draft: unknown };
    row = { draft: saved, revision: seen + 1, updated_at: '2026-11-20T16:15:00Z' };
    if (state.lost) {
      state.lost = false;
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    return Promise.resolve(Response.json([row]));
  });
  return state;
}

const { signal } = new AbortController();
const stored = new Map<string, string>();
beforeEach(() => {
  vi.mocked(getAccessToken).mockResolvedValue('a-token');
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('opens a saved draft at its step, in this browser and in another', async () => {
  const there = account();
  const { opened, store } = await openDrafts('ada');
  expect(opened).toEqual({ current: null, otherDraft: null });
  expect(store.saveToDevice(draft('Ada'))).toBe(true);
  expect(await store.saveToAccount(draft('Ada'), signal)).toMatchObject({ otherDraft: null });
  expect(there.row()).toMatchObject({ draft: draft('Ada'), revision: 1 });
  expect((await openDrafts('ada')).opened.current).toMatchObject({ draft: draft('Ada'), place: 'account' });
  stored.clear();
  expect((await openDrafts('ada')).opened.current).toMatchObject({ draft: draft('Ada'), place: 'account' });
});

test('saves a text without the characters that no database stores', async () => {
  const there = account();
  const { store } = await openDrafts('ada');
  const typed = draft('A\0d\ud800a \u{1f4e6}');
  store.saveToDevice(typed);
  await store.saveToAccount(typed, signal);
  expect(there.row()).toMatchObject({ draft: draft('Ada \u{1f4e6}') });
  expect((await openDrafts('ada')).opened).toMatchObject({ otherDraft: null });
});

test('saves one draft, without a conflict, when a response was lost', async () => {
  const there = account();
  const { store } = await openDrafts('ada');
  store.saveToDevice(draft('Ada'));
  there.lost = true;
  await expect(store.saveToAccount(draft('Ada'), signal)).rejects.toThrow('Failed to fetch');
  expect(await store.saveToAccount(draft('Ada'), signal)).toMatchObject({ otherDraft: null });
  expect(there.row()).toMatchObject({ draft: draft('Ada') });
});

test('returns and stores the draft that another device has saved', async () => {
  const there = account();
  const { store } = await openDrafts('ada');
  store.saveToDevice(draft('Ada'));
  await store.saveToAccount(draft('Ada'), signal);
  there.elsewhere('Grace');
  store.saveToDevice(draft('Ada L.'));
  const { otherDraft } = await store.saveToAccount(draft('Ada L.'), signal);
  expect(otherDraft).toMatchObject({ draft: draft('Grace'), place: 'otherDevice' });
  expect(there.row()).toMatchObject({ draft: draft('Ada L.') });
  const reopened = await openDrafts('ada');
  expect(reopened.opened).toMatchObject({
    current: { draft: draft('Ada L.') },
    otherDraft: { draft: draft('Grace') },
  });
  reopened.store.clear();
  expect([...stored.keys()]).toEqual([]);
});

test('opens the local draft when the account cannot be reached', async () => {
  const there = account();
  there.down = true;
  const { opened, store, flush } = await openDrafts('ada');
  expect(opened.current).toBeNull();
  store.saveToDevice(draft('Ada'));
  await expect(store.saveToAccount(draft('Ada'), signal)).rejects.toThrow('Failed to fetch');
  expect((await openDrafts('ada')).opened.current).toMatchObject({
    draft: draft('Ada'),
    place: 'thisDevice',
  });
  there.down = false;
  // The session has been given up by then; its token is in hand.
  vi.mocked(getAccessToken).mockResolvedValue(undefined);
  await flush('the-last-token');
  expect(there.row()).toMatchObject({ draft: draft('Ada') });
  expect(there.token).toBe('Bearer the-last-token');
});

test('reports no conflict when the account was unreachable for a while', async () => {
  const there = account();
  const { store } = await openDrafts('ada');
  store.saveToDevice(draft('Ada Lindqvist'));
  await store.saveToAccount(draft('Ada Lindqvist'), signal);
  there.down = true;
  const later = await openDrafts('ada');
  there.down = false;
  // A word less: were the account's draft another device's, it would be offered for that word.
  later.store.saveToDevice(draft('Ada'));
  expect(await later.store.saveToAccount(draft('Ada'), signal)).toMatchObject({ otherDraft: null });
  expect(there.row()).toMatchObject({ draft: draft('Ada') });
});

test('keeps the local draft and leaves an account draft of another version alone', async () => {
  const there = account();
  const { store } = await openDrafts('ada');
  store.saveToDevice(draft('Ada'));
  await store.saveToAccount(draft('Ada'), signal);
  there.ofAnotherRelease();
  const later = await openDrafts('ada');
  expect(later.opened.current).toMatchObject({ draft: draft('Ada') });
  later.store.saveToDevice(draft('Ada L.'));
  there.elsewhere('Grace');
  there.ofAnotherRelease();
  await expect(later.store.saveToAccount(draft('Ada L.'), signal)).rejects.toThrow('another release');
  expect(there.row()).toMatchObject({ draft: { version: 2 } });
  expect((await openDrafts('ada')).opened.current).toMatchObject({
    draft: draft('Ada L.'),
    place: 'thisDevice',
  });
});

test('ignores invalid data in storage', async () => {
  account();
  stored.set('application-draft:ada', '{"draft":{"version":1,"answers":[]},"savedAt":"x"}');
  expect((await openDrafts('ada')).opened.current).toBeNull();
  stored.set('application-draft:ada', 'no JSON');
  expect((await openDrafts('ada')).opened.current).toBeNull();
});
