import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';

export default {
  purpose: 'Where leads, applications and sales came from in a period: landing page, campaign and city.',
  status: 'stable',
  since: 'next',
  aliases: ['attribution', 'analytics', 'campaigns', 'chart', 'conversion', 'statistics'],
  use: [
    { text: 'Each row has its numbers, and a bar that draws them.', story: 'Month' },
    { text: 'A period without entries says so.', story: 'NothingInThePeriod' },
  ],
  avoid: [
    { text: 'A failure as an empty period.', instead: 'Admin/Flows/SourceReport/FailsAtFirst' },
    { text: 'To find a person: that is the inbox.', instead: 'Admin/Flows/Inbox/Playground' },
  ],
  anatomy: [
    ['Period', 'Two days, which both belong to it.'],
    ['Tables', 'One for pages, campaigns and cities each, the biggest first.'],
    ['Bar', 'Messages, applications and sales in three tints.'],
  ],
  keyboard: [
    ['Tab', 'Moves between the days and the buttons.'],
    ['Enter', 'Shows the period.'],
  ],
  screenReader: ['The caption of each table, then its rows. The bars say nothing that the numbers do not.'],
  related: {
    'Admin/Flows/Inbox': 'the entries that are counted.',
    'Admin/Flows/SignalReport': 'what browsers reported.',
  },
} satisfies ComponentDocs;
