// Documentation of `__Name__` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'When to choose it.',
  status: 'draft',
  since: 'next',
  aliases: ['what people call it'],
  use: [{ text: 'What it is good for.', story: 'Playground' }],
  avoid: [{ text: 'What it is not for.', instead: 'Flows/ContactForm/Idle' }],
  anatomy: [['Field', 'What it is for.']],
  keyboard: [['Tab', 'Moves from field to field.']],
  screenReader: ['What a screen reader says.'],
  related: { 'Flows/ContactForm': 'when to choose that instead.' },
} satisfies ComponentDocs;
