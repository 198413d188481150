// Documentation of `Badge` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The status of an item in one word.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['tag', 'chip', 'pill', 'status', 'label'],
  use: [
    { text: 'One word that is clear without its color.', story: 'Tones' },
    {
      text: '`attention` for items that wait for the reader, `closed` for items that are finished.',
      story: 'Playground',
    },
  ],
  avoid: [
    { text: 'More than a word: where there is no room, it ends with an ellipsis.', story: 'WithLongestText' },
    { text: 'The recommended choice: use a Stamp.', instead: 'Components/Stamp/BesideTitle' },
  ],
  anatomy: [
    ['Text', 'One word in `label`.'],
    ['Background', 'The tone. All tones have a border, so that forced colors show it.'],
  ],
  keyboard: [],
  screenReader: ['The word. The tone is not read, so the word must say it.'],
  related: {
    'Components/Stamp': 'the recommended choice.',
    'Components/Toast': 'a message about what has just happened.',
  },
} satisfies ComponentDocs;
