import { brand } from './brand.ts';
import { cities } from './cities.ts';
import { pageNumber } from './city.ts';
import { formatCount } from './formatCount.ts';
import { contactHref } from './contactHref.ts';
import type { Copy, Link, Sample, TitledText } from './types.ts';

/** The promo card: bottom right from the medium breakpoint, in the column of the home page below it. */
export const promo = {
  label: 'Advertisement',
  title: 'Get Media Authority',
  text: 'Get published on 450+ premium news sites including NBC, FOX, CBS & ABC affiliates.',
  link: { text: `See ${brand.product}`, href: '/PR-Authority' },
  dismiss: 'Dismiss',
} as const;

/** The page number after the last city's: `C6`. Cities' numbers may have gaps. */
const yourCityNumber = pageNumber({ order: 1 + (cities.at(-1)?.order ?? 0) });

export const home = {
  hero: {
    headline: [['We build', 'startups'], ['and make them'], [[{ del: 'unicorns' }, ' ', { ins: 'news.' }]]],
    lede: 'An AI-powered creative studio in Milwaukee. We design your company, build its product, and then get it written about by people who check their facts.',
    action: { text: 'Pitch us your idea', href: '/application' },
    note: 'Two short stages. No deck required.',
  },
  /** The specification asks for a list of benefits and gives no text. */
  benefits: [
    {
      kind: 'sample',
      title: 'Design and code',
      text: 'Brand, product and site from one bench. The people who draw it are the people who ship it.',
    },
    {
      kind: 'sample',
      title: 'Words that get run',
      text: 'Editors write the release, then cut it. A story short enough to print is a story that gets printed.',
    },
    {
      kind: 'sample',
      title: '450+ news sites',
      text: `${brand.product} places a 700-word article on 450+ sites, local affiliates of major networks among them.`,
    },
    {
      kind: 'sample',
      title: 'Cash or a stake',
      text: 'Hire us for the work. Or give us 10–25%, pay the hard costs, and we build it as partners.',
    },
  ],
  leadForm: {
    sectionLabel: ['The pitch desk', 'A2'],
    headline: [['Two lines'], ['will do.']],
    lede: 'Clip it, fill it, send it. An editor, not a sequence of emails, writes back with the angle we would lead with.',
    fields: { name: 'Name', email: 'Email', message: 'Your idea, in two lines' },
    submit: 'Send to the desk',
    note: 'Free. We use your address to answer you, never to advertise.',
  },
  cities: {
    sectionLabel: ['City desks', 'A3'],
    headline: [[`${formatCount(cities.length)} cities,`], ['one desk.']],
    note: 'The desk is in Milwaukee and keeps Central time. What it writes is for one city at a time.',
    otherCity: {
      text: 'Your City',
      href: contactHref,
      number: yourCityNumber,
      description: 'Not on the list? Tell us where, and we will add it.',
    },
  },
  companies: { sectionLabel: ['Companies', 'A4'] },
} as const satisfies Copy<{
  hero: Copy<{ action: Link }>;
  benefits: readonly (TitledText & Sample)[];
  cities: Copy<{ otherCity: Copy<Link> }>;
}>;
