import { brand } from './brand.ts';
import { listedCities } from './cities.ts';
import { pressPath } from './city.ts';
import type { CopyWith, Link, Placeholder } from './types.ts';

/**
 * The texts and links of the header and the footer, which every page has. First the seven links of the header, of which the last is a button.
 * An edition is a color theme: day is light, night is dark.
 */
export const mainLinks = [
  { text: 'Home', href: '/' },
  { text: 'About', href: '/about' },
  { text: 'Services', href: '/services' },
  { text: 'Insights', href: '/insights' },
  { text: 'Pricing', href: '/pricing' },
  { text: 'Contact', href: '/contact' },
  { text: brand.product, href: '/PR-Authority' },
] as const satisfies readonly Link[];

export const hireUs = { text: 'Hire Us', href: '/pricing' } as const satisfies Link;

/** The other copy of the header. `Sign Out` is spelled as in the specification. */
export const siteHeader = {
  home: { text: `${brand.name}, home`, href: '/' },
  label: 'Main',
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close',
  signIn: 'Sign in',
  accountLabel: 'Your account',
  /** For the staff only. */
  staffLabel: 'Staff area',
  manageSubscription: 'Manage subscription',
  signOut: 'Sign Out',
} as const;

/** The footer shows the first five cities, in alphabetical order. */
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
  hours: {
    isPlaceholder: true,
    heading: 'Hours',
    text: 'Pitches are read in the order they arrive.',
    link: { text: 'Contact the studio', href: '/contact' },
  },
  edition: { legend: 'Edition', day: 'Day edition', night: 'Night edition' },
  /** Also the legal links on city pages. */
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
