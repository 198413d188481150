import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';

export default {
  purpose: 'The leads, applications and sales that came in, and the follow-up of each.',
  status: 'stable',
  since: 'next',
  aliases: ['CRM', 'leads', 'list', 'admin', 'mailbox', 'queue'],
  use: [
    { text: 'The list beside the open entry.', story: 'Opened' },
    { text: 'Somebody else saved first: both versions, and a choice.', story: 'Conflict' },
    { text: 'A failure keeps what was typed.', story: 'SaveFailed' },
  ],
  avoid: [
    { text: 'Saving without a word: every save has a state.', instead: 'Admin/Flows/Inbox/Saved' },
    { text: 'Long values.', story: 'Longest' },
  ],
  anatomy: [
    ['Filters', 'Status with counts, kind, search.'],
    ['List', 'A DataTable.'],
    ['Panel', 'The entry and its follow-up.'],
    ['Undelivered mail', 'Only if there is any.'],
  ],
  keyboard: [
    ['Up, Down, J, K', 'Moves in the list, from anywhere on the page.'],
    ['Enter', 'Opens the entry.'],
    ['Escape', 'Closes it.'],
    ['/', 'Moves to the search.'],
  ],
  screenReader: [
    'The table with its number of rows; a status as its word.',
    'An opened entry: its name, because the panel takes the focus.',
    'A save: “Saved.”',
  ],
  related: {
    'Admin/Patterns/DataTable': 'the list.',
    'Admin/Templates/AdminTemplate': 'the page around it.',
  },
} satisfies ComponentDocs;
