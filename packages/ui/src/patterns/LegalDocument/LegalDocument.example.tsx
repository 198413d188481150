// An example of `LegalDocument` in an app.
import { LegalDocument } from '@fit-to-print/ui/patterns/LegalDocument';

/** The component numbers the sections, and links them from the contents. With `today: true` the visitor's current day is shown in place of `date`. */
export const Terms = () => (
  <LegalDocument
    headline={[['Terms', 'of service']]}
    intro="What you may expect of us, and we of you."
    updatedLabel="Last updated"
    lastUpdated={{ date: '2026-11-01', today: false }}
    contentsLabel="Sections"
    sections={[
      {
        id: 'payment',
        heading: 'Payment',
        blocks: [{ type: 'paragraph', text: 'You pay at the start of each month.' }],
      },
      {
        id: 'refunds',
        heading: 'Refunds',
        blocks: [
          {
            type: 'paragraph',
            text: ['Write to ', { text: 'our desk', href: 'mailto:desk@hopyard.example' }, '.'],
          },
          { type: 'list', items: ['Within 14 days: the whole price.', 'Later: the unused months.'] },
        ],
      },
    ]}
  />
);
