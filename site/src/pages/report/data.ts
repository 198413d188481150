import { report } from '@fit-to-print/content/report';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

export default definePageData(definition, { data: report });
