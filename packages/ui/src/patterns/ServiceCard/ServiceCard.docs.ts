import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'A service as a classified advertisement, with its features. `ServiceCards` sets all of them in columns.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['card', 'service', 'ad', 'classified', 'offer'],
  use: [{ text: 'Each service of the studio, in columns.', story: 'Playground' }],
  avoid: [
    { text: 'Services in one sentence each: use ServiceList.', instead: 'Patterns/ServiceList/Playground' },
    { text: 'Long lead words.', story: 'Longest' },
  ],
  anatomy: [
    ['Name and number', 'The number is part of the picture.'],
    ['Lead words', '“WANTED”, as wide as the column. In a list, every fourth is printed in reverse.'],
    ['Features', 'A list.'],
    ['Button', 'Small and plain.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: ['“Brand, heading level 3”, then “WANTED: …”, features and the link.'],
  related: {
    'Patterns/ServiceList': 'services in brief.',
  },
} satisfies ComponentDocs;
