// Lists the logos of newspapers that the page /PR-Authority shows.
import type { Logo } from '@fit-to-print/ui/patterns/LogoCarousel';

const bucket = 'Website Content';
const folder = 'News Outlets';

/**
 * The logos of the carousel, from the project's storage (specification, section 7). With plain `fetch`, because two callers have no
 * Supabase client: the build, and the bootstrap, the small script of a page on which the app has not started.
 * @throws if the listing cannot be loaded
 */
export async function fetchLogos(backendUrl: string, publishableKey: string): Promise<Logo[]> {
  const storage = `${backendUrl}/storage/v1/object/`;
  const response = await fetch(storage + `list/${encodeURIComponent(bucket)}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ prefix: folder, limit: 100, offset: 0, sortBy: { column: 'name', order: 'asc' } }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`Storage answered ${response.status}.`);
  return (
    ((await response.json()) as { name: string }[])
      // Supabase Storage keeps a file with this name in an empty folder.
      .filter(({ name }) => !name.includes('.folder'))
      // A name that contains `-L` is a logo to show large (specification, `/PR-Authority`).
      .map(({ name }) => ({
        src: `${storage}public/${[bucket, folder, name].map(encodeURIComponent).join('/')}`,
        // `Sample-Gazette-L.svg`
        alt: name.replace(/(-L)?\.\w+$/, '').replaceAll('-', ' '),
        large: name.includes('-L'),
      }))
  );
}

let listing: Promise<Logo[] | null> | undefined;

/** Resolves to the logos, which are requested once for each page; null if that fails, which is only logged. */
export const listLogos = (): Promise<Logo[] | null> =>
  (listing ??= fetchLogos(
    import.meta.env.VITE_SUPABASE_URL as string,
    import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY as string,
  ).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- The specification requires it.
    console.error('The logos could not be listed.', error);
    return null;
  }));
