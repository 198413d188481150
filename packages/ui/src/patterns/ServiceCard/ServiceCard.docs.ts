// Documentation of `ServiceCard` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'A service as a classified advertisement, with its features. `ServiceCards` lays out all services in columns.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['card', 'service', 'ad', 'classified', 'offer'],
  use: [{ text: 'Each service of the studio, in columns.', story: 'Playground' }],
  avoid: [
    { text: 'Services in one sentence each: use ServiceList.', instead: 'Patterns/ServiceList/Playground' },
    { text: 'Long lead words: the longer they are, the smaller they become.', story: 'Longest' },
  ],
  anatomy: [
    ['Name and number', 'The number is decoration: screen readers skip it.'],
    [
      'Lead words',
      '“WANTED”, as wide as the column. In a list, the first and every fourth card after it show them light on dark.',
    ],
    ['Features', 'A list.'],
    ['Button', 'A link that looks like a small, plain button.'],
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
