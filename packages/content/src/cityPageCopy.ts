import { brand } from './brand.ts';
import { type CityPackage, cityPackages } from './cityPackages.ts';
import type { City } from './city.ts';
import { formatPrice } from './formatPrice.ts';
import { shortDate } from './shortDate.ts';
import { contactHref } from './contactHref.ts';
import type { CheckedCopy, HeadlineText, Link } from './types.ts';

type NamedCity = Pick<City, 'name'>;

/** The city with its state: `Boston, Massachusetts`. Only the city if both have the same name. */
export const cityAndState = ({ name, state }: Pick<City, 'name' | 'state'>): string =>
  name === state ? name : `${name}, ${state}`;

/** The copy around a city's own text, on both of its pages. */
export const cityPageCopy = {
  /** Section labels; opposite them is the page number with the section's: `C3.1`. */
  sectionLabels: { local: 'Local knowledge', faq: 'Asked at the desk' },
  faqHeadline: ({ name }: NamedCity): HeadlineText => [['Questions', `from ${name}`]],
  /** The links to the cities that are nearest. */
  nearest: ({ name }: NamedCity) => `Cities near ${name}`,
  distance: (miles: number) => `${miles.toLocaleString('en-US')} ${miles === 1 ? 'mile' : 'miles'}`,
  /** The end of a press release. */
  endMark: { text: '###', label: 'End of release' },
} as const;

/** The copy of every city PR page. */
export const pressPageCopy = {
  /** The page's heading (`h1`), in small type. The large dateline below it is decoration. */
  // No-break spaces, so that a narrow screen does not divide the name.
  heading: ({ name }: NamedCity) => `${brand.product} for ${name.replaceAll(' ', '\u00A0')} startups`,
  price: `Paid placement: from ${formatPrice(cityPackages[0].price)}, paid once`,
  /** Under the button at the top. */
  actionNote: {
    kind: 'invented',
    text: 'Opens a message to us. We answer, you pay once, then we write.',
  },
  /** The buttons at the top and at the end. */
  get: ({ pressPage }: Pick<City, 'pressPage'>) =>
    // A no-break space keeps the price with its preposition.
    `Get ${pressPage.releaseWithArticle}, from\u00A0${formatPrice(cityPackages[0].price)}`,
  /** The message that both buttons fill in on the contact form. */
  getMessage: ({ pressPage }: Pick<City, 'pressPage'>) => `I would like ${pressPage.releaseWithArticle}.`,
  ask: ({ pressPage }: Pick<City, 'pressPage'>) => `Ask about ${pressPage.releaseWithArticle}`,
  sectionLabels: { outlets: 'Outlet index', packages: 'Packages, paid once' },
  packagesTitle: ({ name }: NamedCity) => `Packages for ${name}`,
  /** After the name of each package, because monthly tiers have the same names. */
  packagePlaceAndTerms: ({ name }: NamedCity) => `for ${name}, paid once`,
  /** The message that a package's link fills in on the contact form. */
  packageMessage: ({ name, price }: Pick<CityPackage, 'name' | 'price'>, city: NamedCity) =>
    `I would like the ${name} package for ${city.name} (${formatPrice(price)}, paid once).`,
  notesTitle: ({ name }: NamedCity) => `What knowing ${name} gets you`,
  outletsNote: ({ name, checked }: Pick<City, 'name' | 'checked'>) =>
    `Independent newsrooms of the ${name} market, ${checked.basis === 'sources' ? 'checked' : 'listed from memory'} on ${shortDate(checked.on)}. No affiliation with this studio, and no promise of coverage. What you buy is paid placement on a list of news sites, which may or may not include these.`,
  /** Precedes the caption of the illustration: `Plate C3.` */
  illustration: (number: string) => `Plate ${number}.`,
  studio: ({ name }: NamedCity) => `The creative studio for ${name}`,
} as const;

/** The copy of every city studio page. */
export const studioPageCopy = {
  /** The page's heading. The studio has one office, so it is not “in” the city. */
  heading: (city: Pick<City, 'name' | 'state'>) => `Creative studio for founders in ${cityAndState(city)}`,
  work: { text: 'Work with Us', href: '/pricing' },
  call: { text: 'Schedule a Call', href: contactHref },
  /** The message that the link above fills in on the contact form. */
  callMessage: ({ name }: NamedCity) =>
    `Please call me about a project in ${name}. My number, and when I am free (${brand.hours.text}):`,
  /** Under the two links. */
  note: 'Work with Us shows both ways to pay. For a call, send your number and when you’re free.',
  sectionLabels: { services: 'Services' },
  servicesTitle: ({ name }: NamedCity) => `Nine services for ${name} founders`,
  allServices: { text: 'What each of the nine includes', href: '/services' },
  pricing: { text: 'View Pricing', href: '/pricing' },
  pressPage: ({ name }: NamedCity) => `${brand.product} in ${name}`,
} as const satisfies CheckedCopy<Record<'work' | 'call' | 'allServices' | 'pricing', Link>>;
