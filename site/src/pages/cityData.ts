import { type City, pageNumber } from '@fit-to-print/content/city';
import { pressPageCopy, cityPageCopy } from '@fit-to-print/content/cityPageCopy';
import { nearestCities } from '@fit-to-print/content/nearestCities';
import type { CityPath, Faq } from '@fit-to-print/content/types';

/** A section's label and number: `C3.1`. */
export const citySectionLabel = (city: City, label: string, section: number) =>
  [label, `${pageNumber(city)}.${section}`] as const;

/** The street plan with its caption, as both pages of a city show it. */
export const cityIllustration = (city: City) => ({
  plan: city.streetPlan,
  alt: city.illustration.alt,
  caption: `${pressPageCopy.illustration(pageNumber(city))} ${city.illustration.caption}`,
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

/** Links to the same page of the nearest cities; `null` while lists can name every city. */
export function cityNeighbors(city: City, pathOf: (city: City) => CityPath, section: number) {
  const nearest = nearestCities(city);
  return nearest.length > 0
    ? {
        sectionLabel: citySectionLabel(city, cityPageCopy.nearest(city), section),
        label: cityPageCopy.nearest(city),
        cities: nearest.map(({ city: other, miles }) => ({
          name: other.name,
          href: pathOf(other),
          detail: cityPageCopy.distance(miles),
        })),
      }
    : null;
}
