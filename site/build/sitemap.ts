// The XML sitemap, which lists the pages for search engines, and robots.txt.
import { escapeXml } from './escapeXml.ts';

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Canonical absolute URL. */
  url: string;
  /** ISO date of the last change, if it is known. Search engines ignore dates that prove wrong, so never guess. */
  modified?: string | undefined;
}

/** The limit of one file (sitemaps.org 0.9). */
const maxUrls = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlset = (entries: readonly SitemapEntry[]): string =>
  `${declaration}<urlset ${namespace}>\n${entries
    .map(
      ({ url, modified }) =>
        `  <url><loc>${escapeXml(url)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>\n`,
    )
    .join('')}</urlset>\n`;

/** Returns the sitemap files by name. If one file cannot hold all pages, `sitemap.xml` is an index of the others. */
export function sitemaps(origin: string, entries: readonly SitemapEntry[]): Record<string, string> {
  if (entries.length <= maxUrls) return { 'sitemap.xml': urlset(entries) };
  const parts = Array.from({ length: Math.ceil(entries.length / maxUrls) }, (_, index) => ({
    file: `sitemap-${index + 1}.xml`,
    text: urlset(entries.slice(index * maxUrls, (index + 1) * maxUrls)),
  }));
  const index = parts.map(({ file }) => `  <sitemap><loc>${origin}/${file}</loc></sitemap>\n`).join('');
  return {
    'sitemap.xml': `${declaration}<sitemapindex ${namespace}>\n${index}</sitemapindex>\n`,
    ...Object.fromEntries(parts.map(({ file, text }) => [file, text])),
  };
}

/**
 * The file robots.txt. It disallows no page, because crawlers must fetch a page to read its `noindex`. The links of the cities' pages fill in
 * the contact form by a query (`ContactButton`): a crawler would fetch the same page once for each city and package.
 */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nAllow: /\nDisallow: /contact?\n\nSitemap: ${origin}/sitemap.xml\n`;
