import { escapeXml } from './xml.ts';

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Canonical and absolute. */
  url: string;
  /** ISO date of the last change, where it is known: engines that find it untrue stop reading it. */
  modified?: string | undefined;
}

/** As many addresses as one file may hold (sitemaps.org 0.9). */
const limit = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlset = (entries: readonly SitemapEntry[]): string =>
  `${declaration}<urlset ${namespace}>\n${entries
    .map(
      ({ url, modified }) =>
        `  <url><loc>${escapeXml(url)}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</url>\n`,
    )
    .join('')}</urlset>\n`;

/** The sitemap by its files; where one cannot hold all pages, `sitemap.xml` is an index of the others. */
export function sitemaps(origin: string, entries: readonly SitemapEntry[]): Record<string, string> {
  if (entries.length <= limit) return { 'sitemap.xml': urlset(entries) };
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, index) => ({
    file: `sitemap-${index + 1}.xml`,
    text: urlset(entries.slice(index * limit, (index + 1) * limit)),
  }));
  const index = parts.map(({ file }) => `  <sitemap><loc>${origin}/${file}</loc></sitemap>\n`).join('');
  return {
    'sitemap.xml': `${declaration}<sitemapindex ${namespace}>\n${index}</sitemapindex>\n`,
    ...Object.fromEntries(parts.map(({ file, text }) => [file, text])),
  };
}

/** Pages that are kept out of the index say so themselves: a crawler that is shut out could not read it. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
