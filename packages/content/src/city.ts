import type { StreetPlan } from '@fit-to-print/ui/patterns/StreetMap';
import { brand } from './brand.ts';
import type { CityPath, Closing, Faq, HeadlineText, RichTextContent, Note, PageHead, Url } from './types.ts';

type Three<T> = readonly [T, T, T];
type Eight<T> = readonly [T, T, T, T, T, T, T, T];

/** A newsroom that exists. Broadcast stations go by their call letters and their network. */
export interface Outlet {
  readonly name: string;
  readonly type:
    | 'Daily'
    | 'Weekly'
    | 'Monthly'
    | 'Business'
    | 'Online'
    | 'Public radio'
    | 'ABC'
    | 'CBS'
    | 'FOX'
    | 'NBC';
  /** Where its name, its type and that it is alive were checked. Not printed. */
  readonly source?: Url;
}

/**
 * When a city's newsrooms and facts were last gone over, and against what: `from memory` still needs a source. `sources`
 * has, for each fact of the texts, where it was checked; a year or a figure is in the fact's name, so that a test can ask
 * for it. They are not printed; the date is.
 */
export type Check = { readonly on: `${number}-${number}-${number}` } & (
  | { readonly against: 'from memory' }
  | { readonly against: 'sources'; readonly sources: Readonly<Record<string, Url>> }
);

interface Head {
  readonly title: string;
  readonly description: string;
}

/** Everything the site knows about a city. Both of its pages, and every list of cities, come from this record. */
export interface City {
  /** Place in every list of cities, from 1. */
  readonly order: number;
  readonly slug: string;
  readonly name: string;
  readonly state: string;
  /** As the AP writes it in text: `Calif.`, but `Texas`. */
  readonly stateAbbreviation: string;
  /** The city in one line, in the home page's index. */
  readonly description: string;
  /** AP style: the best-known cities stand without their state. */
  readonly dateline: HeadlineText;
  readonly checked: Check;
  readonly localMediaOutlets: Eight<Outlet>;
  readonly plan: StreetPlan;
  /** `source`: where the caption's facts were checked. */
  readonly illustration: { readonly caption: string; readonly alt: string; readonly source: Url };
  readonly press: {
    readonly head: Head;
    readonly correction: HeadlineText;
    readonly lede: string;
    /** Words on the button to the contact form. */
    readonly action: string;
    readonly outletsHeadline: HeadlineText;
    readonly notes: Three<Note>;
    readonly faq: readonly Faq[];
    readonly closing: Omit<Closing, 'action'> & { readonly action: string };
  };
  readonly studio: {
    readonly head: Head;
    readonly headline: HeadlineText;
    readonly lede: string;
    readonly ecosystem: { readonly headline: HeadlineText; readonly paragraphs: readonly RichTextContent[] };
    readonly faq: readonly Faq[];
    readonly closing: Pick<Closing, 'headline' | 'text'>;
  };
}

/** Checks a city's record by its type; `import type` alone could not keep the tuple of eight newsrooms. */
export const defineCity = (city: City): City => city;

export const pressPath = ({ slug }: Pick<City, 'slug'>): CityPath => `/PR-Authority-${slug}`;
export const studioPath = ({ slug }: Pick<City, 'slug'>): CityPath => `/creative-studio-${slug}`;

/** The heads of a city's two pages. */
export const cityPages = (city: City): readonly [press: PageHead, studio: PageHead] => [
  {
    path: pressPath(city),
    name: city.name,
    parent: '/PR-Authority',
    ...city.press.head,
    socialTitle: `${brand.product} in ${city.name}`,
    headline: [...city.dateline, ...city.press.correction],
  },
  {
    path: studioPath(city),
    name: city.name,
    parent: '/services',
    ...city.studio.head,
    socialTitle: `Creative studio for ${city.name} founders`,
    headline: city.studio.headline,
  },
];

/** The number that a city's pages and plate carry: `C3`. */
export const pageNumber = ({ order }: Pick<City, 'order'>): string => `C${order}`;
