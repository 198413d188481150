// A legal text (terms or privacy policy) as the data of its template.
import { buildDay } from '../buildDate.ts';
import { legalLabels } from '../legal/labels.ts';
import type { LegalDocument } from '../types.ts';
import type { LegalData } from '@fit-to-print/ui/templates/LegalTemplate';

/** A legal text as the data of its template. A text with the date `today` shows the day of the build until the browser replaces it, and also its version. */
export const toLegalData = ({
  headline,
  intro,
  illustration,
  lastUpdated,
  version,
  sections,
  keyTerms,
}: LegalDocument): LegalData => ({
  headline,
  intro,
  illustration,
  updatedLabel: legalLabels.lastUpdated,
  lastUpdated:
    lastUpdated === 'today' ? { date: buildDay, today: true } : { date: lastUpdated, today: false },
  ...(lastUpdated === 'today' && {
    updatedNote: legalLabels.today,
    version: { label: legalLabels.version, date: version },
  }),
  contentsLabel: legalLabels.contents,
  sections: sections.map(({ id, heading, blocks }) => ({
    id,
    heading,
    ...(id in keyTerms && { keyTerm: keyTerms[id] }),
    blocks,
  })),
});
