import { pricing as copy } from '@fit-to-print/content/pricing';
import { faqThing } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** What the page /pricing shows. Only the build reads it, and writes it for the browser. */
export default definePageData(definition, {
  structuredData: [faqThing(copy.faq.faqs)],
  data: copy,
});
