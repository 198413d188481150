// The nine services of the studio, and the texts of /services.
import { formatPrice } from './formatPrice.ts';
import { cityPackages } from './cityPackages.ts';
import { smallestTier } from './tiers.ts';
import { brand } from './brand.ts';
import type { CopyWith, ClosingSection, Link, NextStep, Placeholder, RichTextContent } from './types.ts';

export type ServiceName =
  | 'Brand Strategy & Identity'
  | 'MVP Development'
  | 'Go-to-Market Strategy'
  | 'PR'
  | 'SEO'
  | 'Social Media'
  | 'Copywriting & Storytelling'
  | 'Fundraising Support'
  | 'Long-term Partnership';

/** A service. The specification gives the nine names; the text is a sample. */
export interface Service extends Placeholder {
  readonly name: ServiceName;
  /** The first words of the sentence, in capitals; it continues in `text`. */
  readonly leadWords: string;
  readonly text: RichTextContent;
  readonly features: readonly [string, string, string, string];
  /** True for the service with a picture. It is the first of three in a row. */
  readonly hasPicture?: boolean;
}

export const services: readonly Service[] = [
  {
    isPlaceholder: true,
    name: 'Brand Strategy & Identity',
    leadWords: 'WANTED',
    text: 'a company with one thing to say. Will supply name, mark and type.',
    features: [
      'Name and one-line claim',
      'Wordmark, type, color',
      'Tone of voice, two pages',
      'Files you own outright',
    ],
  },
  {
    isPlaceholder: true,
    name: 'MVP Development',
    leadWords: 'FOR HIRE',
    text: 'designers who ship code. First version in users’ hands, then the argument about the second.',
    features: [
      'Scope cut to one job',
      'Web or mobile, full stack',
      'Chatbots and automation',
      'Handover with the keys',
    ],
  },
  {
    isPlaceholder: true,
    name: 'Go-to-Market Strategy',
    leadWords: 'LOST',
    text: 'the first hundred customers. Last seen where you did not look. Search party available.',
    features: [
      'Target customers and decision makers',
      'Price, tested with buyers',
      'Launch calendar',
      'Numbers to watch weekly',
    ],
  },
  {
    isPlaceholder: true,
    name: 'PR',
    hasPicture: true,
    leadWords: 'NOTICE',
    text: [
      `releases written by editors, with paid placement on news sites. From ${formatPrice(smallestTier.price)} a month, one a quarter; see `,
      { text: brand.product, href: '/PR-Authority#rates' },
      '. Adjectives removed at no charge.',
    ],
    features: [
      'The angle of the story',
      'A 700-word article',
      `One city: from ${formatPrice(cityPackages[0].price)}, once`,
      'Your approval, every word',
    ],
  },
  {
    isPlaceholder: true,
    name: 'SEO',
    leadWords: 'FOUND',
    text: 'by people who typed the question your page answers. No tricks, so nothing to be caught doing.',
    features: ['Questions buyers ask', 'Pages that load fast', 'Structured data', 'A plain monthly report'],
  },
  {
    isPlaceholder: true,
    name: 'Social Media',
    leadWords: 'HELP WANTED',
    text: 'three posts a week, from work you actually did. No dancing required of founders.',
    features: [
      'One channel, done properly',
      'Posts cut from real work',
      'Replies drafted daily',
      'When to stop, in writing',
    ],
  },
  {
    isPlaceholder: true,
    name: 'Copywriting & Storytelling',
    leadWords: 'REPAIRS',
    text: 'sentences straightened while you wait. Pitch decks, sites and letters taken in.',
    features: [
      'Site and product copy',
      'Pitch decks, told in order',
      'Founder letters',
      'House style, one page',
    ],
  },
  {
    isPlaceholder: true,
    name: 'Fundraising Support',
    leadWords: 'SITUATIONS WANTED',
    text: 'your numbers and your story, made to match before an investor checks them.',
    features: [
      'Deck and data room',
      'The story in ten slides',
      'Questions rehearsed',
      'An update letter template',
    ],
  },
  {
    isPlaceholder: true,
    name: 'Long-term Partnership',
    leadWords: 'PARTNER SOUGHT',
    text: 'by a studio, for the long run. We take a share, typically 10–25%, not a fee.',
    features: [
      'Full-stack team, on call',
      'You pay hosting, tools, ads',
      'Pause or stop, 30 days’ notice',
      'Our share, in writing',
    ],
  },
];

/** The texts of /services around the services. Each service reads like a classified ad, hence `Classified`. */
export const servicesPage = {
  headline: [['Nine trades, one'], [[{ del: 'ecosystem.' }], [{ ins: 'bench.' }]]],
  intro:
    'Brand, product, launch, press, search, social, copy and fundraising, done in one shop by people who can hear each other. For founders: order one, or several.',
  /** The page's next step. */
  pricing: {
    text: 'See both ways to pay',
    href: '/pricing',
    note: 'Fee by quote, or equity, typically 10–25%; news placement extra. Free account to apply.',
  },
  sectionLabel: ['Classified', 'D1'],
  /** The button of every card. */
  action: { text: 'Apply Now', href: '/auth' },
  citiesLabel: 'By city',
  closing: {
    sectionLabel: ['Rates', 'D2'],
    headline: [['Shares', 'or invoice?']],
    text: 'Both offers are on one page, with their terms and answers to founders’ questions.',
    action: { text: 'Compare the two', href: '/pricing' },
  },
} as const satisfies CopyWith<{ action: Link; pricing: NextStep; closing: ClosingSection }>;
