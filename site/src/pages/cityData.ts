import { type City, pageNumber } from '@fit-to-print/content/city';
import { cityPress, cityShared } from '@fit-to-print/content/cityPage';
import type { Faq } from '@fit-to-print/content/types';

/** What both pages of a city show. */

/** A section's label and number: `C3.1`. */
export const sectionLabel = (city: City, label: string, section: number) =>
  [label, `${pageNumber(city)}.${section}`] as const;

export const illustration = (city: City) => ({
  plan: city.plan,
  alt: city.illustration.alt,
  caption: `${cityPress.illustration(pageNumber(city))} ${city.illustration.caption}`,
});

/** `null` if the city has no questions. */
export const faq = (city: City, faqs: readonly Faq[], section: number) =>
  faqs.length > 0
    ? {
        sectionLabel: sectionLabel(city, cityShared.sectionLabels.faq, section),
        headline: cityShared.faqHeadline(city),
        faqs,
      }
    : null;
