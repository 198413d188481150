// Tests of the structured data (schema.org) of pages, which search engines read. A tier is a monthly package.
import { articles } from '@fit-to-print/content/articles';
import { brand } from '@fit-to-print/content/brand';
import { cities } from '@fit-to-print/content/cities';
import { pressPath, studioPath } from '@fit-to-print/content/city';
import { cityPackages } from '@fit-to-print/content/cityPackages';
import { formatPrice } from '@fit-to-print/content/formatPrice';
import { unpublishedCities } from '@fit-to-print/content/unpublishedCities';
import { services } from '@fit-to-print/content/services';
import { tiers } from '@fit-to-print/content/tiers';
import { describe, expect, it, test } from 'vitest';
import type { Page } from './definePageData.ts';
import { pages } from './pages.ts';
import cityPress from './cityPress/data.ts';
import cityStudio from './cityStudio/data.ts';
import { isIndexed } from '../seo/isIndexed.ts';
import { structuredData } from '../seo/structuredData.ts';

type Node = Record<string, unknown> & { '@type': string };

const allPages: readonly Page[] = [
  ...pages,
  ...unpublishedCities.flatMap(city => [cityPress(city), cityStudio(city)]),
];
const indexed = allPages.filter(isIndexed);
const pageWithPath = (path: string) => allPages.find(page => page.path === path)!;

/** The schema.org nodes of a page's structured data, after a round trip through JSON. */
const nodesOf = (page: Page) => JSON.parse(JSON.stringify(structuredData(page)?.['@graph'] ?? [])) as Node[];

/** The node of this schema.org type in the structured data of a page. */
function find(path: string, type: string): Node {
  const node = nodesOf(pageWithPath(path)).find(each => each['@type'] === type);
  if (!node) throw new Error(`${path} has no ${type}`);
  return node;
}

/** All keys and values of a tree of data. */
const pairsIn = (value: unknown): [key: string, value: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => [[key, child], ...pairsIn(child)])
    : [];
/** All values of these keys in a page's structured data. */
const valuesOf = (page: Page, ...keys: string[]) =>
  pairsIn(nodesOf(page)).flatMap(([key, value]) => (keys.includes(key) ? [value] : []));

describe.each(indexed)('$path', page => {
  it('links to canonical addresses of this site only', () => {
    const canonical = indexed.map(({ path }) => brand.origin + path);
    expect(canonical).toEqual(expect.arrayContaining(valuesOf(page, 'url', 'item', 'mainEntityOfPage')));
    const ids = ['studio', 'office', 'site'].map(id => `${brand.origin}/#${id}`);
    expect(ids).toEqual(expect.arrayContaining(valuesOf(page, '@id')));
  });

  it('contains no review and no rating', () => {
    const keys = pairsIn(nodesOf(page)).map(([key]) => key);
    expect([...keys, ...valuesOf(page, '@type')].filter(word => /review|rating/i.test(String(word)))).toEqual(
      [],
    );
  });

  it('contains no price that the page does not show', () => {
    const shown: unknown[] = JSON.stringify(page.data).match(/\$[\d,]+/g) ?? [];
    const offered = valuesOf(page, 'price').map(price => formatPrice({ amount: Number(price) }));
    expect(shown).toEqual(expect.arrayContaining(offered));
  });

  it('contains the questions of the page, and no others', () => {
    const shown = pairsIn(page.data).flatMap(([key, value]) => (key === 'question' ? [value] : []));
    const found = nodesOf(page)
      .filter(node => node['@type'] === 'FAQPage')
      .flatMap(node => (node.mainEntity as Node[]).map(({ name }) => name));
    expect(found).toEqual(shown);
  });
});

test('the home page describes the company and the site', () => {
  expect(nodesOf(pageWithPath('/')).map(node => node['@type'])).toEqual(['Organization', 'WebSite']);
});

test('the contact page describes the office', () => {
  expect(find('/contact', 'LocalBusiness')).toMatchObject({ email: brand.email });
});

test.each(indexed)('$path contains no address and no email that it does not show', page => {
  const shown = JSON.stringify(page.data);
  for (const value of valuesOf(page, 'email', 'streetAddress')) expect(shown).toContain(value);
});

test('the services page names the nine services', () => {
  const { itemListElement } = find('/services', 'Service').hasOfferCatalog as { itemListElement: Node[] };
  expect(itemListElement.map(({ itemOffered }) => (itemOffered as Node).name)).toEqual(
    services.map(({ name }) => name),
  );
});

test('the page /sitemap lists every indexed page once, by name', () => {
  const listed = (name: string) =>
    pairsIn(pageWithPath('/sitemap').data).flatMap(([key, value]) => (key === name ? [String(value)] : []));
  const published = pages.filter(isIndexed).map(({ path }) => path);
  expect(listed('href').toSorted()).toEqual([...published, '/sitemap.xml'].toSorted());
  expect(new Set(listed('text')).size).toBe(listed('text').length);
});

test('the structured data of all pages contains one address, in Milwaukee', () => {
  const localities = new Set(indexed.flatMap(page => valuesOf(page, 'addressLocality', 'streetAddress')));
  expect([...localities]).toEqual([brand.address.street, 'Milwaukee']);
});

/** The offers of a page: name, price, currency and unit. */
const prices = (path: string) =>
  (find(path, 'Service').offers as Node[]).map(({ name, ...offer }) => {
    const { price, priceCurrency, unitCode } = (offer.priceSpecification ?? offer) as Node;
    return [name, price, priceCurrency, unitCode];
  });

test('the page /PR-Authority offers the monthly packages at the prices of the pricing table', () => {
  expect(prices('/PR-Authority')).toEqual(tiers.map(({ name, price }) => [name, price.amount, 'USD', 'MON']));
});

test.each([...cities, ...unpublishedCities])(
  'the city PR page of $name offers each package once, at the price that it shows',
  city => {
    expect(prices(pressPath(city))).toEqual(
      cityPackages.map(({ name, price }) => [name, price.amount, 'USD', undefined]),
    );
    expect(find(pressPath(city), 'Service')).toMatchObject({ areaServed: { name: city.name } });
    expect(find(studioPath(city), 'Service')).not.toHaveProperty('offers');
  },
);

test.each(articles)(
  'the page of “$title” describes it as an article with its dates',
  ({ path, title, published, modified }) => {
    expect(find(path, 'Article')).toMatchObject({
      headline: title,
      datePublished: `${published}T00:00:00-06:00`,
      dateModified: `${modified}T00:00:00-06:00`,
    });
  },
);

test.each([
  ['/about', ['Home', 'About']],
  ['/insights/raising-capital-stages', ['Home', 'Insights', 'The Different Stages of Raising Capital']],
  ['/PR-Authority-austin', ['Home', brand.product, 'Austin']],
  ['/creative-studio-austin', ['Home', 'Services', 'Austin']],
])('%s has breadcrumbs', (path, names) => {
  const crumbs = find(path, 'BreadcrumbList').itemListElement as Node[];
  expect(crumbs.map(({ position, name }) => [position, name])).toEqual(
    names.map((name, index) => [index + 1, name]),
  );
});

test('structuredData is undefined for pages that are not indexed', () => {
  const unindexed = allPages.filter(page => !isIndexed(page));
  expect(unindexed.map(structuredData)).toEqual(unindexed.map(() => undefined));
});
