import { copyfitKey } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { dataPath } from './paths.ts';
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

async function load(pathname: string): Promise<LoadedPage> {
  const expected = templateAt(pathname);
  // The template's code and the page's words travel at the same time.
  const [record, module] = await Promise.all([
    expected === 'notFound' ? undefined : fetchRecord(pathname),
    templates[expected](),
  ]);
  if (record) return loaded(record, module);
  const missing = await fetchRecord('/404');
  if (!missing) throw new Error('The 404 page itself is missing from this build.');
  return loaded(missing, await templates.notFound());
}

/** The page at an address: at once if it was loaded before, a promise of it otherwise. */
export function loadPage(pathname: string): LoadedPage | Promise<LoadedPage> {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const known = pages.get(path);
  if (known) return known;
  const loading = load(path);
  pages.set(path, loading);
  loading.then(
    page => pages.set(path, page),
    // A new deploy may have taken the old files away: the document itself is always there.
    () => window.location.assign(pathname),
  );
  return loading;
}
