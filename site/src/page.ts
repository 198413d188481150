import { pages as heads } from '@fit-to-print/content/pages';
import type { PageHead, StaticPath } from '@fit-to-print/content/types';
import type { TemplateName } from './templates.ts';

/** A page as it is built: content mapped to one template's data. Server-only; the browser gets it as JSON. */
export interface Page<Data = unknown> {
  path: string;
  template: TemplateName;
  head: PageHead;
  /** JSON-serialisable: everything that the template shows. */
  data: Data;
}

/** What a page says of itself in its head, as the content has it. */
export const pageHead = (path: StaticPath): PageHead => heads[path];
