// Documentation of `Divider` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A horizontal line between two parts of one text or list.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['rule', 'line', 'hr', 'separator'],
  use: [
    {
      text: '`hair` between two parts that belong together, `fine` and `bold` above a new section.',
      story: 'Weights',
    },
    { text: 'In a column, as wide as the column.', story: 'InColumns' },
  ],
  avoid: [
    {
      text: 'A line above a section of a page: Section draws its own double border.',
      instead: 'Components/Section/Several',
    },
  ],
  anatomy: [['Line', '1 px in `line`, 1 px in `ink`, or 3 px in `ink`.']],
  keyboard: [],
  screenReader: ['“Separator”. Where space alone is enough, leave it out.'],
  related: {
    'Components/Section': 'a part of a page with a double border.',
  },
} satisfies ComponentDocs;
