import { pricing as copy } from '@fit-to-print/content/pricing';
import type { PricingData } from '@fit-to-print/ui/templates/PricingTemplate';
import { type Page, pageHead } from '../page.ts';
import { faqThing } from '../structuredData.ts';

export const pricing: Page<PricingData> = {
  path: '/pricing',
  template: 'pricing',
  head: pageHead('/pricing'),
  things: [faqThing(copy.faq.faqs)],
  data: copy,
};
