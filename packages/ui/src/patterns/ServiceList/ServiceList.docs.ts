// Documentation of `ServiceList` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The services in brief, in the style of small ads in a newspaper.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['services', 'list', 'grid', 'classified', 'small ads'],
  use: [
    { text: 'Nine services: three rows of three.', story: 'Playground' },
    { text: 'Another layout on another city’s page, so that the pages do not look alike.', story: 'Ads' },
    { text: 'A row for each service.', story: 'Rows' },
  ],
  avoid: [
    { text: 'A number that three does not divide: cells stay empty.', story: 'AnOddNumber' },
    { text: 'With features and cities: use ServiceCard.', instead: 'Patterns/ServiceCard/Playground' },
  ],
  anatomy: [
    ['Lines', 'Between the ads: on phones below each of them, on wider screens also between the columns.'],
    ['Number', 'Large and narrow. Assistive technology does not read it.'],
    ['Name', 'In `title`, in narrow letters.'],
    ['Text', 'Its first words in bold capitals.'],
    [
      'Last service',
      'Dark if it is a box; in rows and in two columns, dark if the number of services is odd.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: ['“List, 9 items. Brand, heading level 3”, then the sentence.'],
  related: {
    'Patterns/ServiceCard': 'services in full.',
  },
} satisfies ComponentDocs;
