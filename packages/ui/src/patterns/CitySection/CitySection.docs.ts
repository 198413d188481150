// Documentation of `CitySection` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The cities as the index of a newspaper: name, description, page number.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['index', 'city index', 'locations', 'table of contents'],
  use: [
    { text: 'On the home page, with a last line for visitors from other cities.', story: 'Playground' },
    {
      text: 'It shows the map of the city that is hovered or focused, and at first the map of the first city.',
      story: 'WithMaps',
    },
  ],
  avoid: [
    {
      text: 'Descriptions of several lines: the list no longer reads as an index. One line each; the rest belongs on the city’s page.',
      story: 'WithShortAndLongText',
    },
    { text: 'Only names: use CityLinks.', instead: 'Patterns/CityLinks/WithoutDetails' },
  ],
  anatomy: [
    ['Section label', 'The name of the section.'],
    ['Headline', 'With a note below it.'],
    ['Entry', 'Name, description and page number.'],
    ['Other city', 'The last line, in blue.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: [
    'The headline names the region: “Five cities, one desk., region”. Then each city with its description as one link. The page number is not read.',
  ],
  related: {
    'Patterns/CityLinks': 'names in columns.',
  },
} satisfies ComponentDocs;
