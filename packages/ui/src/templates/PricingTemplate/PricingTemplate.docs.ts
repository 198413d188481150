// Documentation of `PricingTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page /pricing: the two ways to work with the studio.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['prices', 'plans', 'cost'],
  use: [{ text: 'Two partnerships, and the questions about them.', story: 'Pricing' }],
  avoid: [
    { text: 'Long texts: they fit, but push the first button below the first screen.', story: 'Extremes' },
    {
      text: 'The prices of the press product: they have their own page.',
      instead: 'Templates/PrAuthorityTemplate/Page',
    },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['PageHeader', 'Headline, introduction, prices in brief, and a drawing on desktops.'],
    ['PartnershipCards', 'The two ways.'],
    ['PromoCard', 'As a strip.'],
    ['Faq', 'Questions.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Patterns/PartnershipCards': 'the two ways.',
  },
} satisfies ComponentDocs;
