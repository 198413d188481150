import { brand } from './brand.ts';
import { listedCities } from './cities.ts';
import { pressPath } from './city.ts';
import type { CopyWith, Link, Placeholder } from './types.ts';

// The texts and links of the header and the footer, which every page has. An edition is a color theme: day is light, night is dark.

/** The seven links of the header. The last is shown as a button. */
export const mainLinks = [
  { text: 'Home', href: '/' },
  { text: 'About', href: '/about' },
  { text: 'Services', href: '/services' },
  { text: 'Insights', href: '/insights' },
  { text: 'Pricing', href: '/pricing' },
  { text: 'Contact', href: '/contact' },
  { text: brand.product, href: '/PR-Authority' },
] as const satisfies readonly Link[];

/** The header's second button, while the visitor is signed out. */
export const hireUs = { text: 'Hire Us', href: '/pricing' } as const satisfies Link;

/** The other texts of the header. `Sign Out` is spelled as in the specification. */
export const siteHeader = {
  home: { text: `${brand.name}, home`, href: '/' },
  /** The name of the navigation, for screen readers. */
  label: 'Main',
  /** The link at the top of each page, for keyboards, that skips the header. */
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close',
  signIn: 'Sign in',
  accountLabel: 'Your account',
  /** The link to the admin area, which only the staff sees. */
  staffLabel: 'Staff area',
  manageSubscription: 'Manage subscription',
  signOut: 'Sign Out',
} as const;

/** The first five of the listed cities. The footer shows them sorted by name. */
const footerCities = listedCities.slice(0, 5).toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));

/** The texts and links of every page's footer. */
export const footer = {
  sectionLabel: ['Colophon', 'Back page'],
  groups: [
    {
      heading: 'Studio',
      links: [
        { text: 'About', href: '/about' },
        { text: 'Services', href: '/services' },
        { text: 'Pricing', href: '/pricing' },
        { text: 'Insights', href: '/insights' },
        { text: 'Contact', href: '/contact' },
      ],
    },
    {
      heading: 'Press',
      links: [
        { text: brand.product, href: '/PR-Authority' },
        ...footerCities.map(city => ({ text: city.name, href: pressPath(city) })),
      ],
    },
  ],
  /** When the studio answers, and the link to write to it. */
  hours: {
    isPlaceholder: true,
    heading: 'Hours',
    text: 'Pitches are read in the order they arrive.',
    link: { text: 'Contact the studio', href: '/contact' },
  },
  edition: { legend: 'Edition', day: 'Day edition', night: 'Night edition' },
  /** The last links of the footer. The specification demands the first two on the PR page of a city. */
  legal: [
    { text: 'Privacy policy', href: '/privacy-policy' },
    { text: 'Terms of service', href: '/terms-of-service' },
    { text: 'Sitemap', href: '/sitemap' },
  ],
} as const satisfies CopyWith<{
  groups: readonly { heading: string; links: readonly Link[] }[];
  hours: CopyWith<{ link: Link } & Placeholder>;
  legal: readonly Link[];
}>;
