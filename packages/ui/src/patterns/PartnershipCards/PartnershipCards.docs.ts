// Documentation of `PartnershipCards` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The two ways to work with the studio, with their terms.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['plans', 'options', 'comparison', 'cards', 'ways to work'],
  use: [{ text: 'Exactly two, one of them recommended.', story: 'Playground' }],
  avoid: [
    { text: 'Three or more: they do not fit side by side.', instead: 'Patterns/PackageCards/Playground' },
    {
      text: 'Titles of very different length: each fills its card, so a long one is small beside a short one. Two or three words each.',
      story: 'Extremes',
    },
  ],
  anatomy: [
    ['Title', 'A headline; both have one size.'],
    ['Stamp', 'On the recommended one.'],
    ['Text and terms', 'The price in one line.'],
    ['Points', 'What it includes.'],
    ['Button', '`pencil` on the recommended one.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: ['“Equity partnership, Recommended, heading level 2”, its text, terms and points, the link.'],
  related: {
    'Patterns/PackageCards': 'packages with a fixed price.',
  },
} satisfies ComponentDocs;
