// Documentation of `SourceReport` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';

export default {
  purpose: 'Where leads, applications and sales came from in a period: landing page, campaign and city.',
  status: 'stable',
  since: 'next',
  aliases: ['attribution', 'analytics', 'campaigns', 'chart', 'conversion', 'statistics'],
  use: [
    { text: 'Each row has its numbers, and a bar that shows them.', story: 'Month' },
    { text: 'A period without entries has a message that says so.', story: 'NothingInThePeriod' },
  ],
  avoid: [
    {
      text: 'An empty period if loading failed: it reads as one without entries. Say that loading failed.',
      instead: 'Admin/Flows/SourceReport/FailsAtFirst',
    },
    { text: 'Searching for a person: use the Inbox.', instead: 'Admin/Flows/Inbox/Playground' },
  ],
  anatomy: [
    ['Period', 'The first and the last day, both included.'],
    ['Tables', 'One for pages, campaigns and cities each, the biggest first.'],
    ['Bar', 'Messages, applications and sales in three tints.'],
  ],
  keyboard: [
    ['Tab', 'Moves between the days and the buttons.'],
    ['Enter', 'Shows the period.'],
  ],
  screenReader: [
    'The caption of each table, then its rows. The bars are not read: they show the same numbers.',
  ],
  related: {
    'Admin/Flows/Inbox': 'the entries that are counted.',
    'Admin/Flows/SignalReport': 'what browsers reported.',
  },
} satisfies ComponentDocs;
