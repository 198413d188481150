import { type City, pageNumber } from '@fit-to-print/content/city';
import { pressPageCopy, cityPageCopy } from '@fit-to-print/content/cityPageCopy';
import type { Faq } from '@fit-to-print/content/types';

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
