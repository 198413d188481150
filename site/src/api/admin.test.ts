// Tests of the requests of the admin area.
import { contactFieldNames } from '@fit-to-print/backend/contracts/contact';
import { contact } from '@fit-to-print/content/contact';
import { afterEach, expect, test, vi } from 'vitest';
import { admin } from '@fit-to-print/content/admin';
import { createInboxApi } from './admin.ts';
import { saveFile } from './saveFile.ts';

vi.mock('./backend.ts', () => ({ backendUrl: 'https://backend.example', publishableKey: 'key' }));
vi.mock('./authService.ts', () => ({ getAccessToken: () => Promise.resolve('token') }));
// Keeps React and the styles of the inbox out of the test.
vi.mock('@fit-to-print/admin/flows/Inbox', () => ({ statuses: [] }));
vi.mock('./saveFile.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const api = createInboxApi(admin.labels);
const noFilter = { search: '', kind: null, status: null };

const exportRow = (index: number) => ({
  kind: 'lead',
  id: String(index),
  received_at: '2026-11-20 14:50:00.1+00',
  entry: { name: 'Ada' },
});

/** A backend that returns one full page, and never responds to the request for the second. */
function hangOnSecondPage(): { secondRequest: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetchMock = vi.fn<typeof fetch>(async (_, init) => {
    if (fetchMock.mock.calls.length === 1)
      return Response.json(Array.from({ length: 500 }, (_row, index) => exportRow(index)));
    resolve();
    return new Promise((_resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
    });
  });
  vi.stubGlobal('fetch', fetchMock);
  return { secondRequest: promise };
}

test('an export fails and saves no file when a page takes longer than 15 s', async () => {
  const timeouts: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    timeouts.push(new AbortController());
    return timeouts.at(-1)!.signal;
  });
  const { secondRequest } = hangOnSecondPage();
  const onProgress = vi.fn<(items: number) => void>();
  const exported = api.exportCsv(noFilter, onProgress, new AbortController().signal);
  await secondRequest;
  expect(timeout.mock.calls).toEqual([[15_000], [15_000]]);
  timeouts.at(-1)!.abort();
  await expect(exported).rejects.toThrow('aborted');
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(500);
  expect(saveFile).not.toHaveBeenCalled();
});

test('a cancelled export saves no file', async () => {
  const { secondRequest } = hangOnSecondPage();
  const controller = new AbortController();
  const exported = api.exportCsv(noFilter, () => {}, controller.signal);
  await secondRequest;
  controller.abort();
  await expect(exported).rejects.toThrow('aborted');
  expect(saveFile).not.toHaveBeenCalled();
});

test('resending a mail stops when its signal aborts', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
    controller.abort();
    expect(signal!.aborted).toBe(true);
    return Promise.reject(signal!.reason as Error);
  });
  await expect(api.resendMail('7', controller.signal)).rejects.toThrow('aborted');
});

const everyField = Object.fromEntries(contactFieldNames.map(name => [name, `value of ${name}`]));

test('the contact form has every field of the API contract', () => {
  expect(Object.keys(contact.form.fields)).toEqual(contactFieldNames);
});

test('a lead in the inbox shows every field of the API contract', async () => {
  const row = {
    ...everyField,
    id: '7',
    created_at: '2026-11-20T14:50:00Z',
    first_answered_at: null,
    status: 'new',
    revision: 0,
    others: [],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([row])));
  const shown = JSON.stringify(await api.loadEntry({ kind: 'lead', id: '7' }, new AbortController().signal));
  for (const value of Object.values(everyField)) expect(shown).toContain(value);
});

test('the export has every field of the API contract, in a file that its day names', async () => {
  const rows = [{ ...exportRow(1), entry: everyField }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rows)));
  await api.exportCsv(noFilter, () => {}, new AbortController().signal);
  const [parts, , fileName] = vi.mocked(saveFile).mock.lastCall!;
  for (const value of Object.values(everyField)) expect(parts.join('')).toContain(value);
  expect(fileName).toMatch(/^inbox-\d{4}-\d{2}-\d{2}\.csv$/);
});
