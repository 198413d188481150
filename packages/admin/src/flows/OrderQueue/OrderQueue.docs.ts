// Documentation of `OrderQueue` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../../ui/build/componentDocs.ts';

export default {
  purpose:
    'The orders of press releases, for the staff: a list with the orders that wait for the studio first, and the open order with its actions.',
  status: 'draft',
  since: 'next',
  aliases: ['orders', 'work list', 'to do', 'kanban', 'fulfillment'],
  use: [
    { text: 'On /admin, beside the inbox.', story: 'List' },
    { text: 'An order whose text is to be written.', story: 'Writing' },
    { text: 'Addresses of published pages, before the report.', story: 'Filed' },
  ],
  avoid: [
    {
      text: 'For leads and applications: they have no fixed steps.',
      instead: 'Admin/Flows/Inbox/Playground',
    },
    {
      text: 'An action that fails without a message: staff believe that the order has moved on. Say what failed.',
      instead: 'Admin/Flows/OrderQueue/ActionFails',
    },
  ],
  anatomy: [
    ['Counts', 'How many orders wait for the studio, the buyer or nobody; a click filters the list.'],
    ['List', 'Number, buyer, state, next step.'],
    ['Panel', 'The open order: next step, the action of its state, brief, versions and placements.'],
  ],
  keyboard: [
    ['Tab', 'Moves from part to part; the list is one stop.'],
    ['Arrow keys', 'Move between the orders of the list.'],
    ['J, K', 'Move to the next or previous order, from anywhere on the page.'],
    ['Enter', 'Opens the focused order.'],
    ['Escape', 'Closes the open order.'],
    ['/', 'Moves to the search.'],
  ],
  screenReader: [
    'A region “Orders”; the caption of the table says how it is sorted.',
    'The panel is a region named by number and buyer; the message of a rejected action is read immediately.',
  ],
  related: {
    'Admin/Flows/Inbox': 'leads, applications and sales.',
    'Flows/Orders': 'the same orders, for the buyer.',
  },
} satisfies ComponentDocs;
