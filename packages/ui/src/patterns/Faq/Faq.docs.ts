// Documentation of `Faq` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A section of questions, each of which opens its answer.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['questions', 'FAQ', 'accordion', 'help'],
  use: [{ text: 'Three to eight questions that readers really ask.', story: 'Playground' }],
  avoid: [
    {
      text: 'Many questions: readers do not find the one they look for. Answer some of them where they come up, in the text.',
      story: 'WithManyQuestions',
    },
    { text: 'One question: answer it in the text.', instead: 'Primitives/Text/Playground' },
  ],
  anatomy: [
    ['Section label and headline', 'The headline names the section.'],
    [
      'Questions',
      'One Disclosure each. The first is open when the page is; in two columns below the headline, the first of each column.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves from question to question, and to links in an open answer.'],
    ['Enter, Space', 'Opens or closes the answer.'],
  ],
  screenReader: [
    'The headline names the region: “Four questions everyone asks., region”. Then “What does it cost?, button, expanded”, its answer, and the next question, “collapsed”.',
  ],
  related: {
    'Components/Disclosure': 'one question.',
  },
} satisfies ComponentDocs;
