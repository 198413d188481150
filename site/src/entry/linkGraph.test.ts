// Tests the links between pages on sites with few and with many cities: every page is near the home page, and cities link to their
// neighbors.
import { cities } from '@fit-to-print/content/cities';
import { expect, test, vi } from 'vitest';
import { linksIn } from './linksIn.fixtures.ts';
import { syntheticCity } from '../../../tests/bench/syntheticCity.ts';

/** The part of a city page's data that links to the nearest cities. */
interface WithNearest {
  nearest?: { cities: { href: string; detail: string }[] } | null;
}

/** Returns the links of each page on a site with `count` cities: the published ones, and synthetic ones. */
async function readSite(count: number) {
  vi.resetModules();
  vi.doMock('../../../packages/content/src/cityFiles.ts', () => ({
    cityFiles: Array.from({ length: count }, (_, index) => ({
      ...(cities[index] ?? syntheticCity(index, cities)),
      // The build stores this value, too, because computing it reads every text of a record.
      isAdmitted: true,
    })),
  }));
  const { pages } = await import('../pages/pages.ts');
  const { isIndexed } = await import('../seo/isIndexed.ts');
  const { layoutData } = await import('../shell/layoutData.ts');
  const layoutLinks = linksIn(layoutData);
  return pages.map(page => {
    const { path, data, city } = page;
    const nearest = city && ((data as WithNearest).nearest?.cities ?? []);
    return { path, isListed: isIndexed(page), links: new Set([...layoutLinks, ...linksIn(data)]), nearest };
  });
}

/** The least number of clicks from the home page to each address. */
function clicksFromHome(links: ReadonlyMap<string, Iterable<string>>) {
  const clicks = new Map([['/', 0]]);
  // The loop also visits the addresses that it adds, the nearest first.
  for (const [path, count] of clicks)
    for (const to of links.get(path) ?? []) if (!clicks.has(to)) clicks.set(to, count + 1);
  return clicks;
}

test.each([
  [10, 0],
  [12, 0],
  [13, 5],
  [100, 5],
  [10_000, 5],
])(
  'with %i cities, every page is at most three clicks from home, and a city leads to %i others, the nearer ones first',
  { timeout: 120_000 },
  async (count, neighborCount) => {
    const pages = await readSite(count);
    const clicks = clicksFromHome(new Map(pages.map(({ path, links }) => [path, links])));
    expect(pages.filter(({ path, isListed }) => isListed && !(clicks.get(path)! <= 3))).toEqual([]);
    const paths = new Set(pages.map(({ path }) => path));
    // The sitemap for search engines is a file.
    expect([...clicks.keys()].filter(path => !paths.has(path))).toEqual(['/sitemap.xml']);

    const cityPages = pages.flatMap(({ path, nearest }) => (nearest ? [{ path, nearest }] : []));
    expect(cityPages).toHaveLength(2 * count);
    const hasNearest = ({ path, nearest }: (typeof cityPages)[number]) => {
      const miles = nearest.map(({ detail }) => Number.parseInt(detail.replaceAll(',', ''), 10));
      const others = new Set(nearest.map(({ href }) => href).filter(href => href !== path));
      return others.size === neighborCount && miles.every((each, index) => each >= (miles[index - 1] ?? 0));
    };
    expect(cityPages.filter(page => !hasNearest(page))).toEqual([]);
  },
);
