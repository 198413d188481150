// Documentation of `CityLinks` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Links to the pages of all cities, in columns.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['city list', 'locations', 'directory', 'nav links'],
  use: [
    { text: 'All cities with a page; five fit in a row.', story: 'Playground' },
    { text: 'Only names, where the details are not needed.', story: 'WithoutDetails' },
  ],
  avoid: [
    {
      text: 'A city that has no page: CitySection ends with a line for it.',
      instead: 'Patterns/CitySection/Playground',
    },
    {
      text: 'Details of more than three words: they wrap. Leave them out, or use CitySection, where a description has a line.',
      story: 'WithLongestText',
    },
  ],
  anatomy: [
    ['Map', 'Of the city, if it has one: above the name, or before it on phones.'],
    ['Name', 'In bold, as large as the column allows.'],
    ['Detail', 'The edition of the state: “Calif. edition”.'],
    ['Line', 'Between two columns.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: ['“Cities, navigation, list, 5 items. Austin, Texas edition, link”.'],
  related: {
    'Patterns/CitySection': 'with a headline and page numbers.',
  },
} satisfies ComponentDocs;
