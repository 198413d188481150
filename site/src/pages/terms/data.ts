import { terms as copy } from '@fit-to-print/content/legal/terms';
import { toLegalData } from '@fit-to-print/content/props/legal';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** The data of the page /terms-of-service. `toLegalData` turns the legal text into the data of its template. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
  redirectsFrom: ['/terms'],
  data: toLegalData(copy),
});
