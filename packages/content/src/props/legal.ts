import { legalLabels } from '../legal/labels.ts';
import type { LegalDocument } from '../types.ts';
import type { LegalData } from '@fit-to-print/ui/templates/LegalTemplate';

const buildDay = new Date().toISOString().slice(0, 10);

/** A legal text for its template. A text that is dated `today` shows the day of the build until the browser corrects it, and beside it the version. */
export const legalData = ({ headline, lede, lastUpdated, version, sections }: LegalDocument): LegalData => ({
  headline,
  lede,
  updatedLabel: legalLabels.lastUpdated,
  lastUpdated:
    lastUpdated === 'today' ? { date: buildDay, today: true } : { date: lastUpdated, today: false },
  ...(lastUpdated === 'today' && { version: { label: legalLabels.version, date: version } }),
  contentsLabel: legalLabels.contents,
  sections: sections.map(({ id, heading, blocks }) => ({ id, heading, blocks })),
});
