import { copyfitKey } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { addressOf, dataPath } from './paths.ts';
import type { LoadedPage, PageRecord } from './record.ts';
import { templateAt } from './routes.tsx';
import { templates } from './templates.ts';

const pages = new Map<string, LoadedPage | Promise<LoadedPage>>();

async function fetchRecord(path: string): Promise<PageRecord | undefined> {
  const response = await fetch(dataPath(path));
  if (response.ok) return (await response.json()) as PageRecord;
  if (response.status === 404) return undefined;
  throw new Error(`The page at ${path} could not be loaded (${response.status}).`);
}

const loaded = (record: PageRecord, module: { default: unknown }): LoadedPage => ({
  ...record,
  Template: module.default as LoadedPage['Template'],
  fit: request => record.fits[copyfitKey(request)],
});

async function load(path: string): Promise<LoadedPage> {
  const expected = templateAt(path);
  // The template's code and the page's words travel at the same time.
  const [record, module] = await Promise.all([
    expected === 'notFound' ? undefined : fetchRecord(path),
    templates[expected](),
  ]);
  if (record) return loaded(record, module);
  const missing = await fetchRecord('/404');
  if (!missing) throw new Error('The 404 page itself is missing from this build.');
  return loaded(missing, await templates.notFound());
}

/** The page whose document is open. Rejects when it cannot be had: the document works without, and may hold what was typed. */
export async function loadFirst(pathname: string): Promise<void> {
  const path = addressOf(pathname);
  pages.set(path, await load(path));
}

/** The page that the reader goes to: at once if it was loaded before, a promise of it otherwise. */
export function loadNext(pathname: string): LoadedPage | Promise<LoadedPage> {
  const path = addressOf(pathname);
  const known = pages.get(path);
  if (known) return known;
  const loading = load(path).catch(() => {
    // A new deploy may have taken the old files away: the document itself is always there. Until it comes, the page before stays.
    window.location.reload();
    return new Promise<never>(() => {});
  });
  pages.set(path, loading);
  void loading.then(page => pages.set(path, page));
  return loading;
}
