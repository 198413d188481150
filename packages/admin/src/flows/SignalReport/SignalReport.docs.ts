import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';

export default {
  purpose: 'What browsers reported about the site in the last seven days: errors, blocked files, slow pages.',
  status: 'stable',
  since: 'next',
  aliases: ['errors', 'monitoring', 'web vitals', 'logs', 'CSP report'],
  use: [
    { text: 'Loads when it is asked for.', story: 'LastWeek' },
    { text: 'Nothing is good news, and says so.', story: 'NothingReported' },
  ],
  avoid: [
    { text: 'A failure as an empty list.', instead: 'Admin/Flows/SignalReport/FailsAtFirst' },
    { text: 'For the work of the day: that is the inbox.', instead: 'Admin/Flows/Inbox/Playground' },
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
    'Admin/Flows/Inbox': 'the other half of the page.',
  },
} satisfies ComponentDocs;
