import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The services in brief, in a grid.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['services', 'list', 'grid'],
  use: [{ text: 'An even number of services.', story: 'Playground' }],
  avoid: [
    { text: 'An odd number: the last cell stays empty.', story: 'AnOddNumber' },
    { text: 'With features and cities: use ServiceCard.', instead: 'Patterns/ServiceCard/Playground' },
  ],
  anatomy: [
    ['Name', 'In `title`.'],
    ['Text', 'Its first words in bold capitals.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  spoken: ['“List, 6 items. Brand, heading level 3”, then the sentence.'],
  related: {
    'Patterns/ServiceCard': 'services in full.',
  },
} satisfies ComponentDocs;
