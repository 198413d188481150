import type { ReportData } from '@fit-to-print/ui/templates/ReportTemplate';

/** The texts of the page /report, on which a customer reads where a press release was published (a placement report). */
export const report = {
  headline: [['Where', 'it ran.']],
  missingHeadline: [['Where', [{ del: 'it ran.' }], [{ ins: 'is it?' }]]],
  intro: 'A report lists every page we recorded for a release, as we last found it.',
  states: {
    loading: 'Loading the report…',
    noScript: 'This page loads the report with JavaScript. Switch it on, and reload the page.',
    missing: 'There is no report at this address. Ask the person who sent you the link, or write to us.',
    failed: 'The report could not be loaded. Check your connection and try again.',
  },
  retry: 'Try again',
  contact: { text: 'Write to the studio', href: '/contact' },
  print: 'Print',
  download: 'Save as CSV',
} as const satisfies ReportData;

/** The file name of a saved report, without its extension. */
export const reportFileStem = 'placement-report';
