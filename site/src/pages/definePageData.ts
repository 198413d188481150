import { type City, cityPages } from '@fit-to-print/content/city';
import { notFoundHead, staticPages } from '@fit-to-print/content/pages';
import type { CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline/solve';
import type { PageHead } from '@fit-to-print/content/types';
import type { Thing } from 'schema-dts';
import type { PageDefinition } from './definePage.ts';

/** The content of a document's head: title, description, social tags. */
export type Head = Omit<PageHead, 'path'>;

/** A page to prerender. Server-only: it reads the content. The browser gets it as JSON. */
export interface Page<Data = unknown> {
  definition: PageDefinition<never>;
  path: string;
  head: Head;
  /** JSON-serializable: everything that the template shows. */
  data: Data;
  /** Structured data for search engines, beside the breadcrumbs: only what the page shows. */
  things?: readonly Thing[];
  /** Headlines that the page shows only after its hydration. The build fits them, too. */
  laterHeadlines?: readonly CopyfitRequest[];
}

/** The content of a page with one address: the default export of `pages/<name>/data.ts`. Its head is content's. */
export function definePageData<Data>(
  definition: PageDefinition<Data>,
  content: Pick<Page<NoInfer<Data>>, 'data' | 'things' | 'laterHeadlines'>,
): Page<Data> {
  const { path } = definition;
  if (path === '/404') return { definition, path, head: notFoundHead, ...content };
  if (!(path in staticPages)) throw new Error(`Content has no head for ${path}: add it to \`staticPages\`.`);
  return { definition, path, head: staticPages[path as keyof typeof staticPages], ...content };
}

/** The content of a page that every city has: the default export of its `data.ts`. */
export const defineCityPageData =
  <Data>(
    definition: PageDefinition<Data>,
    { data, things }: { data: (city: City) => NoInfer<Data>; things: (city: City) => readonly Thing[] },
  ) =>
  (city: City): Page<Data> => {
    const path = definition.path.replace(':city', city.slug);
    const head = cityPages(city).find(page => page.path === path)!;
    return {
      definition,
      path,
      head,
      // Mapped when they are read: there may be thousands of cities.
      get data() {
        return data(city);
      },
      get things() {
        return things(city);
      },
    };
  };
