// Documentation of `ReportTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose:
    'The page /report: where a release was published, for everybody who has the address of its report.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['shared report', 'placement report', 'unlisted page', 'share link'],
  use: [
    { text: 'The report of a filed order, to read, print and save.', story: 'Delivered' },
    { text: 'An address without a report: say why, and where to ask.', story: 'Missing' },
  ],
  avoid: [
    {
      text: 'A sample on a sales page: this template is the whole page of one order. Put a PlacementReport with a label there.',
      instead: 'Patterns/PlacementReport/Playground',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['PageHeader', 'What the page is.'],
    ['Title', 'The first line of the approved text, with Print and Save as CSV.'],
    ['PlacementReport', 'The verdict and the pages.'],
  ],
  keyboard: [['Tab', 'Print, Save as CSV, then the addresses of the pages.']],
  screenReader: [
    '“Loading the report…”. The loaded report is not announced; it is read in the order of the page.',
  ],
  related: {
    'Patterns/PlacementReport': 'the report.',
    'Flows/Orders': 'where the buyer finds the address of the report.',
  },
} satisfies ComponentDocs;
