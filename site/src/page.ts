import { staticPages } from '@fit-to-print/content/pages';
import type { PageHead, StaticPath } from '@fit-to-print/content/types';
import type { Thing } from 'schema-dts';
import type { TemplateName } from './templates.ts';

/** What a document says of itself in its head. */
export type Head = Omit<PageHead, 'path'>;

/** A page as it is built: content mapped to one template's data. Server-only; the browser gets it as JSON. */
export interface Page<Data = unknown> {
  path: string;
  template: TemplateName;
  head: Head;
  /** JSON-serializable: everything that the template shows. */
  data: Data;
  /** What search engines are told beyond the page's place; of each, only what the page shows. */
  things?: readonly Thing[];
}

/** What a page says of itself, as the content has it. */
export const pageHead = (path: StaticPath): Head => staticPages[path];
