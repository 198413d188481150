import type { ComponentDocs } from '../../../build/componentDocs.ts';

export default {
  purpose: 'The page of the product: what it is, where releases run, what it costs.',
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
    ['Hero and ReleaseIllustration', 'What it does.'],
    ['LogoCarousel', 'Where it runs.'],
    ['BenefitList', 'What you get.'],
    ['PlacementReport', 'A sample of the proof at the end.'],
    ['PricingTable', 'What it costs.'],
    ['Guarantee, Testimonials', 'Why to trust it.'],
    ['CityLinks, CallToAction', 'The way on.'],
  ],
  keyboard: [['Tab', 'Skip link, header, then the page from top to bottom.']],
  screenReader: ['The title of the page, then banner, main and content information. One heading level 1.'],
  related: {
    'Patterns/PricingTable': 'the prices.',
    'Templates/CityPressTemplate': 'the product in a city.',
  },
} satisfies ComponentDocs;
