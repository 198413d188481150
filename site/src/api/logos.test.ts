// Tests of the list of logos of news outlets, which are files in the storage of the backend.
import { afterEach, expect, test, vi } from 'vitest';
import { fetchLogos } from './logos.ts';

afterEach(() => vi.unstubAllGlobals());

/** Makes `fetch` return this response. */
const respondWith = (response: Response) => {
  const fetchMock = vi
    .fn<(url: string, init: RequestInit) => Promise<Response>>()
    .mockResolvedValue(response);
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};

test('fetchLogos lists the logos of the folder without its placeholder file, and marks large ones', async () => {
  const fetchMock = respondWith(
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
  const [url, { headers, body }] = fetchMock.mock.calls[0]!;
  expect(url).toBe('https://api.example/storage/v1/object/list/Website%20Content');
  expect(headers).toMatchObject({ apikey: 'a-key' });
  expect(JSON.parse(body as string)).toMatchObject({ prefix: 'News Outlets', limit: 100, offset: 0 });
});

test('fetchLogos rejects when the listing is refused', async () => {
  respondWith(Response.json({ message: 'The bucket is gone.' }, { status: 400 }));
  await expect(fetchLogos('https://api.example', 'a-key')).rejects.toThrow('Storage answered 400.');
});
