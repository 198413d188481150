import { articles } from '@fit-to-print/content/articles';
import { brand } from '@fit-to-print/content/brand';
import { listedCities } from '@fit-to-print/content/cities';
import { pageNumber, pressPath, studioPath } from '@fit-to-print/content/city';
import { staticPages } from '@fit-to-print/content/pages';
import { sitemap as copy } from '@fit-to-print/content/sitemap';
import type { StaticPath } from '@fit-to-print/content/types';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** Links to pages by their names. The name of the home page is the brand's, so its link says “Home”. */
const linksTo = (...paths: readonly (keyof typeof copy.pages & StaticPath)[]) =>
  paths.map(href => ({
    text: href === '/' ? 'Home' : staticPages[href].name,
    href,
    page: copy.pages[href],
  }));

/** A name that stays on one line. */
const unbroken = (name: string) => name.replaceAll(' ', '\u00A0');

export default definePageData(definition, {
  data: {
    headline: copy.headline,
    // `page` is the number that the page shows at its top, as a newspaper does.
    groups: [
      {
        title: copy.groups.studio,
        links: linksTo('/', '/about', '/services', '/pricing', '/contact', '/sitemap'),
      },
      { title: copy.groups.legal, links: linksTo('/privacy-policy', '/terms-of-service') },
      {
        title: brand.product,
        links: [
          ...linksTo('/PR-Authority'),
          ...listedCities.map(city => ({
            text: `${brand.product} in ${unbroken(city.name)}`,
            href: pressPath(city),
            page: pageNumber(city),
          })),
        ],
      },
      {
        title: copy.groups.cities,
        links: listedCities.map(city => ({
          text: `Creative studio for ${unbroken(city.name)}`,
          href: studioPath(city),
          // The number of the page's first section: the press page of the city has the sections `.1` to `.4`.
          page: `${pageNumber(city)}.5`,
        })),
      },
      {
        title: copy.groups.insights,
        links: [
          ...linksTo('/insights'),
          // `F1` is the list of articles itself.
          ...articles.map(({ title, path }, index) => ({ text: title, href: path, page: `F${index + 2}` })),
        ],
      },
    ],
    xml: copy.xml,
  },
});
