import { privacy as copy } from '@fit-to-print/content/legal/privacy';
import { legalData } from '@fit-to-print/content/props/legal';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** What the page /privacy-policy shows. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(definition, {
  redirectsFrom: ['/privacy'],
  data: legalData(copy),
});
