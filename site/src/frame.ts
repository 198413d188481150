import { brand } from '@fit-to-print/content/brand';
import { footer, hireUs, mainLinks, masthead } from '@fit-to-print/content/nav';

/** What every page carries: masthead, footer, promo. Server-only; it travels in each page's record. */
export const frame = {
  origin: brand.origin,
  brand: { name: brand.name },
  masthead: { ...masthead, links: mainLinks, hireUs, ears: brand.ears, wordmark: brand.wordmark },
  footer: {
    ...footer,
    colophon: brand.colophon,
    imprint: brand.imprint,
    hours: { ...footer.hours, when: brand.hours.text },
  },
};

export type FrameData = typeof frame;
