// The texts of the home page, and of the promo card that most pages show. An edition is a color theme: day is light, night is dark.
import { brand } from './brand.ts';
import { admittedCities, cities } from './cities.ts';
import { pageNumber } from './city.ts';
import { formatCount } from './formatCount.ts';
import { formatPrice } from './formatPrice.ts';
import { contactHref } from './contactHref.ts';
import { largestTier, smallestTier } from './tiers.ts';
import type { CopyWith, Link, Placeholder, TitledText } from './types.ts';

/** The promo card: bottom right from the medium breakpoint, in the column of the home page below it. */
export const promo = {
  label: 'Advertisement',
  title: 'Get Media Authority',
  text: 'Get published on 450+ premium news sites including NBC, FOX, CBS & ABC affiliates.',
  link: { text: 'Paid placement: see which packages', href: '/PR-Authority' },
  dismiss: 'Dismiss',
} as const;

/** The page number after the last city's: `C6`. Cities' numbers may have gaps. */
const yourCityNumber = pageNumber({ order: 1 + (cities.at(-1)?.order ?? 0) });

/** The texts of the home page. */
export const home = {
  hero: {
    headline: [
      ['We build startups', 'and make them'],
      [[{ del: 'unicorns' }], [{ ins: 'news.' }]],
    ],
    intro:
      'An AI-powered studio for founders. We design and build your company, for a fee or equity, typically 10–25%. We write your story and place it on news sites.',
    action: { text: 'Pitch us your idea', href: '/application' },
    note: `Free, with an account or without one. Paid placement is extra: from ${formatPrice(smallestTier.price)} a month.`,
  },
  /** The two pictures of the front page: each edition has its own. */
  picture: {
    alt: {
      day: 'Halftone picture of Milwaukee’s harbor at sunrise: a boat folded from a newspaper passes the arch of the bridge; on the left, the clock tower and the city',
      night:
        'Halftone picture of Milwaukee’s harbor at night: a boat folded from a newspaper under the moon and the arch of the bridge; on the left, the clock tower and lit windows',
    },
    caption:
      'A story leaves the harbor under its own headline. Two plates, no photographer; the lake was asked to hold still.',
  },
  /** The specification asks for a list of benefits and gives no text. */
  benefits: [
    {
      isPlaceholder: true,
      title: 'Design and code',
      text: 'Brand, product and site from one bench. The people who draw it are the people who ship it.',
    },
    {
      isPlaceholder: true,
      title: 'Short enough to run',
      text: 'Editors write the release, then cut it. You approve what is left before it goes anywhere.',
    },
    {
      isPlaceholder: true,
      title: 'Placed, and paid for',
      text: `${brand.product} puts a 700-word article on ${smallestTier.figures.outlets} to ${largestTier.figures.outlets} news sites, depending on your package. It is paid placement, and we say so.`,
    },
    {
      isPlaceholder: true,
      title: 'Cash or a stake',
      text: 'Hire us by the project. Or give us a share, typically 10–25%, pay hard costs (hosting, tools, ads), and we build the company as partners.',
    },
  ],
  leadForm: {
    isPlaceholder: true,
    sectionLabel: ['The idea desk', 'A2'],
    headline: [['Two lines are'], ['all it takes.']],
    intro:
      'Clip it, fill it, send it. A person, not a sequence of emails, writes back and says where we would start.',
    fields: { name: 'Name', email: 'Email', message: 'Your idea, in two lines' },
    submit: 'Send your idea',
    note: 'Free, and without an account. A name and an email will do. We use your address to answer you, never to advertise.',
    /** Sent as the message if the visitor wrote nothing. */
    emptyMessage: 'I left the lines empty. Please write to me.',
    preview: {
      label: 'Your headline',
      placeholder: 'Yours goes here.',
      hint: 'Your two lines, as a headline. Choose a word to strike out.',
      struckHint: 'We get the struck word as ~~word~~. Choose it again to keep it.',
      cutHint: 'This is its beginning. Your whole text is sent.',
      strike: 'Strike out',
    },
  },
  cities: {
    sectionLabel: ['Cities', 'A3'],
    headline: [[`${formatCount(admittedCities.length)} cities,`], ['one desk.']],
    prompt: 'Choose a city.',
    note: 'We work from Milwaukee, on Central time, for founders anywhere. Each of these cities has its own pages.',
    otherCity: {
      text: 'Your City',
      href: contactHref,
      number: yourCityNumber,
      description: 'We work with founders anywhere. Tell us where you are.',
    },
  },
  companies: { sectionLabel: ['Companies', 'A4'] },
  /** The end of the page: the boat of the first picture has arrived. Its button is that of the hero. */
  closing: {
    sectionLabel: ['Shipping news', 'A5'],
    headline: [['The boat came in.', 'Somebody read it.']],
    text: 'It left the harbor at the top of this page, under its own headline. Tell us what yours would say.',
    alt: {
      day: 'Halftone picture of a quay at sunset: the boat folded from a newspaper is moored; beside it, in front of the sun, a reader in a hat holds an open newspaper with a marked sentence; on the right, a lighthouse; far behind, the bridge',
      night:
        'Halftone picture of a quay at night: the boat folded from a newspaper is moored; beside it, in front of the moon, a reader in a hat holds an open newspaper with a marked sentence, under the beam of a lighthouse; far behind, the bridge and its lamps',
    },
  },
} as const satisfies CopyWith<{
  hero: CopyWith<{ action: Link }>;
  benefits: readonly (TitledText & Placeholder)[];
  leadForm: CopyWith<Placeholder>;
  cities: CopyWith<{ otherCity: CopyWith<Link> }>;
}>;
