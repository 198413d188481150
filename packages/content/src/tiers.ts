// The tiers: the four monthly packages of PR Authority, with price, figures and features.
import { cityPackages } from './cityPackages.ts';
import { formatPrice } from './formatPrice.ts';
import type { Price, Placeholder } from './types.ts';

/** The ids of the four monthly packages. The same ids as in the backend's `contracts/subscription.ts`; a test there compares the lists. */
export type TierId = 'starter' | 'growth' | 'pro' | 'authority';

/** The names of the numbers of a tier: outlets that publish a release, the largest ones among them (`premium`), releases, the highest domain authority of an outlet, readers, and days until delivery. */
export type FigureId = 'outlets' | 'premium' | 'releases' | 'maxDomainAuthority' | 'reach' | 'delivery';

/** A monthly package of PR Authority, with the figures of the specification, section 9. The code says tier, the site package. */
export interface Tier {
  readonly id: TierId;
  readonly name: string;
  readonly price: Price & { readonly period: 'month' };
  /** The numbers as the rate card shows them: `100+`. */
  readonly figures: Readonly<Record<FigureId, string>>;
  /** Shown after the number of press releases of a tier for which the specification gives no period. */
  readonly releasesSuffix?: Placeholder & { readonly text: string };
}

const monthlyPrice = (amount: number) => ({ amount, currency: 'USD', period: 'month' }) as const;

/** The tiers from the smallest to the largest. Each has every feature of the one before it. */
export const tiers: readonly [Tier, ...Tier[]] = [
  {
    id: 'starter',
    name: 'Starter',
    price: monthlyPrice(599),
    figures: {
      outlets: '100+',
      premium: '0',
      releases: '1',
      maxDomainAuthority: '85',
      reach: '500K+',
      delivery: '7 days',
    },
    releasesSuffix: { isPlaceholder: true, text: 'per quarter' },
  },
  {
    id: 'growth',
    name: 'Growth',
    price: monthlyPrice(1299),
    figures: {
      outlets: '250+',
      premium: '5',
      releases: '2–3 per quarter',
      maxDomainAuthority: '90',
      reach: '2M+',
      delivery: '10 days',
    },
  },
  {
    id: 'pro',
    name: 'Pro',
    price: monthlyPrice(1999),
    figures: {
      outlets: '300+',
      premium: '7',
      releases: 'Quarterly',
      maxDomainAuthority: '94',
      reach: '5M+',
      delivery: '10 days',
    },
  },
  {
    id: 'authority',
    name: 'Authority',
    price: monthlyPrice(3999),
    figures: {
      outlets: '450+',
      premium: '10',
      releases: 'Quarterly',
      maxDomainAuthority: '94',
      reach: '10M+',
      delivery: '14 days',
    },
  },
];

/** The name of a tier, as the site shows it. */
export const tierName = (id: TierId): string => tiers.find(tier => tier.id === id)!.name;

export const smallestTier = tiers[0];
export const largestTier = tiers.at(-1)!;

/** The figure rows of the rate card, in order. */
export const figureRows: readonly {
  readonly id: FigureId;
  readonly label: string;
}[] = [
  { id: 'outlets', label: 'Outlets' },
  { id: 'premium', label: 'Premium outlets' },
  { id: 'releases', label: 'Press releases' },
  { id: 'maxDomainAuthority', label: 'Max domain authority' },
  { id: 'reach', label: 'Reach' },
  { id: 'delivery', label: 'Delivery' },
];

/** The feature rows of the rate card, in order. Every tier from `firstTier` on includes the feature. */
export const featureRows: readonly { readonly label: string; readonly firstTier: TierId }[] = [
  { label: 'Backlinks', firstTier: 'starter' },
  { label: 'Newsroom page', firstTier: 'starter' },
  { label: 'Yahoo and Digital Journal', firstTier: 'starter' },
  { label: 'Consultation', firstTier: 'growth' },
  { label: 'Google News indexing', firstTier: 'growth' },
  { label: 'Analytics report', firstTier: 'growth' },
  { label: 'Priority revisions', firstTier: 'growth' },
  { label: 'Custom media pitch', firstTier: 'growth' },
  { label: 'MarketWatch and Benzinga coverage', firstTier: 'pro' },
  { label: 'Badge pack', firstTier: 'pro' },
  { label: 'Custom campaign strategy', firstTier: 'authority' },
  { label: 'Dedicated PR manager', firstTier: 'authority' },
  { label: 'Verified brand profile', firstTier: 'authority' },
];

/** A word of the rate card, and what it means. */
interface RateCardTerm {
  readonly term: string;
  readonly text: string;
}

/** Explanations below the rate card. Facts have their sources in `sourcedClaims.ts`. A text that says more about tiers than the specification is marked with `isPlaceholder`: it has to be replaced before the site goes live. */
export const rateCardGlossary: readonly (RateCardTerm & Partial<Placeholder>)[] = [
  {
    term: 'Outlets and releases',
    text: `A quarter is three paid months. Growth brings up to one release in each, two or three in all; the others bring one, in the first. A city’s ${cityPackages[0].name} package (${formatPrice(cityPackages[0].price)}, paid once) has one release on ${largestTier.figures.outlets} sites; the monthly ${largestTier.name} adds premium outlets and a PR manager.`,
  },
  {
    isPlaceholder: true,
    term: 'Premium outlets',
    text: 'A package’s outlets with the most readers.',
  },
  {
    isPlaceholder: true,
    term: 'Custom media pitch',
    text: 'An email about your story to reporters, who may not answer.',
  },
  {
    term: 'Max domain authority',
    text: 'The company Moz’s score, out of 100, for how well a site may rank in search. Google does not use it. “Max” is the highest among a package’s sites.',
  },
  {
    isPlaceholder: true,
    term: 'Delivery',
    text: 'The longest time from approval to publication, unless you set a later date.',
  },
  {
    isPlaceholder: true,
    term: 'Reach',
    text: 'The audiences that the outlets state, added up; not how many people read your article.',
  },
  {
    term: 'Backlinks',
    text: 'Links from the article to your site, for readers, not for your place in search. Google asks for paid links to be marked. Each outlet decides; your report shows who did.',
  },
  {
    isPlaceholder: true,
    term: 'Google News indexing',
    text: 'The article runs on sites that Google News reads. Google decides what it shows.',
  },
  {
    isPlaceholder: true,
    term: 'Badge pack',
    text: 'Images for your site, naming outlets that ran your article.',
  },
];

/** True if a tier includes a feature of which `firstTier` is the smallest tier that includes it. */
export const tierIncludes = (tier: TierId, firstTier: TierId): boolean => {
  const rank = (id: TierId) => tiers.findIndex(each => each.id === id);
  return rank(tier) >= rank(firstTier);
};
