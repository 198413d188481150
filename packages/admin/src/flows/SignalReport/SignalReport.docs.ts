// Documentation of `SignalReport` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';

export default {
  purpose: 'What browsers reported about the site in the last seven days: errors, blocked files, slow pages.',
  status: 'stable',
  since: 'next',
  aliases: ['errors', 'monitoring', 'web vitals', 'logs', 'CSP report'],
  use: [
    { text: 'The report loads when somebody clicks the button.', story: 'LastWeek' },
    { text: 'A week without reports has a message that says so.', story: 'NothingReported' },
  ],
  avoid: [
    {
      text: 'An empty list if loading failed: it reads as a week without reports. Say that loading failed.',
      instead: 'Admin/Flows/SignalReport/FailsAtFirst',
    },
    { text: 'Daily work: use the Inbox.', instead: 'Admin/Flows/Inbox/Playground' },
  ],
  anatomy: [
    ['Button', 'Shows the last week.'],
    ['Table', 'Most frequent first.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter, Space', 'Loads the report.'],
  ],
  screenReader: ['“Show the last week, button”, then the caption of the table and its rows.'],
  related: {
    'Admin/Flows/Inbox': 'the main part of the same page.',
  },
} satisfies ComponentDocs;
