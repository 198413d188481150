import { report } from '@fit-to-print/content/report';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** What the page /report shows. Only the build reads it, and writes it for the browser. */
export default definePageData(definition, { data: report });
