import { brand } from './brand.ts';
import type { City } from './city.ts';
import { shortDate } from './shortDate.ts';
import { contactHref } from './contactHref.ts';
import type { HeadlineText, Link } from './types.ts';

type Named = Pick<City, 'name'>;

/** What both of a city's pages print around the city's own words. */
export const cityShared = {
  /** Section heads; the city's sheet number and the section's stand opposite: `C3.1`. */
  sectionLabels: { local: 'Local knowledge', faq: 'Asked at the desk' },
  faqHeadline: ({ name }: Named): HeadlineText => [['Questions'], [`from ${name}`]],
  /** A release ends with it. */
  endMark: { text: '###', label: 'End of release' },
} as const;

/** What every city's press page adds. */
export const cityPress = {
  sectionLabels: { outlets: 'Outlet index', packages: 'Packages, paid once' },
  packagesTitle: 'Packages',
  notesTitle: ({ name }: Named) => `What we know about ${name}`,
  outletsNote: ({ name, checked }: Pick<City, 'name' | 'checked'>) =>
    `Independent newsrooms of the ${name} market, ${checked.against === 'sources' ? 'checked' : 'listed from memory'} on ${shortDate(checked.on)}. No affiliation with this studio, and no promise of coverage.`,
  /** Before the caption of the engraving: `Plate C3.` */
  illustration: (number: string) => `Plate ${number}.`,
  studio: ({ name }: Named) => `The creative studio for ${name}`,
} as const;

/** What every city's studio page adds. */
export const cityStudio = {
  work: { text: 'Work with Us', href: '/pricing' },
  call: { text: 'Schedule a Call', href: contactHref },
  sectionLabels: { services: 'Services' },
  servicesTitle: ({ name }: Named) => `Nine services for ${name}`,
  allServices: { text: 'What each of the nine includes', href: '/services' },
  pricing: { text: 'View Pricing', href: '/pricing' },
  press: ({ name }: Named) => `${brand.product} in ${name}`,
} as const satisfies Readonly<Record<'work' | 'call' | 'allServices' | 'pricing', Link>> &
  Record<string, unknown>;
