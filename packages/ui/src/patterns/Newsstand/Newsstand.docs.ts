// Documentation of `Newsstand` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The drawing at the end of a page, in the colors of both editions: a newsstand with a reader who has the marked sentence of the release, or a city over which newspapers fly, or which is seen through the window of a studio.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['picture', 'illustration', 'kiosk', 'drawing', 'skyline', 'city view'],
  use: [
    { text: 'Once, at the end of the page that sells releases.', story: 'Playground' },
    {
      text: 'At the end of a city’s pages, with the view that `cityView` draws from its street plan: from the air, or through a window.',
      story: 'Cities',
    },
  ],
  avoid: [
    {
      text: 'A picture that explains the product: that is ReleaseIllustration.',
      instead: 'Patterns/ReleaseIllustration/Playground',
    },
    { text: 'A small drawing beside a text: use Illustration.', instead: 'Patterns/Illustration/Playground' },
  ],
  anatomy: [
    [
      'Drawing',
      'SVG files of the build: one for each edition of the newsstand, in halftone, or one of a city for both. By night lamps and windows are lit. Not in print.',
    ],
  ],
  keyboard: [],
  screenReader: ['Nothing: the drawing is decoration.'],
  related: {
    'Patterns/ReleaseIllustration': 'the release and its clippings.',
    'Patterns/FrontPagePicture': 'the picture of the home page.',
  },
} satisfies ComponentDocs;
