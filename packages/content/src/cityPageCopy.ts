import { brand } from './brand.ts';
import { type CityPackage, cityPackages } from './cityPackages.ts';
import type { City } from './city.ts';
import { formatPrice } from './formatPrice.ts';
import { shortDate } from './shortDate.ts';
import { contactHref } from './contactHref.ts';
import type { CopyWith, HeadlineText, Link } from './types.ts';

// The texts that the pages of all cities share, around each city's own texts (`cities/*.ts`). Functions put in the city's name.

type NamedCity = Pick<City, 'name'>;

/** The city with its state: `Boston, Massachusetts`. Only the city if both have the same name. */
export const cityAndState = ({ name, state }: Pick<City, 'name' | 'state'>): string =>
  name === state ? name : `${name}, ${state}`;

/** A name or a date with no-break spaces. */
const onOneLine = (text: string) => text.replaceAll(' ', '\u00A0');
/** The city's release in a button, where no line ends within the name: `an Austin release`. */
const releaseOf = ({ name, pressPage }: Pick<City, 'name' | 'pressPage'>) =>
  pressPage.releaseLabel.replace(name, onOneLine(name));

/** The texts that both pages of a city have. */
export const cityPageCopy = {
  /** The small line above a section. Opposite it is the city's page number, with the number of the section: `C3.1`. */
  sectionLabels: { local: 'Local knowledge', faq: 'Asked at the desk' },
  faqHeadline: ({ name }: NamedCity): HeadlineText => [['Questions we get'], [`from ${name}.`]],
  /** The links to the cities that are nearest. */
  nearest: ({ name }: NamedCity) => `Cities near ${name}`,
  distance: (miles: number) => `${miles.toLocaleString('en-US')} ${miles === 1 ? 'mile' : 'miles'}`,
  /** The mark that ends a press release, and its name for screen readers. */
  endMark: { text: '###', label: 'End of release' },
} as const;

/** The texts of every city PR page, `/PR-Authority-{city}`, which sells press releases to companies in that city. */
export const pressPageCopy = {
  /** The page's heading (`h1`), in small type. The large dateline below it is decoration. */
  // No-break spaces, so that a narrow screen does not divide the name.
  heading: ({ name }: NamedCity) => `${brand.product} for ${onOneLine(name)} startups`,
  price: `Paid placement: from ${formatPrice(cityPackages[0].price)}, paid once`,
  /** The text under the button at the top. The specification gives no text for it: `isPlaceholder` marks texts to replace before the site goes live. */
  actionNote: {
    isPlaceholder: true,
    text: 'Opens a message to us. We answer, you pay once, then we write.',
  },
  /** The button at the top of the page: `Get an Austin release, from $997`. */
  buyButton: (city: Pick<City, 'name' | 'pressPage'>) =>
    // A no-break space keeps the price with its preposition.
    `Get ${releaseOf(city)}, from\u00A0${formatPrice(cityPackages[0].price)}`,
  /** The message that both buttons fill in on the contact form. */
  buyMessage: ({ pressPage }: Pick<City, 'pressPage'>) => `I would like ${pressPage.releaseLabel}.`,
  /** The button at the end of the page. */
  askButton: (city: Pick<City, 'name' | 'pressPage'>) => `Ask about ${releaseOf(city)}`,
  sectionLabels: { outlets: 'Outlet index', packages: 'Packages, paid once', closing: 'Deadline' },
  packagesHeadline: ({ name }: NamedCity): HeadlineText => [['Press packages'], [`for ${name}.`]],
  /** The text after the name of each package, because monthly tiers have the same names. */
  packagePlaceAndTerms: ({ name }: NamedCity) => `for ${onOneLine(name)}, paid once`,
  /** The message that a package's link fills in on the contact form. */
  packageMessage: ({ name, price }: Pick<CityPackage, 'name' | 'price'>, city: NamedCity) =>
    `I would like the ${name} package for ${city.name} (${formatPrice(price)}, paid once).`,
  notesHeadline: ({ name }: NamedCity): HeadlineText => [
    // On narrow screens two lines: in three, `gets you` would be larger than the name of the city.
    ['What knowing', `${name} gets you.`],
  ],
  outletsNote: ({ name, checked }: Pick<City, 'name' | 'checked'>) =>
    `Independent newsrooms of the ${onOneLine(name)} market, ${checked.basis === 'sources' ? 'checked' : 'listed from memory'} on ${onOneLine(shortDate(checked.on))}. No affiliation with this studio, and no promise of coverage. What you buy is paid placement on a list of news sites, which may or may not include these.`,
  /** The text before the caption of the street map: `Plate C3.`, as books number their pictures. */
  captionNumber: (number: string) => `Plate ${number}.`,
  studioLink: ({ name }: NamedCity) => `The creative studio for ${onOneLine(name)}`,
} as const;

/** The texts of every city studio page, `/creative-studio-{city}`, which sells the studio's services to founders in that city. */
export const studioPageCopy = {
  /** The page's heading. The studio has one office, so it is not “in” the city. */
  heading: (city: Pick<City, 'name' | 'state'>) => `Creative studio for founders in ${cityAndState(city)}`,
  workLink: { text: 'Work with Us', href: '/pricing' },
  callLink: { text: 'Schedule a Call', href: contactHref },
  /** The message that the link above fills in on the contact form. */
  callMessage: ({ name }: NamedCity) =>
    `Please call me about a project in ${name}. My number, and when I am free (${brand.hours.text}):`,
  /** The text under the two links. */
  linksNote: 'Work with Us shows both ways to pay. For a call, send your number and when you’re free.',
  sectionLabels: { services: 'Services', closing: 'Appointments' },
  servicesHeadline: ({ name }: NamedCity): HeadlineText => [
    // On narrow screens two lines: in three, `founders` would be larger than the name of the city.
    name.length > 9 ? ['Nine services for', `${name} founders.`] : ['Nine services', `for ${name} founders.`],
  ],
  servicesLink: { text: 'What each of the nine includes', href: '/services' },
  pricingLink: { text: 'View Pricing', href: '/pricing' },
  pressPageLink: ({ name }: NamedCity) => `${brand.product} in ${onOneLine(name)}`,
} as const satisfies CopyWith<Record<'workLink' | 'callLink' | 'servicesLink' | 'pricingLink', Link>>;
