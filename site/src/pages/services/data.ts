import { servicesData } from '@fit-to-print/content/props/services';
import { studioService } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** The data of the page /services. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(definition, { structuredData: [studioService], data: servicesData });
