import { servicesData } from '@fit-to-print/content/props/services';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

export default definePageData(definition, { data: servicesData });
