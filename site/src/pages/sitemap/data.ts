// Maps the content to what the page /sitemap shows, which links to all pages.
import { articles } from '@fit-to-print/content/articles';
import { brand } from '@fit-to-print/content/brand';
import { listedCities } from '@fit-to-print/content/cities';
import { type City, pageNumber, pressPath, studioPath } from '@fit-to-print/content/city';
import { staticPages } from '@fit-to-print/content/pages';
import { sitemap as copy } from '@fit-to-print/content/sitemap';
import type { StaticPath } from '@fit-to-print/content/types';
import { compass } from '@fit-to-print/ui/patterns/StreetMap/plan';
import { firstStudioSection } from '../cityData.ts';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** Links to pages by their names. The name of the home page is the brand's, so its link says “Home”. */
const linksTo = (...paths: readonly (keyof typeof copy.pages & StaticPath)[]) =>
  paths.map(href => ({
    text: href === '/' ? 'Home' : staticPages[href].name,
    href,
    page: copy.pages[href],
  }));

/** A text that stays on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00A0');

/** The coordinates of the city hall to a tenth of a degree: `30.3° N 97.7° W`. */
const position = ({ coordinates: [latitude, longitude] }: City) =>
  unbroken(
    [
      `${Math.abs(latitude).toFixed(1)}° ${latitude < 0 ? 'S' : 'N'}`,
      `${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? 'W' : 'E'}`,
    ].join(' '),
  );

/** The data of the page /sitemap, with links to all pages. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
  data: {
    headline: copy.headline,
    // `page` is the number that the page shows at its top, as a newspaper does. The links of each list are in the order of these numbers.
    groups: [
      {
        title: copy.groups.studio,
        links: linksTo('/', '/about', '/services', '/pricing', '/contact', '/sitemap', '/PR-Authority'),
      },
      {
        title: copy.groups.texts,
        links: [
          ...linksTo('/insights'),
          // `F1` is the list of articles itself.
          ...articles.map(({ title, path }, index) => ({ text: title, href: path, page: `F${index + 2}` })),
          ...linksTo('/privacy-policy', '/terms-of-service'),
        ],
      },
      {
        title: copy.groups.cities,
        columns: {
          name: copy.cityColumns.city,
          details: [copy.cityColumns.state, copy.cityColumns.position, copy.cityColumns.streets],
          links: [brand.product, copy.cityColumns.studio],
        },
        rows: listedCities.map(city => ({
          name: unbroken(city.name),
          bearing: city.streetPlan.bearing,
          details: [city.state, position(city), unbroken(compass(city.streetPlan.bearing))],
          links: [
            { text: `${brand.product} in ${city.name}`, href: pressPath(city), page: pageNumber(city) },
            {
              text: `Creative studio for ${city.name}`,
              href: studioPath(city),
              // The number of the page's first section: the city PR page has the sections `.1` to `.6`.
              page: `${pageNumber(city)}.${firstStudioSection}`,
            },
          ],
        })),
      },
    ],
    xml: copy.xml,
  },
});
