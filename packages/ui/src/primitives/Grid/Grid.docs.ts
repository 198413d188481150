// Documentation of `Grid` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'Places parts of a page in its twelve columns. Below the small breakpoint they stand one below the other.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['columns', 'two columns', 'layout', 'row', 'twelve columns'],
  use: [{ text: 'A headline in `aside` and its text in `content`: the usual section.', story: 'Areas' }],
  avoid: [
    { text: 'A row of equal items: a list has its own columns.', instead: 'Patterns/BenefitList/Playground' },
    { text: 'Buttons beside each other: use a Stack.', instead: 'Primitives/Stack/Row' },
  ],
  anatomy: [
    ['Grid', 'Twelve columns with the gutter of the page.'],
    ['GridArea', 'A named group of columns: `aside`, `content`, `main`, `margin` …'],
  ],
  keyboard: [],
  screenReader: ['Nothing: the order in the page is the order that is read.'],
  related: {
    'Primitives/Stack': 'items in a column or a row.',
    'Primitives/Box': 'the width of the page around it.',
  },
} satisfies ComponentDocs;
