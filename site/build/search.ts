/** sitemap.xml (sitemaps.org 0.9) of canonical addresses. At most 50,000 of them, as the protocol allows in one file. */
export const sitemap = (urls: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls
    .map(url => `  <url><loc>${url}</loc></url>\n`)
    .join('')}</urlset>\n`;

/** Pages that are kept out of the index say so themselves: a crawler that is shut out could not read it. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
