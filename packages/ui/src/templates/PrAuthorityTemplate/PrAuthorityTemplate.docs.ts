// Documentation of `PrAuthorityTemplate` in Storybook: when to use it, what to avoid, its parts, its keys, and other names for it.
import type { ComponentDocs } from '../../../build/componentDocs.ts';
import { siteChromeAnatomy } from '../../../build/siteChromeAnatomy.ts';

export default {
  purpose: 'The page of the product: what it is, where press releases are published, what it costs.',
  status: 'stable',
  since: '0.1.0',
  aliases: ['product page', 'press release product', 'landing page', 'sales page'],
  use: [{ text: 'Everything a buyer asks, in this order.', story: 'Page' }],
  avoid: [
    {
      text: 'Invented logos and testimonials: the page works without.',
      instead: 'Templates/PrAuthorityTemplate/Minimal',
    },
    { text: 'One-time packages: they are on the city pages.', instead: 'Templates/CityPressTemplate/Austin' },
  ],
  anatomy: [
    siteChromeAnatomy,
    ['Hero and ReleaseIllustration', 'What it does.'],
    ['LogoCarousel', 'Where press releases are published.'],
    ['BenefitList', 'What you get.'],
    ['PlacementReport', 'A sample of the report that a client gets at the end.'],
    ['PricingTable', 'What it costs.'],
    ['Guarantee, Testimonials', 'Why to trust it.'],
    ['CityLinks, CallToAction, Newsstand', 'Where to go next.'],
  ],
  keyboard: [['Tab', 'The links and controls of the template, from top to bottom.']],
  screenReader: ['One heading level 1. The app provides the landmarks; the template has none.'],
  related: {
    'Patterns/PricingTable': 'the prices.',
    'Templates/CityPressTemplate': 'the product in a city.',
  },
} satisfies ComponentDocs;
