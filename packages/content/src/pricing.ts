// The texts of /pricing, the page with the two ways to work with the studio: for a fee or for a share.
import { about } from './about.ts';
import { brand } from './brand.ts';
import { cityPackages } from './cityPackages.ts';
import { formatPrice } from './formatPrice.ts';
import { largestTier, smallestTier } from './tiers.ts';
import type { CopyWith, Faq, Link, RichTextContent, Placeholder } from './types.ts';

/** One of the two ways to pay on /pricing. The specification gives the title, the button and the figures. Everything else that it promises is a placeholder. */
export interface Partnership extends Placeholder {
  readonly title: string;
  /** The mark of the recommended partnership; null for the other one. */
  readonly stamp: string | null;
  readonly text: RichTextContent;
  /** The price, in one line. */
  readonly terms: string;
  /** The list of what the partnership includes. */
  readonly points: readonly string[];
  readonly action: Link;
}

const partnerships: readonly [Partnership, Partnership] = [
  {
    isPlaceholder: true,
    title: 'Custom design + development',
    stamp: null,
    text: 'You hire the studio by the project and give away no share of the company. One page says what will be made and at what price. We both sign; then work starts.',
    terms: 'Priced by the project',
    points: [
      'Brand, product, site and launch, or any one of them',
      'Typically runs 3–6 months',
      'Pause or cancel with 30\u00A0days’\u00A0notice',
      'No equity changes hands',
    ],
    // The specification has a straight apostrophe here.
    action: { text: "Let's Talk", href: '/contact' },
  },
  {
    isPlaceholder: true,
    title: 'Equity Partnership',
    stamp: 'Recommended',
    text: 'You bring the idea and run the company. We bring the team, for a share instead of a fee: brand, code, PR strategy and the investor deck.',
    terms: '10–25% equity, typically',
    points: [
      'You pay hard costs such as hosting, tools and ads',
      'The studio’s full team, brief to launch',
      'Pause or cancel with 30\u00A0days’\u00A0notice',
      'We send no invoice for our own time',
    ],
    action: { text: 'Apply for Partnership', href: '/application' },
  },
];

/** The specification asks for four FAQs and gives no text. The figures in the answers are its own. */
const faqs: readonly (Faq & Placeholder)[] = [
  {
    isPlaceholder: true,
    question: 'How much equity do you take, and who pays for what?',
    answer:
      'Typically 10–25%. You pay the hard costs: hosting, tools, ads. We pay our own people and send you no invoice for their time. The exact share depends on how much is already built, and it is in writing before work starts.',
  },
  {
    isPlaceholder: true,
    question: 'How long does an engagement last?',
    answer:
      'Typically 3–6 months from brief to launch. A brand alone is at the short end; a product with a launch is at the long end.',
  },
  {
    isPlaceholder: true,
    question: 'What if we need to stop?',
    answer:
      'Give us 30 days’ notice and we pause or cancel, whether you pay in cash or in equity. You keep delivered work; shares for undelivered work stay yours. Cancel a monthly PR package anytime; it ends with the billing period you have paid for.',
  },
  {
    isPlaceholder: true,
    question: 'Are press releases included?',
    answer: [
      'PR strategy is part of an equity partnership, and of a project if you order it. Paid placement on news sites is part of neither: ',
      { text: brand.product, href: '/PR-Authority' },
      ` is a separate product, from ${formatPrice(smallestTier.price)} a month (${smallestTier.figures.outlets} outlets) to ${formatPrice(largestTier.price)} a month (${largestTier.figures.outlets}), both with one release a quarter. Packages for one city are paid once, from ${formatPrice(cityPackages[0].price)} for one release on ${largestTier.figures.outlets} sites. The monthly ${largestTier.name} runs one in every quarter, with premium outlets and a PR manager.`,
    ],
  },
];

/** The texts of /pricing. */
export const pricing = {
  headline: [['Pay in cash or'], [[{ del: 'exposure.' }], [{ ins: 'equity.' }]]],
  intro:
    'For founders: we design, build and launch your company, for a fee or a share of it. Equity applications need a free account.',
  /** The prices in brief, beside the introduction. */
  prices: {
    label: 'Prices in brief',
    items: [
      { text: 'Get a quote', price: 'by the project', href: '/contact' },
      { text: 'Apply', price: 'equity, typically 10–25%', href: '/application' },
      {
        text: `See ${brand.product}`,
        price: `press from ${formatPrice(smallestTier.price)} a month`,
        href: '/PR-Authority#rates',
      },
    ],
  },
  partnerships,
  faq: {
    sectionLabel: ['Questions, answered', 'E2'],
    headline: [['Four questions'], ['everyone asks.']],
    faqs,
  },
  closing: { ...about.closing, sectionLabel: ['Tip line', 'E3'] },
} as const satisfies CopyWith<{
  partnerships: readonly [Partnership, Partnership];
  prices: CopyWith<{ items: readonly (Link & { readonly price: string })[] }>;
  faq: CopyWith<{ faqs: readonly (Faq & Placeholder)[] }>;
}>;
