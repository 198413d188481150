// Documentation of `DataTable` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';

export default {
  purpose: 'A list of any length whose rows can be opened. It renders only the rows in view.',
  status: 'stable',
  since: '0.2.0',
  aliases: [
    'table',
    'grid',
    'data grid',
    'list',
    'virtual list',
    'list of leads',
    'thousands of rows',
    'infinite scroll',
    'pagination',
    'load more',
    'sort',
    'sorting',
    'sortable',
    'filter',
    'filters',
  ],
  use: [
    { text: 'Thousands of rows.', story: 'Playground' },
    {
      text: 'More rows on demand: `onEndReached` is called before the last loaded one is in view.',
      story: 'LoadsMoreAtTheEnd',
    },
    {
      text: 'Rows in the order of your choice: DataTable does not sort. To let users sort, put a Select above it and pass `rows` in the new order.',
      story: 'Replaced',
    },
    {
      text: 'Filters stand above it: DataTable does not filter. The page passes the `rows` and the `total` that match, as Inbox does.',
      story: 'Admin/Flows/Inbox/Playground',
    },
    { text: 'A message in place of rows: empty, loading, failed.', story: 'Empty' },
  ],
  avoid: [
    {
      text: 'A table for reading only: use a table in Prose.',
      instead: 'Patterns/Prose/Playground',
    },
    { text: 'Long values: they are cut off.', story: 'Longest' },
  ],
  anatomy: [
    ['Head', 'Names of the columns; stays in view.'],
    ['Row', 'The first cell names the row.'],
    ['Status line', 'Below the rows.'],
  ],
  keyboard: [
    ['Tab', 'Moves to one row, then out of the table.'],
    ['Up, Down, J, K', 'Moves to the row above or below.'],
    ['Page Up, Page Down, Home, End', 'Moves further.'],
    ['Enter', 'Opens the row.'],
  ],
  screenReader: [
    'Its caption, then “table with 10,000 rows”. A row: “Ada Lovelace, button, row 2”, then its cells.',
  ],
  related: {
    'Admin/Flows/Inbox': 'an example with filters and a search above the table.',
  },
} satisfies ComponentDocs;
