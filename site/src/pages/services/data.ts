import { servicesData } from '@fit-to-print/content/props/services';
import { photographFiles } from '../../paths.ts';
import { studioService } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** The data of the page /services. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
  structuredData: [studioService],
  data: { ...servicesData, photographs: photographFiles },
});
