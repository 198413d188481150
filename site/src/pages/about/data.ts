import { about as copy } from '@fit-to-print/content/about';
import { correctionsData } from '@fit-to-print/content/props/corrections';
import { steps } from '@fit-to-print/content/processSteps';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** The data of the page /about, which introduces the company. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(definition, {
  data: { ...copy, process: { ...copy.process, steps }, corrections: correctionsData },
});
