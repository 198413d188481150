import { cityPackages } from './cityPackages.ts';
import { formatPrice } from './formatPrice.ts';
import type { Price, Invented } from './types.ts';

/** The same ids as in the backend's `contracts/subscription.ts`; a test there compares the lists. */
export type TierId = 'starter' | 'growth' | 'pro' | 'authority';

export type FigureId = 'outlets' | 'premium' | 'releases' | 'maxDomainAuthority' | 'reach' | 'delivery';

/** A monthly package of PR Authority, with the figures of the specification, section 9. */
export interface Tier {
  readonly id: TierId;
  readonly name: string;
  readonly price: Price & { readonly period: 'month' };
  readonly figures: Readonly<Record<FigureId, string>>;
  /** Follows the number of press releases, where the specification gives no period. */
  readonly releasesPeriod?: Invented & { readonly text: string };
}

const monthly = (amount: number) => ({ amount, currency: 'USD', period: 'month' }) as const;

/** From the smallest to the largest: each tier has every feature of the one before it. */
export const tiers: readonly [Tier, ...Tier[]] = [
  {
    id: 'starter',
    name: 'Starter',
    price: monthly(599),
    figures: {
      outlets: '100+',
      premium: '0',
      releases: '1',
      maxDomainAuthority: '85',
      reach: '500K+',
      delivery: '7 days',
    },
    releasesPeriod: { kind: 'invented', text: 'per quarter' },
  },
  {
    id: 'growth',
    name: 'Growth',
    price: monthly(1299),
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
    price: monthly(1999),
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
    price: monthly(3999),
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
export const figureRows: readonly { readonly id: FigureId; readonly label: string }[] = [
  { id: 'outlets', label: 'Outlets' },
  { id: 'premium', label: 'Premium outlets' },
  { id: 'releases', label: 'Press releases' },
  { id: 'maxDomainAuthority', label: 'Max domain authority' },
  { id: 'reach', label: 'Reach' },
  { id: 'delivery', label: 'Delivery' },
];

/** `from`: the first tier that includes it; every later tier does too. */
export const featureRows: readonly { readonly label: string; readonly from: TierId }[] = [
  { label: 'Backlinks', from: 'starter' },
  { label: 'Newsroom page', from: 'starter' },
  { label: 'Yahoo and Digital Journal', from: 'starter' },
  { label: 'Consultation', from: 'growth' },
  { label: 'Google News indexing', from: 'growth' },
  { label: 'Analytics report', from: 'growth' },
  { label: 'Priority revisions', from: 'growth' },
  { label: 'Custom media pitch', from: 'growth' },
  { label: 'MarketWatch and Benzinga coverage', from: 'pro' },
  { label: 'Badge pack', from: 'pro' },
  { label: 'Custom campaign strategy', from: 'authority' },
  { label: 'Dedicated PR manager', from: 'authority' },
  { label: 'Verified brand profile', from: 'authority' },
];

/** A row of the rate card in plain words. */
interface RateCardTerm {
  readonly term: string;
  readonly text: string;
}

/** Facts about the world are in `sourcedClaims.ts`; what the specification does not say of a package is a sample. */
export const glossary: readonly (RateCardTerm & Partial<Invented>)[] = [
  {
    term: 'Outlets and releases',
    text: `Pro and Authority include one release a quarter, fewer than Growth, on more outlets. A city page’s ${cityPackages[0].name} package (${formatPrice(cityPackages[0].price)}, paid once) also reaches ${largestTier.figures.outlets} sites, with one release; the monthly ${largestTier.name} adds premium outlets, a release every quarter and a PR manager.`,
  },
  {
    term: 'Max domain authority',
    text: 'Domain authority is the company Moz’s estimate, out of 100, of how well a site will rank in search. Google does not use it. “Max” is the highest score among a package’s sites.',
  },
  {
    kind: 'invented',
    term: 'Reach',
    text: 'The audience that each outlet of a package states, added up. It is not the number of people who will read your article.',
  },
  {
    term: 'Backlinks',
    text: 'Links from the article to your site. They can bring readers. Google asks for paid links to be marked, and does not count them.',
  },
  {
    kind: 'invented',
    term: 'Google News indexing',
    text: 'The article runs on sites that Google News reads. Google decides what it shows, and for how long.',
  },
  {
    kind: 'invented',
    term: 'Badge pack',
    text: 'Images for your own site, with the names of outlets that ran your article: “As seen on.”',
  },
];

/** True if a tier includes a feature. */
export const tierIncludes = (tier: TierId, from: TierId): boolean => {
  const rank = (id: TierId) => tiers.findIndex(each => each.id === id);
  return rank(tier) >= rank(from);
};
