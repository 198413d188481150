import { staticPages } from '@fit-to-print/content/pages';
import type { PageHead, StaticPath } from '@fit-to-print/content/types';
import type { TemplateName } from './templates.ts';

/** What a document says of itself in its head. */
export type Head = Omit<PageHead, 'path'>;

/** A page as it is built: content mapped to one template's data. Server-only; the browser gets it as JSON. */
export interface Page<Data = unknown> {
  path: string;
  template: TemplateName;
  head: Head;
  /** JSON-serialisable: everything that the template shows. */
  data: Data;
}

/** What a page says of itself, as the content has it. */
export const pageHead = (path: StaticPath): Head => staticPages[path];
