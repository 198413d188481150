// Parts of the data that both pages of a city have: the PR page and the studio page. `section` is the number of a section on these pages.
import { type City, pageNumber } from '@fit-to-print/content/city';
import { pressPageCopy, cityPageCopy } from '@fit-to-print/content/cityPageCopy';
import type { CityPath, Faq } from '@fit-to-print/content/types';
import type { Neighbor } from './definePageData.ts';

/** The number of the first section of a city's studio page. It follows the numbers of the city's PR page. */
export const firstStudioSection = 7;

/** A section's label and number: `C3.1`. */
export const citySectionLabel = (city: City, label: string, section: number) =>
  [label, `${pageNumber(city)}.${section}`] as const;

/**
 * Returns the layouts of the list of outlets and of the list of services on a city's pages. They depend on its place in the list of cities, so
 * that neighbors in the list do not look alike. `isLocalSectionFirst` is true if the section with local knowledge is before the one with the
 * offers.
 */
export const cityLayout = ({ order }: Pick<City, 'order'>) =>
  (
    [
      { outlets: 'columns', services: 'ads', isLocalSectionFirst: false },
      { outlets: 'columns', services: 'columns', isLocalSectionFirst: false },
      { outlets: 'large', services: 'rows', isLocalSectionFirst: true },
    ] as const
  )[(order % 3) as 0 | 1 | 2];

/** The street plan with its caption, as both pages of a city show it. */
export const cityIllustration = (city: City) => ({
  plan: city.streetPlan,
  alt: city.illustration.alt,
  number: pressPageCopy.captionNumber(pageNumber(city)),
  caption: city.illustration.caption,
});

/** The questions of one of a city's pages; `null` if it has none. */
export const cityFaq = (city: City, faqs: readonly Faq[], section: number) =>
  faqs.length > 0
    ? {
        sectionLabel: citySectionLabel(city, cityPageCopy.sectionLabels.faq, section),
        headline: cityPageCopy.faqHeadline(city),
        faqs,
      }
    : null;

/** Links to the same page of the nearest cities; `null` while the number of cities is so small that lists name them all. */
export const cityNeighbors = (
  city: City,
  neighbors: readonly Neighbor[],
  pathOf: (city: Pick<City, 'slug'>) => CityPath,
  section: number,
) =>
  neighbors.length > 0
    ? {
        sectionLabel: citySectionLabel(city, cityPageCopy.nearest(city), section),
        label: cityPageCopy.nearest(city),
        cities: neighbors.map(({ name, miles, ...neighbor }) => ({
          name,
          href: pathOf(neighbor),
          detail: cityPageCopy.distance(miles),
        })),
      }
    : null;
