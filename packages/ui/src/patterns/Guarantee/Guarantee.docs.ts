// Documentation of `Guarantee` that Storybook shows: when and how to use it (`use`), mistakes (`avoid`), its parts (`anatomy`), and other
// names for it (`aliases`). `story` names the story that shows the advice; `instead` names a story that shows what to do instead. `since`
// is the first version that has it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A promise as a headline, with its terms in one sentence.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['promise', 'warranty', 'refund', 'trust'],
  use: [{ text: 'A promise with a number in it, and its terms beside it.', story: 'Playground' }],
  avoid: [
    { text: 'A promise without terms.', story: 'WithOneWord' },
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
