// `definePage` declares a page of the site in its file `page.ts`.
import type { StaticPath } from '@fit-to-print/content/types';
import type { ReactNode } from 'react';

/** The address of pages that have one template. `:article`, `:state` or `:city` stands for a slug: `/insights/:article`. */
type PathPattern = '/insights/:article' | '/cities/:state' | `/${string}-:city`;

/** What a page's declaration can find out about the session (whether a visitor is signed in) before it downloads the template. */
interface SessionHints {
  mayBeSignedIn(): boolean;
  /** Resolves when the form of /auth is known to be needed. */
  waitUntilFormIsNeeded(): Promise<unknown>;
}

/** Rules of a page, with their defaults filled in. */
interface PageRules {
  /** Whether search engines may list the page. Default: true. */
  readonly isIndexed: boolean;
  /** Whether the promo card, an advertisement of the site, is shown. Default: true. */
  readonly hasPromo: boolean;
  /** Whether the app is loaded with the page, not on the first interaction that needs it. Default: false. */
  readonly hydratesAtOnce: boolean;
  readonly openGraphType: 'website' | 'article';
  /** Other addresses that redirect to this page. */
  readonly redirectsFrom: readonly string[];
}

type Template<Data> = (props: { data: Data }) => ReactNode;

interface PageDeclaration<AnyTemplate> {
  readonly path: StaticPath | PathPattern | '/404';
  /** Downloads the component that renders the page's data. */
  readonly template: (session: SessionHints) => Promise<AnyTemplate>;
}

export type PageDefinition<Data> = PageDeclaration<Template<Data>> & PageRules;

const defaults: PageRules = {
  isIndexed: true,
  hasPromo: true,
  hydratesAtOnce: false,
  openGraphType: 'website',
  redirectsFrom: [],
};

/**
 * Declares a page: the default export of `pages/<name>/page.ts`. Everything that lists pages is derived from these
 * declarations. They are part of the browser's script, so they import neither content nor templates statically; what
 * the page shows is in `data.ts` beside it.
 */
export const definePage = <AnyTemplate extends Template<never>>(
  page: PageDeclaration<AnyTemplate> & Partial<PageRules>,
): PageDeclaration<AnyTemplate> & PageRules => ({
  ...defaults,
  ...page,
});
