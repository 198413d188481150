// Documentation of `ProcessSteps` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The five steps of the studio’s work for a client, illustrated by the production of a newspaper page.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['steps', 'timeline', 'how it works', 'process', 'stepper'],
  use: [
    {
      text: 'Exactly five steps, each named in one word: each has its drawing, and the type of `steps` refuses any other number.',
      story: 'Playground',
    },
  ],
  avoid: [
    {
      text: 'Long names or empty texts: a name breaks in its narrow column, and a step without a text looks unfinished. One short word, and one sentence.',
      story: 'Extremes',
    },
    { text: 'Reasons without an order: use BenefitList.', instead: 'Patterns/BenefitList/Playground' },
    {
      text: 'Fewer or more than five steps: a list in Prose, or a Text with a number for each step in a Grid.',
      instead: 'Patterns/Prose/Document',
    },
  ],
  anatomy: [
    ['Drawing', 'Brief, draft, proof, plate, run.'],
    ['Number and name', 'All names have one size.'],
    ['Text', 'One or two sentences.'],
  ],
  keyboard: [],
  screenReader: [
    '“List, 5 items”, then “1, Brief, heading level 3” and the text. The drawings are not read.',
  ],
  related: {
    'Patterns/BenefitList': 'reasons.',
    'Flows/ApplicationWizard': 'steps that a visitor takes.',
  },
} satisfies ComponentDocs;
