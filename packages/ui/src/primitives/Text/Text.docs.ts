// Documentation of `Text` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Text in one step of the type scale: paragraphs, labels, captions, titles of cards.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['paragraph', 'label', 'caption', 'typography', 'body', 'heading', 'font size'],
  use: [
    {
      text: '`variant` sets the look, `as` the element: a title may be an h2 or an h3.',
      story: 'AsHeading',
    },
    { text: '`muted` for secondary text.', story: 'Tones' },
  ],
  avoid: [
    {
      text: 'The headline of a page or a section: use CopyfitHeadline.',
      instead: 'Primitives/CopyfitHeadline/Playground',
    },
    {
      text: 'Red for anything but an error: readers look for what is wrong. Emphasize by another variant.',
      instead: 'Components/Field/Invalid',
    },
  ],
  anatomy: [
    ['Element', '`<p>`, or the element that `as` names.'],
    ['Type', 'A step of the scale: family, size and line height belong together.'],
    ['Color', '`ink`; `muted` for secondary text, `pencil` for corrections, `critical` for errors.'],
  ],
  keyboard: [],
  screenReader: ['The text. As h1, h2 or h3: “…, heading level 2”.'],
  related: {
    'Primitives/CopyfitHeadline': 'headlines.',
    'Primitives/RichText': 'text with links.',
    'Patterns/Prose': 'long texts.',
  },
} satisfies ComponentDocs;
