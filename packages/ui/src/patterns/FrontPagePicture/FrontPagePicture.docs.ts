// Documentation of `FrontPagePicture` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The halftone picture of the home page, in two colors (“inks”), with one picture for each edition.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['image', 'photo', 'illustration', 'halftone', 'hero image', 'picture'],
  use: [{ text: 'Once, on the home page.', story: 'Playground' }],
  avoid: [
    { text: 'Any other picture of a place: draw a StreetMap.', instead: 'Patterns/StreetMap/Playground' },
    {
      text: 'A picture that explains the product: that is ReleaseIllustration.',
      instead: 'Patterns/ReleaseIllustration/Playground',
    },
  ],
  anatomy: [
    ['Black plate', 'The picture.'],
    ['Blue plate', 'A second color; shifted against the black one until the page has opened.'],
    ['Caption', 'Says what is shown. Not on phones, which show a strip of the picture.'],
  ],
  keyboard: [],
  screenReader: ['Its description, as one image; then the caption. The blue plate is not read.'],
  related: {
    'Patterns/StreetMap': 'the drawing of a city.',
    'Patterns/ReleaseIllustration': 'the drawing of the product.',
  },
} satisfies ComponentDocs;
