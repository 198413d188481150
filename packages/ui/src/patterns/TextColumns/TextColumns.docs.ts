// Documentation of `TextColumns` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Short pieces side by side that belong together but have no order.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['columns', 'cards', 'notes', 'text grid'],
  use: [{ text: 'Three pieces of about equal length.', story: 'Playground' }],
  avoid: [
    {
      text: 'Pieces of very different length: the short ones leave holes in the row. Shorten the long ones, or write paragraphs with Prose.',
      story: 'Uneven',
    },
    {
      text: 'Pieces that need a letter (A, B, C): use BenefitList.',
      instead: 'Patterns/BenefitList/Playground',
    },
  ],
  anatomy: [
    ['Title', 'In `head`.'],
    ['Text', 'One paragraph.'],
    ['Line', 'Between two columns.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: ['“List, 3 items”, then title, heading level 3, and text.'],
  related: {
    'Patterns/BenefitList': 'reasons with a letter.',
  },
} satisfies ComponentDocs;
