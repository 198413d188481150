// Documentation of `VisuallyHidden` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Text that only screen readers need: the name of a section, the rest of a short link.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['sr-only', 'screen reader only', 'accessible label', 'hidden text'],
  use: [
    { text: 'A heading for a section that has no visible heading.', story: 'AsHeading' },
    { text: 'Words that complete a short text.', story: 'Playground' },
  ],
  avoid: [{ text: 'Text that sighted people need too: show it.', instead: 'Primitives/Text/Playground' }],
  anatomy: [['Text', '1 px large and clipped, in the place where it is read.']],
  keyboard: [],
  screenReader: ['The text, in its place in the page.'],
  related: {
    'Primitives/Text': 'visible text.',
    'Components/Section': 'has a `hiddenTitle`.',
  },
} satisfies ComponentDocs;
