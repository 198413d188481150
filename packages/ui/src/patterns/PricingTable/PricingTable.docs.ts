// Documentation of `PricingTable` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose:
    'The monthly tiers, compared row by row in a table. On phones a card for each tier is above the table.',
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'rate card',
    'price list',
    'price',
    'prices',
    'plans',
    'pricing',
    'comparison table',
    'tiers',
    'subscription',
    'compare plans',
    'monthly',
    'per month',
    'prices side by side',
  ],
  use: [
    { text: 'Three to five tiers, the smallest first.', story: 'Playground' },
    {
      text: 'The marker shows what a tier changes: highlighted in the first row of figures, underlined in the others.',
      story: 'AsTable',
    },
    {
      text: 'Below the medium breakpoint each tier has a card with its button, and the labels of the table are above the values.',
      story: 'OnPhones',
    },
    {
      text: 'The last tier is a dark column or card. There is no mark for a recommended tier: say in `steps` or above the table which one to take.',
      story: 'Playground',
    },
  ],
  avoid: [
    {
      text: 'A switch between monthly and yearly prices inside it: the table has one period. Put a RadioGroup of Field above it, and show the prices of the chosen period.',
      instead: 'Components/Field/FewAndManyOptions',
    },
    { text: 'One tier: there is nothing to compare. Write its price in a Text.', story: 'OneTier' },
    {
      text: 'Packages that are paid once, or one that is recommended by a stamp: use PackageCards.',
      instead: 'Patterns/PackageCards/Playground',
    },
    {
      text: 'Sentences in cells: they cannot be compared at a glance, and make every row higher. A figure or one to three words; the glossary explains them.',
      story: 'Longest',
    },
  ],
  anatomy: [
    ['Legend', 'Explains the marker.'],
    ['Head', 'Names, prices and buttons; it stays in view.'],
    ['Last column', 'Dark, from the name to the last row.'],
    ['Figures', 'A value for each tier.'],
    ['Features', 'A square where a tier includes the feature, a line where it does not.'],
    ['Glossary', 'What the terms mean.'],
  ],
  keyboard: [
    ['Tab', 'Moves from button to button.'],
    ['Enter', 'Opens checkout in a new tab.'],
  ],
  screenReader: [
    'As a table: its caption, then “Growth, column 3; Press releases, 2–3 per quarter”.',
    'Squares are read as “Included” and “Not included”; “/mo” as “per month”.',
    'Cards: “Growth, heading level 3”, then the price and the button.',
  ],
  related: {
    'Patterns/PackageCards': 'packages that are paid once.',
    'Patterns/PartnershipCards': 'ways to work together.',
  },
} satisfies ComponentDocs;
