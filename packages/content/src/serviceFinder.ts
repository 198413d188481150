// The texts of the service finder on the home page: four questions, and a recommended service for the answers. In packages/ui
// (`recommend.ts`), the type `Answers` explains the values of the options, and the list `recommendations` the keys of those here.
import { brand } from './brand.ts';
import { cities, listedCities } from './cities.ts';
import { contact } from './contact.ts';
import { cityPackages } from './cityPackages.ts';
import { contactHref } from './contactHref.ts';
import { formatPrice } from './formatPrice.ts';
import { largestTier, smallestTier } from './tiers.ts';
import type { Link } from './types.ts';

interface Question {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A service, and why it fits the visitor's answers. The reason must be true for everyone who gives these answers. */
interface Recommendation {
  readonly title: string;
  readonly reason: string;
  readonly action: Link;
}

const contactLink = { text: 'Write to us', href: contactHref } as const;

/** The texts of the service finder. */
export const serviceFinder = {
  title: 'Not sure what to ask for?',
  introduction: 'Answer a few questions and we suggest a page. Nothing is sent.',
  questions: {
    need: {
      label: 'What do you need?',
      options: [
        { value: 'creative', label: 'A brand, a product or a website' },
        { value: 'pr', label: 'A story placed on news sites' },
        { value: 'both', label: 'Both' },
      ],
    },
    payment: {
      label: 'How would you rather pay?',
      options: [
        { value: 'fee', label: 'By invoice, and keep every share' },
        { value: 'equity', label: 'With a share of the company' },
        { value: 'undecided', label: 'I haven’t decided' },
      ],
    },
    reach: {
      label: 'Who should read about it first?',
      options: [
        { value: 'city', label: 'My own city' },
        { value: 'country', label: 'The whole country' },
        { value: 'undecided', label: 'I’m not sure' },
      ],
    },
    city: {
      label: 'Where are you?',
      options: contact.form.fields.city.options.map(city => ({
        value: city,
        label: city === 'Other' ? 'Somewhere else' : city,
      })),
    },
  },
  /** Example: `Question 1 of 4` */
  progress: (position: number, total: number) => `Question ${position} of ${total}`,
  back: 'Back',
  next: 'Next',
  /** The text above the recommendation. */
  recommended: 'We suggest',
  recommendations: {
    project: {
      title: 'Hire the studio',
      reason:
        'You want it made, and you want to keep every share: that is a project, agreed on one page before any work starts.',
      action: contactLink,
    },
    pricing: {
      title: 'Hire the studio',
      reason: 'You don’t have to decide today: both ways to pay are on one page, with their terms.',
      action: { text: 'Compare the two', href: '/pricing' },
    },
    partnership: {
      title: 'Equity partnership',
      reason:
        'You would rather give a share than a fee: typically 10–25%, and you pay hard costs such as hosting, tools and ads.',
      action: { text: 'Apply for a partnership', href: '/application' },
    },
    monthlyPackage: {
      title: 'PR by the month',
      reason: `A story for more than one city gets paid placement on ${smallestTier.figures.outlets} to ${largestTier.figures.outlets} news sites, with at least one release a quarter, from ${formatPrice(smallestTier.price)} a month. You can cancel anytime.`,
      action: { text: 'Packages and prices', href: '/PR-Authority#rates' },
    },
    cityWithPage: {
      title: 'PR in your city',
      reason: `A story for your own city is paid for once, from ${formatPrice(cityPackages[0].price)}, and local distribution comes with it.`,
    },
    cityWithoutPage: {
      title: 'PR in your city',
      // The question lists the first twelve cities with pages only; another city may still have a press page.
      reason:
        cities.length > listedCities.length
          ? 'Tell us where the story should run, and a person answers.'
          : 'Your city has no press page yet, so tell us where the story should run, and a person answers.',
      action: contactLink,
    },
  },
  /** The text of the link to a city's press page, which is the action of `cityWithPage`. */
  cityLinkText: (city: string) => `${brand.product} in ${city}`,
} as const satisfies {
  readonly questions: Readonly<Record<string, Question>>;
  readonly recommendations: Readonly<Record<string, Recommendation | Omit<Recommendation, 'action'>>>;
} & Record<string, unknown>;
