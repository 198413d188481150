// Documentation of `Stack` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Equal space between items, in a column or in a row that wraps.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['flex', 'row', 'column', 'spacing', 'gap', 'VStack', 'HStack'],
  use: [
    { text: 'A column of texts or fields.', story: 'Playground' },
    { text: 'A row of buttons: it wraps on narrow windows.', story: 'Row' },
  ],
  avoid: [
    { text: 'Columns that must align with those of the page: use a Grid.', instead: 'Primitives/Grid/Areas' },
  ],
  anatomy: [['Gap', 'A step of the space scale, or two: for narrow and for large windows.']],
  keyboard: [],
  screenReader: ['Nothing: its items are read in order.'],
  related: {
    'Primitives/Grid': 'the twelve columns of a page.',
    'Primitives/Box': 'space around one element.',
  },
} satisfies ComponentDocs;
