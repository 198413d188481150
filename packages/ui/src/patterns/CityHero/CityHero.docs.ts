// Documentation of `CityHero` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The top of a city’s page: its dateline as wide as the page, a map of its streets, and the next step beside the map.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['hero', 'city header', 'map header', 'plate', 'banner', 'dateline'],
  use: [
    { text: 'Both pages of a city begin with it.', story: 'Playground' },
    {
      text: 'One page of a city has the whole map, the other a dark enlargement, so that they look different and no page repeats a map.',
      story: 'Strip',
    },
  ],
  avoid: [
    { text: 'A long introduction: the map grows with it.', story: 'Extremes' },
    { text: 'A page without a city: use Hero.', instead: 'Patterns/Hero/Playground' },
  ],
  anatomy: [
    ['Heading', 'The h1, with the words that people search for, in small type. At its end, the price.'],
    [
      'Dateline',
      'The name of the place, with a dash if it is short: above the map, or at the bottom of it in a strip. It has the same size for every city on wide screens, unless it is too long or too short for that.',
    ],
    [
      'Map',
      'The StreetMap, as tall as the first screen has room for; in the layout `plan`, narrow screens have it below the next step.',
    ],
    [
      'Introduction',
      'With the next step: beside the map, above it on phones, and below a strip. On wide screens it is at the right of the map if the streets lean to the east, else at the left.',
    ],
    ['Caption', 'What the map shows, and the bearing of its streets, as a compass and in large type.'],
    [
      'Headline',
      'A second headline, smaller than the dateline: above the introduction; beside it below a strip on wide screens that are not tall.',
    ],
  ],
  keyboard: [['Tab', 'Moves the focus to the links beside the map, then to the promo card.']],
  screenReader: [
    'The heading, level 1. Then a figure: the description of the map as one image, and its caption. A strip is not read. The dateline and the number of the picture are not read.',
  ],
  related: {
    'Patterns/StreetMap': 'the map alone.',
    'Templates/CityPressTemplate': 'a page that begins with it.',
  },
} satisfies ComponentDocs;
