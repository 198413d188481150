import { terms as copy } from '@fit-to-print/content/legal/terms';
import type { LegalData } from '@fit-to-print/ui/templates/LegalTemplate';
import { legalData } from '../legalData.ts';
import { type Page, pageHead } from '../page.ts';

export const terms: Page<LegalData> = {
  path: '/terms-of-service',
  template: 'legal',
  head: pageHead('/terms-of-service'),
  data: legalData(copy),
};
