// Tests of the list of logos in the storage of the backend.
import { afterEach, expect, test, vi } from 'vitest';
import { fetchLogos } from './logos.ts';

afterEach(() => vi.unstubAllGlobals());

const respondWith = (response: Response) => {
  const call = vi.fn<(url: string, init: RequestInit) => Promise<Response>>().mockResolvedValue(response);
  vi.stubGlobal('fetch', call);
  return call;
};

test('lists the logos of the folder without its placeholder file, and marks large ones', async () => {
  const call = respondWith(
    Response.json([
      { name: '.emptyFolderPlaceholder.folder' },
      { name: 'The-Gazette-L.svg' },
      { name: 'Le Courrier & Co.webp' },
    ]),
  );
  expect(await fetchLogos('https://api.example', 'a-key')).toEqual([
    {
      src: 'https://api.example/storage/v1/object/public/Website%20Content/News%20Outlets/The-Gazette-L.svg',
      alt: 'The Gazette',
      large: true,
    },
    {
      src: 'https://api.example/storage/v1/object/public/Website%20Content/News%20Outlets/Le%20Courrier%20%26%20Co.webp',
      alt: 'Le Courrier & Co',
      large: false,
    },
  ]);
  const [url, { headers, body }] = call.mock.calls[0]!;
  expect(url).toBe('https://api.example/storage/v1/object/list/Website%20Content');
  expect(headers).toMatchObject({ apikey: 'a-key' });
  expect(JSON.parse(body as string)).toMatchObject({ prefix: 'News Outlets', limit: 100, offset: 0 });
});

test('rejects when the listing is refused', async () => {
  respondWith(Response.json({ message: 'The bucket is gone.' }, { status: 400 }));
  await expect(fetchLogos('https://api.example', 'a-key')).rejects.toThrow('Storage answered 400.');
});
