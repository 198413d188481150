// Documentation of `Stack` that Storybook shows: when and how to use it (`use`), mistakes (`avoid`), its parts (`anatomy`), and other names
// for it (`aliases`). `story` names the story that shows the advice; `instead` names a story that shows what to do instead. `since` is the
// first version that has it.
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
