import { about as copy } from '@fit-to-print/content/about';
import { steps } from '@fit-to-print/content/processSteps';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

export default definePageData(definition, {
  data: { ...copy, process: { ...copy.process, steps } },
});
