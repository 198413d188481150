import { privacy as copy } from '@fit-to-print/content/legal/privacy';
import { toLegalData } from '@fit-to-print/content/props/legal';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** The data of the page /privacy-policy. `toLegalData` turns the legal text into the data of its template. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
  redirectsFrom: ['/privacy'],
  data: toLegalData(copy),
});
