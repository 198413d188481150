// Documentation of `Illustration` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'A drawing in black and blue ink, which shows what a page is about.',
  status: 'stable',
  since: 'next',
  aliases: ['drawing', 'picture', 'image', 'artwork', 'figure'],
  use: [
    { text: 'Beside the introduction of an article, a legal text or a page.', story: 'AllDrawings' },
    {
      text: 'In a container that sets its height: dots fill it around the drawing.',
      story: 'InOtherShapes',
    },
  ],
  avoid: [
    {
      text: 'To say what the text does not: it is decorative, and screen readers skip it.',
      instead: 'Patterns/StreetMap/Playground',
    },
  ],
  anatomy: [
    ['Dots', 'Rows in blue; the dots are larger toward the bottom.'],
    ['Blue ink', 'The outline in blue, beside the one in black.'],
    ['Pencil', 'The editor’s correction.'],
  ],
  keyboard: [],
  screenReader: ['Nothing: the drawing is decoration.'],
  related: {
    'Patterns/ReleaseIllustration': 'the drawing of the product.',
    'Patterns/FrontPagePicture': 'the picture of the home page.',
    'Patterns/ArticleLayout': 'an article with its drawing.',
  },
} satisfies ComponentDocs;
