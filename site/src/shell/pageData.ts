// The types of a page's data, as the build writes it and the browser loads it.
import type { CopyfitRequest, HeadlineFit } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import type { ComponentType } from 'react';
import type { PageDefinition } from '../pages/definePage.ts';
import type { Head } from '../pages/definePageData.ts';
import type { LayoutData } from './layoutData.ts';

/** Everything that a page's document is rendered from, as JSON: what the browser needs to hydrate it. */
export interface PageData {
  path: string;
  /** The title and the tags of the document's head. */
  head: Head;
  /** The data of the page's template. */
  data: unknown;
  /**
   * The headlines of the page, by their `copyfitKey`. They were fitted when the page was built: each line got the size at which it fills its
   * column.
   */
  fits: Record<string, HeadlineFit>;
  /** The data of the layout, which are the same on every page. */
  layoutData: LayoutData;
}

/** A page whose template is downloaded. */
export interface LoadedPage extends PageData {
  /** The declaration of the page: its path, template and rules. */
  definition: PageDefinition<never>;
  /** The component that renders the page. */
  Template: ComponentType<{ data: unknown }>;
  /** Returns the fit of a headline from the build; undefined for one that the build did not know. */
  fit: (request: CopyfitRequest) => HeadlineFit | undefined;
}
