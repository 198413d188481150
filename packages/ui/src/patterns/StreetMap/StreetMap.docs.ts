// Documentation of `StreetMap` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The streets of a city as a map, drawn from a few numbers.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['map', 'city map', 'illustration', 'engraving', 'drawing'],
  use: [
    { text: 'The real bearing, water and landmark of a city.', story: 'SanFrancisco' },
    { text: 'A city without water or a diagonal street, too.', story: 'Least' },
  ],
  avoid: [
    {
      text: 'A map to find the way: this is a picture. Write an address as text.',
      instead: 'Patterns/ContactDetails/Playground',
    },
  ],
  anatomy: [
    ['Blocks', 'Hatched, in the bearing of the streets.'],
    ['Main street and diagonal street', 'Named streets.'],
    ['Water', 'Waves along a side.'],
    ['Landmark', 'Trees or a dome, with its name.'],
    [
      'Detail',
      'A strip of the page’s map, enlarged and as wide as the window, further down its page. It has no labels.',
    ],
    [
      'View',
      'The view over the city (`cityView`): a halftone in two colors that the `silhouettes` of the plan lead. It is seen from the `air`, with newspapers in the sky, or nearer through the `window` of a studio, with a desk in front of it. `Newsstand` shows it.',
    ],
  ],
  keyboard: [],
  screenReader: ['Its description, as one image, labels included.'],
  related: {
    'Patterns/CityHero': 'the top of a city’s page.',
    'Patterns/Newsstand': 'shows the view over the city at the end of its pages.',
    'Patterns/ReleaseIllustration': 'the drawing of the product.',
  },
} satisfies ComponentDocs;
