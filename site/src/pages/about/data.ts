import { about as copy } from '@fit-to-print/content/about';
import { correctionsData } from '@fit-to-print/content/props/corrections';
import { steps } from '@fit-to-print/content/processSteps';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** The data of the page /about, which introduces the company. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
  data: { ...copy, process: { ...copy.process, steps }, corrections: correctionsData },
});
