// The files of the site besides its pages: sitemap, robots.txt, feed, redirects, and the configuration of hosts.
import { brand } from '@fit-to-print/content/brand';
import { buildDate } from '@fit-to-print/content/buildDate';
import type * as buildExports from '../src/entry/buildExports.ts';
import type { PageRecord, TemplateStyle } from './cache/buildCache.ts';
import { feedPath } from '../src/paths.ts';
import { redirectDocument, scriptHashes } from './document.ts';
import { cspHash } from './headers.ts';
import { hostConfiguration } from './hostConfiguration.ts';
import { indexNowKey, indexNowKeyFile } from './indexNow.ts';
import type { PageHistory } from './pageHistory.ts';
import { rssFeed } from './rssFeed.ts';
import { securityText } from './securityText.ts';
import { robotsTxt, sitemaps } from './sitemap.ts';
import { speculationRules, speculationRulesPath } from './speculationRules.ts';

export interface SiteParts {
  /** Origin of the Supabase project. */
  backend: string;
  /** Every page, by its path. */
  records: ReadonlyMap<string, PageRecord>;
  /** The dates of published pages; undefined for a build without a history. */
  published: PageHistory | undefined;
  /** The styles of all templates: the content security policy has their hashes. */
  styles: Readonly<Record<string, TemplateStyle>>;
  /** The paths of the files that the bundler wrote, the most important ones first. */
  assets: readonly string[];
}

/** Returns the texts that depend on all pages, by file: redirects, sitemaps, the feed, and the configuration of hosts. */
export function siteFiles(
  { articles, documentFile, layoutData: { origin }, pages, redirects }: typeof buildExports,
  { backend, records, published, styles, assets }: SiteParts,
): Readonly<Record<string, string>> {
  const listed = [...records]
    .filter(([, { isIndexed }]) => isIndexed)
    .map(([pagePath, { modified }]) => ({
      url: origin + pagePath,
      modified: modified ?? published?.[pagePath]?.modified,
    }));
  const { path: insightsPath, head: insights } = pages.find(page => page.path === '/insights')!;
  const { title, description } = insights;
  return {
    ...Object.fromEntries(
      Object.entries(redirects).map(([from, to]) => [documentFile(from), redirectDocument(to, origin + to)]),
    ),
    ...sitemaps(origin, listed),
    'robots.txt': robotsTxt(origin),
    '.well-known/security.txt': securityText(origin, brand.email, buildDate),
    ...(published && { [indexNowKeyFile(origin)]: indexNowKey(origin) }),
    [feedPath]: rssFeed({ origin, title, description, page: insightsPath, path: feedPath }, articles),
    [speculationRulesPath]: speculationRules(
      pages.flatMap(({ definition, path }) => (definition.hydratesOnLoad ? [path] : [])),
    ),
    ...hostConfiguration({
      policy: {
        backend,
        scripts: scriptHashes,
        styles: Object.values(styles).map(({ css }) => cspHash(css)),
      },
      redirects,
      assets,
      pages: pages.map(page => page.path),
      feed: feedPath,
    }),
  };
}
