// The packages that are sold on the city PR pages and paid once.
import { contactHref } from './contactHref.ts';
import type { Href, Price } from './types.ts';

/** A one-time package, sold on the city PR pages. */
export interface CityPackage {
  readonly name: string;
  readonly price: Price & { readonly period: 'once' };
  /** The words of the stamp on the card, such as `Most Popular`; null for a card without one. */
  readonly stamp: string | null;
  /** The lines of the list on the card. */
  readonly features: readonly string[];
  /** The button of the card. */
  readonly action: { readonly text: string; readonly href: Href };
}

/** A price in dollars that is paid once. */
const once = (amount: number) => ({ amount, currency: 'USD', period: 'once' }) as const;

/** The button of a card: it opens the contact form. */
const contactLink = (name: string) => ({ text: `Start with ${name}`, href: contactHref }) as const;

/** The city packages, from the smallest to the largest. */
export const cityPackages: readonly [CityPackage, ...CityPackage[]] = [
  {
    name: 'Launch',
    price: once(997),
    stamp: null,
    features: ['450+ news sites', 'Local distribution', '1 press release', 'Performance report'],
    action: contactLink('Launch'),
  },
  {
    name: 'Growth',
    price: once(2497),
    stamp: 'Most Popular',
    features: ['Priority placement', '3 press releases', 'SEO optimization', 'Detailed analytics'],
    action: contactLink('Growth'),
  },
  {
    name: 'Authority',
    price: once(4997),
    stamp: null,
    features: [
      'Premium placement',
      '6 press releases',
      'Advanced SEO strategy',
      'Monthly performance reports',
      'Dedicated account manager',
    ],
    action: contactLink('Authority'),
  },
];
