// Types of the content that several files share: texts with formatting, links, prices, page heads and messages.
import type { FundingStage } from '@fit-to-print/ui/patterns/FundingStages';
import type { ProseBlock } from '@fit-to-print/ui/patterns/Prose';
import type { HeadlineText } from '@fit-to-print/ui/primitives/CopyfitHeadline';

export type { FundingStage, HeadlineText };

/**
 * Marks text that was invented because the specification gives none, and that has to be replaced before the site goes live.
 * `pnpm content:check --production` fails as long as there is such text.
 */
export interface Placeholder {
  readonly isPlaceholder: true;
}

/** A price in whole dollars, per month or paid once. */
export interface Price {
  /** The amount in whole dollars. */
  readonly amount: number;
  readonly currency: 'USD';
  /** The time that the price pays for: a month, or `once` for a single payment. */
  readonly period: 'month' | 'once';
}

/** The paths of all pages except those of articles and cities. Each needs a head (`pages.ts`) and a folder in `site/src/pages`. */
export type StaticPath =
  | '/'
  | '/about'
  | '/services'
  | '/insights'
  | '/pricing'
  | '/contact'
  | '/contact/thanks'
  | '/PR-Authority'
  | '/auth'
  | '/application'
  | '/account'
  | '/admin'
  | '/report'
  | '/sitemap'
  | '/privacy-policy'
  | '/terms-of-service';

export type ArticlePath = `/insights/${string}`;
export type CityPath = `/PR-Authority-${string}` | `/creative-studio-${string}`;
/** The path of the page of all states, and of the page of each state. */
export type CityIndexPath = '/cities' | `/cities/${string}`;
export type Path = StaticPath | ArticlePath | CityPath | CityIndexPath;

export type Url = `https://${string}`;

/** The targets that a link in the copy may have. Each fragment is the id of a section on its page. */
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

/** The next step of a page, and the small text under its button. */
export interface NextStep extends Link {
  /** The small text under the button. */
  readonly note: string;
}

/**
 * A record of texts with at least the given fields, such as links and lists, whose types the compiler checks in the record itself. It checks
 * the other texts where a page passes them to a component.
 */
export type CopyWith<Checked> = Readonly<Record<string, unknown>> & Readonly<Checked>;

/** Text with links and emphasis. */
export type RichTextContent = string | readonly (string | Link | { readonly em: string })[];

/** A paragraph with its own heading. */
export interface TitledText {
  readonly title: string;
  readonly text: RichTextContent;
}

/** A question with its answer. */
export interface Faq {
  readonly question: string;
  readonly answer: RichTextContent;
}

/** The last section of a page: the line above it (its name and a page number), headline, text, call to action. */
export interface ClosingSection {
  readonly sectionLabel: readonly [title: string, pageNumber: string];
  readonly headline: HeadlineText;
  readonly text: RichTextContent;
  readonly action: Link;
}

/** A part of a long text. */
export type Block =
  /** `pullQuote`: a sentence of the paragraph that the page also shows large. */
  | { readonly type: 'paragraph'; readonly text: RichTextContent; readonly pullQuote?: string }
  | { readonly type: 'list'; readonly items: readonly RichTextContent[] }
  | { readonly type: 'note'; readonly text: RichTextContent }
  | Extract<ProseBlock, { type: 'fundingStages' | 'fundingStage' | 'drawing' }>
  | {
      readonly type: 'table';
      readonly caption: string;
      readonly columns: readonly { readonly name: string; readonly align: 'start' | 'end' }[];
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly RichTextContent[])[];
    };

/** A section of a long text; `id` is its anchor. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A section of a legal text. It is marked as a placeholder if it promises more than the specification. */
export type LegalSection = Section & Partial<Placeholder>;

/** A page that an article relies on. */
export interface Source {
  readonly publisher: string;
  readonly title: string;
  readonly url: Url;
  /** ISO date on which an author read the source. */
  readonly accessed: `${number}-${number}-${number}`;
  /** Figures in the article that the source proves. */
  readonly figures: readonly string[];
}

/** An article of `articles/`. */
export interface Article extends Partial<Placeholder> {
  readonly path: ArticlePath;
  readonly title: string;
  readonly headline: HeadlineText;
  /** The subject under which the list of articles shows it: `Equity`. */
  readonly category: string;
  /** The drawing at the top of the article. */
  readonly illustration?: 'pitch' | 'search' | 'shares' | 'stages' | undefined;
  readonly readingMinutes: number;
  /** ISO date of first publication. */
  readonly published: `${number}-${number}-${number}`;
  /** ISO date of the last change. */
  readonly modified: `${number}-${number}-${number}`;
  /** The description for search engines and previews of links. */
  readonly description: string;
  /** The sentence under the headline. */
  readonly intro: string;
  readonly sections: readonly Section[];
  /** Figures of the article's own calculations. */
  readonly examples: readonly string[];
  readonly sources: readonly Source[];
  /** All articles have the same line above their last section. */
  readonly closing: Omit<ClosingSection, 'sectionLabel'>;
}

export interface LegalDocument {
  readonly title: string;
  readonly headline: HeadlineText;
  readonly intro: string;
  /** The drawing at the top of the document. */
  readonly illustration: 'contract' | 'portrait';
  /** An ISO date, or `today`: the current date in the visitor's browser. */
  readonly lastUpdated: `${number}-${number}-${number}` | 'today';
  /** The date of this wording, which is stored when a user accepts it. */
  readonly version: `${number}-${number}-${number}`;
  readonly sections: readonly LegalSection[];
  /** Words of each section that the page also shows as a note below the heading, by the id of the section. They are not part of the text. */
  readonly keyTerms: Readonly<Record<string, string>>;
}

/** The head of a page: title, description, social tags. */
export interface PageHead {
  readonly path: Path;
  /** Name of the page in lists and breadcrumbs. */
  readonly name: string;
  /** Parent page in breadcrumbs. Default: the home page. */
  readonly parent?: StaticPath | '/cities';
  /** False if search engines may not list the page, although its kind of page may be listed. */
  readonly isIndexed?: false;
  /** The title: at most 60 characters, including the brand. */
  readonly title: string;
  /** The description: 70 to 160 characters. It is also that of a shared link. */
  readonly description: string;
  /** Title of a shared link, without the site's name, which is shown beside it. */
  readonly socialTitle: string;
  /** The type of the page in previews of links, `og:type` (https://ogp.me/#types). Default: `website`. */
  readonly openGraphType?: 'article';
  /** Headline in the social image. */
  readonly headline: HeadlineText;
  /** ISO date of the last change of the text, if known. */
  readonly modified?: `${number}-${number}-${number}`;
}

/** A message of the specification's error catalogue, shown as a toast. */
export interface Message {
  readonly id: string;
  /** A success or a failure. It sets the color and the duration of the toast. */
  readonly tone: 'success' | 'destructive';
  readonly title: string;
  /** `null` if the title is the whole message. */
  readonly description: string | null;
}
