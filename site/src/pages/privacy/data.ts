import { privacy as copy } from '@fit-to-print/content/legal/privacy';
import { legalData } from '../legalData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

export default definePageData(definition, {
  data: legalData(copy),
});
