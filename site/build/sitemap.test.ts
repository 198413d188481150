// Tests of the XML sitemap.
import { expect, it } from 'vitest';
import { robotsTxt, sitemaps } from './sitemap.ts';

const origin = 'https://paper.example';
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `${origin}/city-${index}` }));
const locations = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url]) => url);

it('sitemaps lists pages in one file, with the date of the last change if it is known', () => {
  const files = sitemaps(origin, [
    { url: `${origin}/` },
    { url: `${origin}/a?b&c`, modified: '2026-11-16' },
    { url: `${origin}/d`, modified: undefined },
  ]);
  expect(files).toEqual({
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://paper.example/</loc></url>
  <url><loc>https://paper.example/a?b&amp;c</loc><lastmod>2026-11-16</lastmod></url>
  <url><loc>https://paper.example/d</loc></url>
</urlset>
`,
  });
});

it('sitemaps writes 50,000 pages into one file', () => {
  const files = sitemaps(origin, entries(50_000));
  expect(Object.keys(files)).toEqual(['sitemap.xml']);
  expect(locations(files['sitemap.xml']!)).toHaveLength(50_000);
});

it('sitemaps splits more than 50,000 pages into several files with an index', () => {
  const files = sitemaps(origin, entries(100_001));
  const { 'sitemap.xml': index, ...parts } = files;
  expect(index).toContain('<sitemapindex');
  expect(locations(index!)).toEqual(Object.keys(parts).map(file => `${origin}/${file}`));
  expect(Object.values(parts).map(part => locations(part).length)).toEqual([50_000, 50_000, 1]);
  expect(Object.values(parts).flatMap(locations)).toEqual(entries(100_001).map(({ url }) => url));
  // The protocol allows 50 MB per uncompressed file.
  for (const part of Object.values(parts)) expect(part.length).toBeLessThan(50 * 1024 * 1024);
});

it('robots.txt names the sitemap, and keeps crawlers from the contact page with a query', () => {
  expect(robotsTxt(origin)).toContain('Sitemap: https://paper.example/sitemap.xml');
  // The contact page itself may be crawled.
  expect(robotsTxt(origin)).toMatch(/^Disallow: \/contact\?$/m);
});
