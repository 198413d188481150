import { privacy as copy } from '@fit-to-print/content/legal/privacy';
import type { LegalData } from '@fit-to-print/ui/templates/LegalTemplate';
import { legalData } from '../legalData.ts';
import { type Page, pageHead } from '../page.ts';

export const privacy: Page<LegalData> = {
  path: '/privacy-policy',
  template: 'legal',
  head: pageHead('/privacy-policy'),
  data: legalData(copy),
};
