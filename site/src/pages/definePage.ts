// `definePage` declares a page of the site in its file `page.ts`.
import type { StaticPath } from '@fit-to-print/content/types';
import type { ReactNode } from 'react';

/** The path pattern of several pages that share one template. `:article`, `:state` or `:city` stands for a slug: `/insights/:article`. */
type PathPattern = '/insights/:article' | '/cities/:state' | `/${string}-:city`;

/** The functions with which a page's declaration finds out, before it downloads the template, if the visitor may be signed in. */
interface SessionHints {
  mayBeSignedIn(): boolean;
  /**
   * Resolves when the page /auth must show its form: the visitor is signed out, sets a new password, or the service cannot be reached.
   */
  waitUntilFormIsNeeded(): Promise<unknown>;
}

/** The options of a page that have a default. */
interface PageRules {
  /** True if search engines may list the page. Default: true. */
  readonly isIndexed: boolean;
  /** True if the promo card is shown. Default: true. */
  readonly hasPromo: boolean;
  /** True if the app is loaded with the page, not on the first interaction that needs it. Default: false. */
  readonly hydratesOnLoad: boolean;
}

type Template<Data> = (props: { data: Data }) => ReactNode;

interface PageDeclaration<AnyTemplate> {
  readonly path: StaticPath | PathPattern | '/404';
  /** Downloads the component that renders the page's data. */
  readonly loadTemplate: (session: SessionHints) => Promise<AnyTemplate>;
}

/** What a `page.ts` exports: the page's path, template and rules. `Data` is the type of the data that its template shows. */
export type PageDefinition<Data> = PageDeclaration<Template<Data>> & PageRules;

const defaults: PageRules = {
  isIndexed: true,
  hasPromo: true,
  hydratesOnLoad: false,
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
