import type { HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline';

export type { HeadlineText };

/** Marks what the specification leaves open: good sample words, to be replaced before a production build. */
export interface Sample {
  readonly kind: 'sample';
}

/** An amount in whole dollars, and what it buys: a month of service, or one delivery. */
export interface Money {
  readonly amount: number;
  readonly currency: 'USD';
  readonly period: 'month' | 'once';
}

/** The pages that exist whichever cities there are. Each needs a head (`pages.ts`) and a folder in `site/src/pages`. */
export type StaticPath =
  | '/'
  | '/about'
  | '/services'
  | '/insights'
  | '/insights/raising-capital-stages'
  | '/pricing'
  | '/contact'
  | '/contact/thanks'
  | '/PR-Authority'
  | '/auth'
  | '/application'
  | '/account'
  | '/admin'
  | '/sitemap'
  | '/privacy-policy'
  | '/terms-of-service';

export type CityPath = `/PR-Authority-${string}` | `/creative-studio-${string}`;
export type Path = StaticPath | CityPath;

export type Url = `https://${string}`;

/** What a link in the copy may lead to. A fragment names a section that its page promises to have. */
export type Href =
  | Path
  | '/contact#get-in-touch'
  | '/PR-Authority#rates'
  | '/sitemap.xml'
  | Url
  | `mailto:${string}`;

export interface Link {
  readonly text: string;
  readonly href: Href;
}

/** Prose with links and emphasis inside. */
export type RichTextContent = string | readonly (string | Link | { readonly em: string })[];

/** A paragraph under its own small heading. */
export interface Note {
  readonly title: string;
  readonly text: RichTextContent;
}

export interface Faq {
  readonly question: string;
  readonly answer: RichTextContent;
}

/** The last section of a page: a headline, a line, and the one thing to do next. */
export interface Closing {
  readonly headline: HeadlineText;
  readonly text: RichTextContent;
  readonly action: Link;
}

/** One step on the ladder of funding, in dollars; `to: null` has no top. */
export interface FundingStage {
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
  readonly label: string;
}

export type Block =
  | { readonly type: 'paragraph'; readonly text: RichTextContent }
  | { readonly type: 'list'; readonly items: readonly RichTextContent[] }
  | { readonly type: 'note'; readonly text: RichTextContent }
  | { readonly type: 'fundingStages'; readonly caption: string; readonly stages: readonly FundingStage[] };

/** A headed part of a long text; `id` is its anchor. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface LegalDocument {
  readonly title: string;
  readonly headline: HeadlineText;
  readonly lede: string;
  /** An ISO date, or `today`: the date on which the reader reads it. */
  readonly lastUpdated: `${number}-${number}-${number}` | 'today';
  /** The day of this wording: what people agree to is written down by it. */
  readonly version: `${number}-${number}-${number}`;
  readonly sections: readonly Section[];
}

/** What a document says of itself in its head. */
export interface PageHead {
  readonly path: Path;
  /** What the page is called where pages are listed. */
  readonly name: string;
  /** The page it belongs under, where that is not the front page. */
  readonly parent?: StaticPath;
  /** At most 60 characters, brand included. */
  readonly title: string;
  /** 70 to 160 characters; also the text under a shared link. */
  readonly description: string;
  /** The headline of a shared link. The site's name stands beside it, so it is not repeated. */
  readonly socialTitle: string;
  /** Set in the picture of a shared link. */
  readonly headline: HeadlineText;
  /** ISO date of the last change to the words, where it is known. */
  readonly modified?: `${number}-${number}-${number}`;
}

/** A line of the error catalogue, as a toast shows it. */
export interface Message {
  readonly id: string;
  readonly tone: 'success' | 'destructive';
  readonly title: string;
  /** `null`: the title says it all. */
  readonly description: string | null;
  /** The service's own message stands in place of `description` whenever there is one. */
  readonly fromService?: true;
}
