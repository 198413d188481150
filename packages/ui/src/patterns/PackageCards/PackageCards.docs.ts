// Documentation of `PackageCards` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'Packages that are paid once, side by side, one of them recommended.',
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'pricing cards',
    'plans',
    'offers',
    'price',
    'one-time prices',
    'price cards',
    'recommended',
    'most popular',
  ],
  use: [{ text: 'Two or three packages; a stamp on one.', story: 'Playground' }],
  avoid: [
    {
      text: 'Monthly tiers that are compared row by row: use PricingTable.',
      instead: 'Patterns/PricingTable/Playground',
    },
    {
      text: 'Features of several lines: visitors compare packages line by line. Two to five words each.',
      story: 'Longest',
    },
  ],
  anatomy: [
    ['Name', 'With the place and “paid once”, because monthly tiers have the same names.'],
    ['Stamp', 'Only on the recommended one.'],
    ['Price', 'In `price`.'],
    ['Features', 'What it includes.'],
    ['Button', '`ink` on the recommended one.'],
  ],
  keyboard: [
    ['Tab', 'Moves the focus from link to link.'],
    ['Enter', 'Follows the link.'],
  ],
  screenReader: [
    '“Growth for Boston, paid once, Most Popular, heading level 3”, the price, the features, the link.',
  ],
  related: {
    'Patterns/PricingTable': 'monthly tiers.',
    'Patterns/PartnershipCards': 'ways to work together.',
  },
} satisfies ComponentDocs;
