// Documentation of `BenefitList` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Three or four reasons side by side, each with a letter.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['features', 'benefits', 'value props', 'reasons', 'feature grid'],
  use: [{ text: 'Four of about equal length: they fill the width of a page.', story: 'Playground' }],
  avoid: [
    {
      text: 'Texts of very different length: the short ones leave holes in the row. Shorten the long ones, or write paragraphs with Prose.',
      story: 'WithShortAndLongText',
    },
    { text: 'Steps in an order: use ProcessSteps.', instead: 'Patterns/ProcessSteps/Playground' },
  ],
  anatomy: [
    ['Label', '“Note A”, counted for you.'],
    ['Title', 'In `head`.'],
    ['Text', 'One or two sentences, with links if needed.'],
    ['Line', 'Between two columns, or between two rows on narrow screens.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: ['“List, 4 items”, then label, title and text of each.'],
  related: {
    'Patterns/TextColumns': 'pieces without a letter.',
    'Patterns/ProcessSteps': 'steps in an order.',
  },
} satisfies ComponentDocs;
