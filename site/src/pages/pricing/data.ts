import { billing } from '@fit-to-print/content/billing';
import { pricing as copy } from '@fit-to-print/content/pricing';
import { faqPageEntity } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** The data of the page /pricing, which compares the prices. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
  structuredData: [faqPageEntity(copy.faq.faqs)],
  data: { ...copy, returnMessages: billing.returnMessages },
});
