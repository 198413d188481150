// Downloads the data and the component (template) of a page, in the browser.
import { copyfitKey } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import { pageAt } from '../pages/pageDeclarations.ts';
import type { PageDefinition } from '../pages/definePage.ts';
import { canonicalPath, dataPath } from '../paths.ts';
import { mayBeSignedIn, waitUntilFormIsNeeded } from '../session/session.ts';
import { withTimeout } from '../session/withTimeout.ts';
import type { LoadedPage, PageData } from './pageData.ts';
import { offlineEvent } from './useStayWhenOffline.ts';

/** The pages that were loaded, by their path. */
const pageCache = new Map<string, LoadedPage | Promise<LoadedPage>>();

async function fetchData(path: string): Promise<PageData | undefined> {
  const response = await fetch(dataPath(path));
  if (response.ok) return (await response.json()) as PageData;
  if (response.status === 404) return undefined;
  throw new Error(`${path} answered ${response.status}.`);
}

/** Downloads the component that renders a page. */
export const loadTemplate = async (page: PageDefinition<never>): Promise<LoadedPage['Template']> =>
  (await page.loadTemplate({ mayBeSignedIn, waitUntilFormIsNeeded })) as LoadedPage['Template'];

const notFound = pageAt('/404');

async function load(path: string, given?: PageData): Promise<LoadedPage> {
  // For an address without a page, such as a missing city's, the host serves the document of the 404 page, and its data has that path.
  const definition = pageAt(given?.path ?? path);
  // The template and the page's data are downloaded at the same time.
  const [data, Template] = await Promise.all([
    given ?? (definition === notFound ? undefined : fetchData(path)),
    loadTemplate(definition),
  ]);
  if (data) return { ...data, definition, Template, fit: request => data.fits[copyfitKey(request)] };
  const missing = await fetchData('/404');
  if (!missing) throw new Error('The build has no 404 page.');
  return {
    ...missing,
    definition: notFound,
    Template: await loadTemplate(notFound),
    fit: request => missing.fits[copyfitKey(request)],
  };
}

/** Loads the page of the open document. Rejects on failure: the document stays as it is, because the visitor may have typed in it. */
export async function loadInitialPage(pathname: string, data?: PageData): Promise<void> {
  const path = canonicalPath(pathname);
  pageCache.set(path, await load(path, data));
}

/** Returns the page for a navigation: immediately if it was loaded before, otherwise as a promise. */
export function loadPage(pathname: string): LoadedPage | Promise<LoadedPage> {
  const path = canonicalPath(pathname);
  const cached = pageCache.get(path);
  if (cached) return cached;
  const loading = withTimeout(load(path)).catch(() => {
    withTimeout(fetch(path, { method: 'HEAD', cache: 'no-store' })).then(
      // A new deploy may have removed the old files, but not the document. The previous page stays until the document loads.
      () => window.location.reload(),
      // The site cannot be reached: the browser would show its error page. (`navigator.onLine` is often true then.)
      () => {
        // The next click loads the page again.
        pageCache.delete(path);
        window.dispatchEvent(new Event(offlineEvent));
      },
    );
    return new Promise<never>(() => {});
  });
  pageCache.set(path, loading);
  void loading.then(page => pageCache.set(path, page));
  return loading;
}
