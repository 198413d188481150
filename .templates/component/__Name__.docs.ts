// Documentation of `__Name__` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'When to choose it.',
  status: 'draft',
  since: 'next',
  aliases: ['what people call it'],
  use: [{ text: 'What it is good for.', story: 'Playground' }],
  avoid: [{ text: 'What it is not for.', story: 'WithLongestText' }],
  anatomy: [['Text', 'What it is for.']],
  keyboard: [],
  screenReader: ['What a screen reader says.'],
  related: { 'Primitives/Text': 'when to choose that instead.' },
} satisfies ComponentDocs;
