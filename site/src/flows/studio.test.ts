import { afterEach, expect, test, vi } from 'vitest';
import { studio } from '../pages/studio.ts';
import { saveFile } from './saveFile.ts';
import { studioCalls } from './studio.ts';

vi.mock('../backend.ts', () => ({ backend: 'https://backend.example', publishableKey: 'key' }));
vi.mock('../session/client.ts', () => ({ accessToken: () => Promise.resolve('token') }));
// The desk itself, with its styles, is not what is tested.
vi.mock('@fit-to-print/ui/flows/StudioInbox', () => ({ statuses: [] }));
vi.mock('./saveFile.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const calls = studioCalls(studio.data.labels);
const everything = { search: '', kind: null, status: null };

const line = (index: number) => ({
  kind: 'lead',
  id: String(index),
  received_at: '2026-11-20 14:50:00.1+00',
  entry: { name: 'Ada' },
});

/** A backend whose first page is full, and whose second never comes. */
function hangOnSecondPage(): { second: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetched = vi.fn<typeof fetch>(async (_, init) => {
    if (fetched.mock.calls.length === 1)
      return Response.json(Array.from({ length: 500 }, (_row, at) => line(at)));
    resolve();
    return new Promise((_never, reject) => {
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
    });
  });
  vi.stubGlobal('fetch', fetched);
  return { second: promise };
}

test('an export whose next page never comes is given up, and saves nothing', async () => {
  const times: AbortController[] = [];
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    times.push(new AbortController());
    return times.at(-1)!.signal;
  });
  const { second } = hangOnSecondPage();
  const progress = vi.fn<(lines: number) => void>();
  const exported = calls.exportCsv(everything, progress, new AbortController().signal);
  await second;
  // Each page has the whole of it.
  expect(timeout.mock.calls).toEqual([[15_000], [15_000]]);
  times.at(-1)!.abort();
  await expect(exported).rejects.toThrow('The backend did not answer.');
  expect(progress).toHaveBeenCalledExactlyOnceWith(500);
  expect(saveFile).not.toHaveBeenCalled();
});

test('an export that nobody waits for any more saves nothing', async () => {
  const { second } = hangOnSecondPage();
  const left = new AbortController();
  const exported = calls.exportCsv(everything, () => {}, left.signal);
  await second;
  left.abort();
  await expect(exported).rejects.toThrow('The backend did not answer.');
  expect(saveFile).not.toHaveBeenCalled();
});

test('a mail that is sent again is not waited for beyond what was allowed', async () => {
  const allowed = new AbortController();
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
    expect(signal).toBe(allowed.signal);
    allowed.abort();
    return Promise.reject(signal!.reason as Error);
  });
  await expect(calls.revive('7', allowed.signal)).rejects.toThrow('The backend did not answer.');
});
