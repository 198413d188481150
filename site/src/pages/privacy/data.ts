import { privacy as copy } from '@fit-to-print/content/legal/privacy';
import { legalData } from '@fit-to-print/content/props/legal';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** The data of the page /privacy-policy. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(definition, {
  redirectsFrom: ['/privacy'],
  data: legalData(copy),
});
