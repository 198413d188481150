// Documentation of `PlacementReport` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Where a release was published: each page as it was last checked, and whether the minimum is met.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['report', 'placements', 'clippings', 'coverage', 'evidence', 'tally', 'sample report'],
  use: [
    { text: 'The result of an order: the verdict first, then the pages.', story: 'Delivered' },
    { text: 'A sample for people who have not ordered: label it.', story: 'Playground' },
  ],
  avoid: [
    {
      text: 'Invented pages without a label: readers take them for results. Label a sample.',
      instead: 'Patterns/PlacementReport/Playground',
    },
    { text: 'A comparison of tiers: use PricingTable.', instead: 'Patterns/PricingTable/Playground' },
  ],
  anatomy: [
    ['Label', 'Red, in a frame: the report is a sample. Its addresses are no links.'],
    ['Verdict', 'The number of pages compared with the minimum, in one sentence.'],
    [
      'Tally',
      'A stroke for each page online, in groups of five. Blue beyond the minimum, with a ring and their number; pale where one is missing. A hundred in a row, on phones fifty.',
    ],
    ['Table', 'Outlet, address, first seen, answer and link. Small windows show each row as a paragraph.'],
    ['Note', 'What the words of the table mean, and how often the pages are checked.'],
  ],
  keyboard: [
    ['Tab', 'Moves from address to address.'],
    ['Enter', 'Opens the page in a new tab.'],
  ],
  screenReader: [
    'The verdict, then the table by its caption: “sample-courier.example, row 2; Status, 200”.',
    'The tally is not read: the verdict has its number.',
  ],
  related: {
    'Patterns/Guarantee': 'the promise that the report proves.',
    'Flows/Orders': 'the order that the report belongs to.',
  },
} satisfies ComponentDocs;
