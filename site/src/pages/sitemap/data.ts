import { sitemap as copy } from '@fit-to-print/content/sitemap';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

export default definePageData(definition, {
  data: copy,
});
