import { legalLabels } from '@fit-to-print/content/legal/labels';
import type { LegalDocument } from '@fit-to-print/content/types';
import type { LegalData } from '@fit-to-print/ui/templates/LegalTemplate';

const buildDay = new Date().toISOString().slice(0, 10);

/** A legal text as its template takes it. Where it is dated today, the day of the build stands in until the page listens. */
export const legalData = ({ headline, lede, lastUpdated, sections }: LegalDocument): LegalData => ({
  headline,
  lede,
  updatedLabel: legalLabels.lastUpdated,
  lastUpdated:
    lastUpdated === 'today' ? { date: buildDay, today: true } : { date: lastUpdated, today: false },
  contentsLabel: legalLabels.contents,
  sections,
});
