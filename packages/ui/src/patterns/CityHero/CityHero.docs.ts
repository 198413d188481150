import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The top of a city’s page: an engraving of its streets as wide as the page, with its dateline printed over it, and the next step in a box.',
  status: 'stable',
  since: '0.2.0',
  aliases: ['hero', 'city header', 'map header', 'plate', 'banner', 'dateline'],
  use: [
    { text: 'Both pages of a city begin with it.', story: 'Playground' },
    { text: 'Before the page is scrolled, the streets point north.', story: 'North' },
  ],
  avoid: [
    { text: 'A long introduction: the map grows with it.', story: 'Extremes' },
    { text: 'A page without a city: use Hero.', instead: 'Patterns/Hero/Playground' },
  ],
  anatomy: [
    ['Heading', 'In small type: what a search engine needs. At its end, the price.'],
    ['Plate', 'The StreetMap, and the dateline over it.'],
    [
      'Box',
      'Introduction and next step: at the right of streets that lean to the east, at the left of others, and below the map on narrow screens.',
    ],
    ['Caption', 'What the map shows, and the bearing of its streets in large type.'],
    ['Headline', 'Under the map, beside the PromoCard.'],
  ],
  keyboard: [['Tab', 'Moves the focus to the links in the box, then to the promo card.']],
  screenReader: [
    'The heading, level 1. Then a figure: the description of the map as one image, and its caption. The dateline is not read.',
  ],
  related: {
    'Patterns/StreetMap': 'the map alone.',
    'Templates/CityPressTemplate': 'a page that begins with it.',
  },
} satisfies ComponentDocs;
