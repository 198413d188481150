// Documentation of `__Name__` that Storybook shows: when and how to use it (`use`), mistakes (`avoid`), its parts (`anatomy`), and other
// names for it (`aliases`). `story` names the story that shows the advice; `instead` names a story that shows what to do instead. `since`
// is the first version that has it; `next` is not released yet.
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
