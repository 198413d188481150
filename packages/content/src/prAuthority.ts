import { brand } from './brand.ts';
import { cityPackages } from './cityPackages.ts';
import { formatPrice } from './formatPrice.ts';
import { largestTier, smallestTier } from './tiers.ts';
import { contactHref } from './contactHref.ts';
import type { ClosingSection, CopyWith, Link, Placeholder, TitledText } from './types.ts';

/** The texts of /PR-Authority, the page that sells monthly packages of press releases. The page's name is fixed; the product's name comes from `brand`. */
export const prAuthority = {
  hero: {
    headline: [
      ['One story,', [{ del: 'blasted' }, ' ', { ins: 'placed' }]],
      ['across 100+ news', 'sites. Or 450+.'],
    ],
    /** The description of the drawing, for screen readers. */
    art: 'A press release tears into newspaper clippings',
    intro: `A professionally written, 700-word article about your company, with paid placement on ${smallestTier.figures.outlets} to ${largestTier.figures.outlets} news sites.`,
    action: { text: 'Packages and prices', href: '/PR-Authority#rates' },
    note: `From ${formatPrice(smallestTier.price)} a month, for a release a quarter, to ${formatPrice(largestTier.price)}. Cancel anytime. One release for one city: ${formatPrice(cityPackages[0].price)}, paid once.`,
  },
  carousel: {
    label: 'Where releases run',
    pauseLabel: 'Pause the logos',
  },
  benefits: {
    sectionLabel: ['What it does', 'P1'],
    headline: [['We write it.'], ['They run it.'], ['You check it.']],
    items: [
      {
        isPlaceholder: true,
        title: 'Questions first, then words',
        text: 'We ask until there is an answer. We write 700 words; you approve every one.',
      },
      {
        isPlaceholder: true,
        title: 'Sites with mastheads',
        text: `Every package includes Yahoo and Digital Journal; Pro and Authority add MarketWatch and Benzinga. ${largestTier.name}’s ${largestTier.figures.outlets} sites include local affiliates of major networks.`,
      },
      {
        isPlaceholder: true,
        title: 'Easy to find later',
        text: 'Every package has backlinks and a newsroom page of your own, where customers find the story.',
      },
      {
        isPlaceholder: true,
        title: 'A list you can check',
        text: 'Every release comes with a report: where the article ran, when, and each page’s address.',
      },
    ],
  },
  report: {
    sectionLabel: ['Placement report', 'P2'],
    headline: [['Where your story'], ['ran, page by page.']],
  },
  rates: {
    sectionLabel: ['Rate card', 'P3'],
    id: 'rates',
    headline: [['Pick a package.', 'Cancel anytime.']],
    caption: `${brand.product} monthly rate card`,
    terms: 'Monthly, cancel anytime',
    steps: 'Pay, then sign up with the same email to brief us. You approve; we place and report.',
    /** The legend of the highlighting: the highlighted word, and the rest. */
    legend: {
      mark: 'Highlighter',
      text: 'marks where a package differs from the one before it. Prices in U.S. dollars, before tax.',
    },
    groups: { figures: 'What runs', features: 'What comes with it' },
    glossaryTitle: 'The rate card in plain words',
    included: 'Included',
    notIncluded: 'Not included',
    period: { text: '/mo', accessibleText: 'per month' },
    /** The text before the tier's name. */
    buy: 'Buy',
    newTab: 'opens checkout in a new tab',
  },
  guaranteeLabel: ['Guarantee', 'P4'],
  cities: {
    sectionLabel: ['By city', 'P5'],
    headline: [['One city, from'], [`${formatPrice(cityPackages[0].price)}, paid once.`]],
    title: `${brand.product} by city`,
    /** The small text under a city’s name: `Calif. edition`. */
    cityDetail: (state: string) => `${state} edition`,
  },
  closing: {
    sectionLabel: ['Late news', 'P6'],
    headline: [['Got news?', 'Tell the desk.']],
    text: 'Tell us what happened. We will tell you, kindly, whether it is a story.',
    action: { text: 'Ask about a release', href: contactHref },
  },
} as const satisfies CopyWith<{
  hero: CopyWith<{ action: Link }>;
  benefits: CopyWith<{ items: readonly (TitledText & Placeholder)[] }>;
  closing: ClosingSection;
}>;
