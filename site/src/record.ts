import type { CopyfitRequest, Fit } from '@fit-to-print/ui/primitives/CopyfitHeadline';
import type { ComponentType } from 'react';
import type { FrameData } from './frame.ts';
import type { Head } from './page.ts';
import type { TemplateName } from './templates.ts';

/** All that a page's document was made of, as JSON: what the browser needs to take the page over. */
export interface PageRecord {
  path: string;
  template: TemplateName;
  head: Head;
  data: unknown;
  /** The headlines of the page, fitted when it was built, by their `copyfitKey`. */
  fits: Record<string, Fit>;
  /** The same on every page. */
  frame: FrameData;
}

/** A page that can be rendered now. */
export interface LoadedPage extends PageRecord {
  Template: ComponentType<{ data: unknown }>;
  /** How a headline was fitted when the page was printed; undefined for one that was not on it. */
  fit: (request: CopyfitRequest) => Fit | undefined;
}
