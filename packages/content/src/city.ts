// The type of a city's record, from which both pages of the city are made: `/PR-Authority-{city}` and `/creative-studio-{city}`.
import type { StreetPlan, ViewPoint } from '@fit-to-print/ui/patterns/StreetMap';
import { brand } from './brand.ts';
import { isAdmitted } from './cityAdmission.ts';
import type { ServiceName } from './services.ts';
import type {
  CityPath,
  ClosingSection,
  Faq,
  HeadlineText,
  RichTextContent,
  TitledText,
  PageHead,
  Placeholder,
  Url,
} from './types.ts';

type Three<T> = readonly [T, T, T];
type Eight<T> = readonly [T, T, T, T, T, T, T, T];

/** A real newsroom. Broadcast stations are named by their call letters, and typed by their network. */
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
  /** A page that proves that the newsroom exists with this name and type. Not shown. */
  readonly source?: Url;
}

/**
 * When a city's newsrooms and facts were last checked, and against what. `sources` maps each fact in the texts to its source. Years and
 * figures are part of a fact's name, so that a test finds those in the texts that have no source. The date is shown, the sources are not.
 */
export type FactCheck = { readonly on: `${number}-${number}-${number}` } & (
  | { readonly basis: 'from memory' }
  | { readonly basis: 'sources'; readonly sources: Readonly<Record<string, Url>> }
);

interface Head {
  /** The title of the page in search results and in the browser's tab. */
  readonly title: string;
  /** The description of the page in search results. */
  readonly description: string;
}

/** Text that is marked as a placeholder if the studio promises something in it that the specification does not. */
type MaybePlaceholder<T> = T & Partial<Placeholder>;

/** All content about a city: its two pages and every list of cities are made from it. */
export interface City {
  /** Position in every list of cities, from 1. */
  readonly order: number;
  /** The city's name in addresses, and the name of its file: `new-york`. */
  readonly slug: string;
  readonly name: string;
  readonly state: string;
  /** The state in AP style: `Calif.`, but `Texas`. */
  readonly stateAbbreviation: string;
  /** Latitude and longitude of the city hall in degrees, from -90 to 90 and from -180 to 180. The nearest cities are found by them. */
  readonly coordinates: readonly [latitude: number, longitude: number];
  /** One line about the city, for the list on the home page. */
  readonly description: string;
  /** The dateline in AP style: the best-known cities have no state. */
  readonly dateline: HeadlineText;
  /** The date and the sources of the last check of the city's facts. */
  readonly checked: FactCheck;
  /** Eight newsrooms of the city, which its PR page lists. */
  readonly localMediaOutlets: Eight<Outlet>;
  /** The numbers from which the city's street map, and the view over it at the end of its pages, are drawn. */
  readonly streetPlan: StreetPlan;
  /** The texts of the street map. `source` proves the facts in the caption. */
  readonly illustration: { readonly caption: string; readonly alt: string; readonly source: Url };
  readonly pressPage: {
    /** The title and description for search engines. */
    readonly head: Head;
    /** The part of the headline after the dateline. One of its words is struck out and replaced. */
    readonly correctedHeadline: HeadlineText;
    /** The text under the headline. */
    readonly intro: string;
    /** The name of the offer on buttons, with its article (“a” or “an”): `an Austin release`. */
    readonly releaseLabel: string;
    /**
     * The note below the packages. It says that each includes the 450+ sites and local distribution, which places that reaches, and what “Priority” (out before
     * the releases of smaller packages) and “Premium” (the most-read sites, too) mean.
     */
    readonly packagesNote: MaybePlaceholder<{ readonly text: string }>;
    /** The headline above the list of newsrooms. */
    readonly outletsHeadline: HeadlineText;
    /** The three benefits: each title says what knowing the city gets the customer, and its text why. */
    readonly notes: Three<MaybePlaceholder<TitledText>>;
    readonly faq: readonly MaybePlaceholder<Faq>[];
    /** The last section of the page. */
    readonly closing: MaybePlaceholder<Pick<ClosingSection, 'headline' | 'text'>>;
  };
  readonly studio: {
    readonly head: Head;
    readonly headline: HeadlineText;
    readonly intro: string;
    /**
     * One sentence a service, with a fact or a need of this city: its first words, in capitals, and the rest. No two cities may
     * have one sentence structure.
     */
    readonly services: Readonly<Record<ServiceName, readonly [leadWords: string, text: string]>>;
    readonly ecosystem: { readonly headline: HeadlineText; readonly paragraphs: readonly RichTextContent[] };
    readonly faq: readonly MaybePlaceholder<Faq>[];
    readonly closing: MaybePlaceholder<Pick<ClosingSection, 'headline' | 'text'>>;
  };
}

/** Checks a city against its type, and keeps the tuple of eight newsrooms. */
export const defineCity = (city: City): City => city;

export const pressPath = ({ slug }: Pick<City, 'slug'>): CityPath => `/PR-Authority-${slug}`;
export const studioPath = ({ slug }: Pick<City, 'slug'>): CityPath => `/creative-studio-${slug}`;

/** The heads of a city's two pages. */
export function cityHeads(city: City): readonly [pressPage: PageHead, studio: PageHead] {
  const shared = { name: city.name, ...(!isAdmitted(city) && { isIndexed: false as const }) };
  return [
    {
      ...shared,
      path: pressPath(city),
      parent: '/PR-Authority',
      ...city.pressPage.head,
      socialTitle: `${brand.product} in ${city.name}`,
      headline: [...city.dateline, ...city.pressPage.correctedHeadline],
    },
    {
      ...shared,
      path: studioPath(city),
      parent: '/services',
      ...city.studio.head,
      socialTitle: `Creative studio for ${city.name} founders`,
      headline: city.studio.headline,
    },
  ];
}

/** Names a city for the transitions between pages. */
export const cityTransitionName = ({ slug }: Pick<City, 'slug'>): string => `city-${slug}`;

/** The address of a city's map in the list of cities. The build writes the file. */
export const mapPath = ({ slug }: Pick<City, 'slug'>): `/maps/${string}.svg` => `/maps/${slug}.svg`;

/** The number of cities, by `order`, whose pages end with a view over the city. The build would otherwise write thousands of large files. */
const viewedCities = 12;
/**
 * The address of a view over a city, at the end of one of its pages: the PR page has the one from the air, the studio page the one through the
 * studio's window. The build writes the file. Undefined if the city has none.
 */
export const viewPath = (
  { order, slug }: Pick<City, 'order' | 'slug'>,
  from: ViewPoint,
): `/views/${string}.svg` | undefined =>
  order <= viewedCities ? `/views/${slug}${from === 'window' ? '-window' : ''}.svg` : undefined;

/** The page number on a city's pages and in the caption of its street map: `C3`. */
export const pageNumber = ({ order }: Pick<City, 'order'>): string => `C${order}`;
