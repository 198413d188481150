import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { allRoutes, contentRoutes } from './routes.ts';
import { dist } from './environment.ts';
import { expect, test } from './cleanConsoleTest.ts';

// Tests the data for search engines and social networks on the built site: titles, descriptions, links, previews, feed, icons and sitemap.

const readBuiltFile = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const documentOf = (route: string) => readBuiltFile(`${route === '/' ? 'index' : route}.html`);
const matchesIn = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, match]) => match ?? '');
const decoded = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const meta = (html: string, name: string) =>
  decoded(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';

/** The public origin, used in canonical links and lists. */
const publicOrigin = () => new URL(canonical(documentOf('/'))).origin;

test('the sitemap lists every page once at its canonical URL', () => {
  const listed = matchesIn(readBuiltFile('sitemap.xml'), /<loc>([^<]*)<\/loc>/g);
  expect(listed.toSorted()).toEqual(contentRoutes.map(route => canonical(documentOf(route))).toSorted());
});

test('the sitemap has no date in the future', () => {
  const days = matchesIn(readBuiltFile('sitemap.xml'), /<lastmod>([^<]*)<\/lastmod>/g);
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const day of days) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
});

test('robots.txt names the sitemap', () => {
  expect(readBuiltFile('robots.txt')).toContain(`Sitemap: ${publicOrigin()}/sitemap.xml`);
});

test('security.txt says how to report a vulnerability', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(await response.text()).toMatch(/^Contact: mailto:\S+\n/);
});

for (const route of allRoutes) {
  test.describe(route, () => {
    test('has a title and a description of the right length, and one h1', () => {
      const html = documentOf(route);
      const title = decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
      const description = meta(html, 'description');
      expect(title.length).toBeGreaterThan(0);
      // Search results cut off longer titles and descriptions, and replace shorter descriptions.
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
    });

    test('links to canonical URLs only', () => {
      const html = documentOf(route);
      const links = matchesIn(html, /<a\b[^>]*? href="(\/[^"#]*)/g);
      const knownPaths = [...allRoutes, '/sitemap.xml'];
      expect(links.length).toBeGreaterThan(0);
      // A link with the values of the contact form in its query: robots.txt keeps crawlers from it.
      const [filledIn] = /^Disallow: (\S+)$/m.exec(readBuiltFile('robots.txt'))!.slice(1);
      expect(links.filter(link => !link.startsWith(filledIn!) && !knownPaths.includes(link))).toEqual([]);
    });

    test('has its own social image', async ({ request }) => {
      const html = documentOf(route);
      const image = new URL(meta(html, 'og:image'));
      expect(image.origin).toBe(publicOrigin());
      expect(meta(html, 'og:image:alt')).not.toBe('');
      expect(meta(html, 'og:type')).toBe(route.startsWith('/insights/') ? 'article' : 'website');
      expect(meta(html, 'twitter:card')).toBe('summary_large_image');
      const response = await request.get(image.pathname);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
      const png = await response.body();
      // A PNG file has its width and height at bytes 16 and 20.
      const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
      expect([String(width), String(height)]).toEqual([
        meta(html, 'og:image:width'),
        meta(html, 'og:image:height'),
      ]);
      expect([width, height]).toEqual([1200, 630]);
      // No page loads the image: other sites fetch it for a preview. The largest image has a halftone picture.
      expect(png.length).toBeLessThan(100_000);
    });
  });
}

test('no two pages share a social image', () => {
  const images = allRoutes.map(route => meta(documentOf(route), 'og:image'));
  expect(new Set(images).size).toBe(images.length);
});

test('structured data is in the document and matches the visible prices', async ({ page }) => {
  await page.goto('/PR-Authority');
  const block = page.locator('script[type="application/ld+json"]');
  await expect(block).toHaveCount(1);
  const { '@graph': graph } = JSON.parse((await block.textContent()) ?? '') as {
    '@graph': { '@type': string; offers?: { priceSpecification: { price: number } }[] }[];
  };
  const service = graph.find(node => node['@type'] === 'Service');
  const visibleText = await page.locator('main').innerText();
  expect(service?.offers).toHaveLength(4);
  for (const { priceSpecification } of service?.offers ?? [])
    expect(visibleText).toContain(`$${priceSpecification.price.toLocaleString('en-US')}`);
});

/** Parses an XML file in a blank page, because the site's policy forbids DOMParser. */
async function parse(page: Page, request: APIRequestContext, file: string) {
  const response = await request.get(file);
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('xml');
  await page.goto('about:blank');
  return page.evaluate(
    text => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      const texts = (selector: string) =>
        Array.from(xml.querySelectorAll(selector), ({ textContent }) => textContent ?? '');
      return {
        root: xml.documentElement.nodeName,
        errors: texts('parsererror'),
        titles: texts('item > title'),
        links: texts('item > link'),
        dates: texts('item > pubDate'),
      };
    },
    await response.text(),
  );
}

test('the feed is linked, parses and lists the articles', async ({ page, request }) => {
  const file = /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]*)"/.exec(
    documentOf('/insights'),
  )?.[1];
  const feed = await parse(page, request, file ?? '');
  expect(feed).toMatchObject({ root: 'rss', errors: [] });
  expect(feed.titles).toContain('The Different Stages of Raising Capital');
  const articles = contentRoutes.filter(route => route.startsWith('/insights/'));
  expect(feed.links.toSorted()).toEqual(articles.map(route => publicOrigin() + route).toSorted());
  const dates = feed.dates.map(date => Date.parse(date));
  expect(dates, 'newest first').toEqual(dates.toSorted((a, b) => b - a));
  expect(dates.filter(Number.isNaN)).toEqual([]);
});

test('the sitemap parses', async ({ page, request }) => {
  expect(await parse(page, request, '/sitemap.xml')).toMatchObject({ root: 'urlset', errors: [] });
});

test('every icon that the home page names exists, and so do the icons that browsers request without a name', async ({
  request,
}) => {
  const named = matchesIn(documentOf('/'), /<link rel="(?:icon|manifest)" href="([^"]*)"/g);
  expect(named).toHaveLength(2);
  for (const icon of new Set([...named, '/favicon.ico', '/apple-touch-icon.png'])) {
    const response = await request.get(icon);
    expect(response.status(), icon).toBe(200);
    expect(response.headers()['content-type'], icon).toMatch(/^image\/|^application\/manifest\+json/);
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});
