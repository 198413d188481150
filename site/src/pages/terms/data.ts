import { terms as copy } from '@fit-to-print/content/legal/terms';
import { legalData } from '@fit-to-print/content/props/legal';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** The data of the page /terms-of-service. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(definition, {
  redirectsFrom: ['/terms'],
  data: legalData(copy),
});
