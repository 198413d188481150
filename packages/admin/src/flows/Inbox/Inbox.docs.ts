// Documentation of `Inbox` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';

export default {
  purpose: 'The received leads, applications and sales, and the follow-up of each.',
  status: 'stable',
  since: 'next',
  aliases: ['CRM', 'leads', 'list', 'admin', 'mailbox', 'queue', 'filter', 'search'],
  use: [
    { text: 'The list beside the open entry.', story: 'Opened' },
    { text: 'Somebody else saved first: both versions, and a choice.', story: 'Conflict' },
    { text: 'After a failed save, the typed text stays in the form.', story: 'SaveFailed' },
  ],
  avoid: [
    {
      text: 'A save without feedback: say that it is being saved, is saved, or failed.',
      instead: 'Admin/Flows/Inbox/Saved',
    },
    {
      text: 'Long values in the list: they are cut off, and the entry has to be opened to read them. Names and cities alone.',
      story: 'Longest',
    },
  ],
  anatomy: [
    ['Filters', 'Status with counts, kind, search.'],
    ['List', 'A DataTable.'],
    ['Panel', 'The entry and its follow-up.'],
    ['Undelivered mail', 'Only if a mail could not be delivered.'],
  ],
  keyboard: [
    ['Up, Down, J, K', 'Moves in the list, from anywhere on the page.'],
    ['Enter', 'Opens the entry.'],
    ['Escape', 'Closes the open entry.'],
    ['/', 'Moves to the search.'],
  ],
  screenReader: [
    'The table with its number of rows; each status as a word.',
    'On opening an entry: its name, because the panel takes the focus.',
    'A save: “Saved.”',
  ],
  related: {
    'Admin/Patterns/DataTable': 'the list.',
    'Admin/Templates/AdminTemplate': 'the page around it.',
  },
} satisfies ComponentDocs;
