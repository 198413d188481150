// Documentation of `CityHero` that Storybook shows: when and how to use it (`use`), mistakes (`avoid`), its parts (`anatomy`), and other
// names for it (`aliases`). `story` names the story that shows the advice; `instead` names a story that shows what to do instead. `since`
// is the first version that has it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The top of a city’s page: a map of its streets as wide as the page, with its dateline printed over it, and the next step in a box.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['hero', 'city header', 'map header', 'plate', 'banner', 'dateline'],
  use: [
    { text: 'Both pages of a city begin with it.', story: 'Playground' },
    {
      text: 'Before the page is scrolled, the main streets run straight up; then the map turns to their real direction.',
      story: 'North',
    },
  ],
  avoid: [
    { text: 'A long introduction: the map grows with it.', story: 'Extremes' },
    { text: 'A page without a city: use Hero.', instead: 'Patterns/Hero/Playground' },
  ],
  anatomy: [
    ['Heading', 'The h1, with the words that people search for, in small type. At its end, the price.'],
    ['Map', 'The StreetMap, and the dateline over it.'],
    [
      'Box',
      'Introduction and next step: at the right if the streets lean to the east, else at the left; below the map on narrow screens.',
    ],
    ['Caption', 'What the map shows, and the bearing of its streets, as a compass and in large type.'],
    ['Headline', 'A second headline, under the map and above the PromoCard.'],
  ],
  keyboard: [['Tab', 'Moves the focus to the links in the box, then to the promo card.']],
  screenReader: [
    'The heading, level 1. Then a figure: the description of the map as one image, and its caption. The dateline and the number of the picture are not read.',
  ],
  related: {
    'Patterns/StreetMap': 'the map alone.',
    'Templates/CityPressTemplate': 'a page that begins with it.',
  },
} satisfies ComponentDocs;
