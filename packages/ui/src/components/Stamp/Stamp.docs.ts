// Documentation of `Stamp` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Marks the one recommended choice among several.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['ribbon', 'recommended', 'most popular', 'sticker'],
  use: [{ text: 'Once in a section, beside the title of the choice.', story: 'BesideTitle' }],
  avoid: [
    { text: 'A sentence: it wraps where its container is narrower.', story: 'WithLongestText' },
    { text: 'A status: use a Badge.', instead: 'Components/Badge/Tones' },
  ],
  anatomy: [['Words', 'One or two, in red capitals, rotated.']],
  keyboard: [],
  screenReader: ['Nothing: the heading of the choice repeats its words for screen readers.'],
  related: {
    'Components/Badge': 'the status of an item.',
    'Patterns/PackageCards': 'uses it.',
  },
} satisfies ComponentDocs;
