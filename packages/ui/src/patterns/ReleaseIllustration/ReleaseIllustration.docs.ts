// Documentation of `ReleaseIllustration` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Shows what the product does: a press release unfolds and becomes clippings.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['illustration', 'drawing', 'artwork', 'image', 'picture'],
  use: [{ text: 'Once, below the hero of the product’s page.', story: 'Playground' }],
  avoid: [
    { text: 'A dateline of more than 18 letters: it is compressed.', story: 'LongDateline' },
    {
      text: 'As decoration of another page: it shows what the product does.',
      instead: 'Patterns/StreetMap/Playground',
    },
  ],
  anatomy: [
    [
      'Release',
      'Three folded panels with the dateline. A pencil line leads from its marked sentence to the clippings.',
    ],
    [
      'Clippings',
      'Six, in a pile on small windows. Each has the marked sentence of the release. Their photographs are SVG files of the build, in halftone.',
    ],
    ['Paper', 'Light in both editions.'],
    ['Motion', 'The release unfolds while the page is scrolled. With reduced motion nothing moves.'],
  ],
  keyboard: [],
  screenReader: ['Its label, as one image.'],
  related: {
    'Patterns/StreetMap': 'the drawing of a city.',
  },
} satisfies ComponentDocs;
