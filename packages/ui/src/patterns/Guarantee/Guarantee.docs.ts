// Documentation of `Guarantee` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A promise as a headline, with its terms in one sentence.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['promise', 'warranty', 'refund', 'trust'],
  use: [{ text: 'A promise with a number in it, and its terms beside it.', story: 'Playground' }],
  avoid: [
    {
      text: 'A promise without terms: readers look for the catch. Say in one sentence when it holds.',
      story: 'WithOneWord',
    },
    { text: 'Several promises: use BenefitList.', instead: 'Patterns/BenefitList/Playground' },
  ],
  anatomy: [
    ['Headline', 'The promise.'],
    ['Text', 'Its terms, complete.'],
  ],
  keyboard: [],
  screenReader: ['The promise, heading level 2, then its terms.'],
  related: {
    'Patterns/BenefitList': 'several reasons.',
  },
} satisfies ComponentDocs;
