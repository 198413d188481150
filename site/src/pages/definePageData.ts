// `definePageData` and `defineCityPageData` say what a page shows, in its file `data.ts`.
import { type City, cityHeads } from '@fit-to-print/content/city';
import { nearestCities } from '@fit-to-print/content/nearestCities';
import { notFoundHead, staticPages } from '@fit-to-print/content/pages';
import type { CopyfitRequest } from '@fit-to-print/ui/primitives/CopyfitHeadline/request';
import type { PageHead } from '@fit-to-print/content/types';
import type { Thing } from 'schema-dts';
import type { PageDefinition } from './definePage.ts';

/** The content of a document's head: title, description, social tags. */
export type Head = Omit<PageHead, 'path'>;

/** A page to prerender. Server-only: it reads the content. The browser gets it as JSON. */
export interface Page<Data = unknown> {
  /** The declaration of the page: its path, template and rules. */
  definition: PageDefinition<never>;
  path: string;
  head: Head;
  /** JSON-serializable: everything that the template shows. */
  data: Data;
  /** Other addresses that the host redirects to this page. */
  redirectsFrom?: readonly string[];
  /** Structured data for search engines, in addition to the breadcrumbs: only what the page shows. */
  structuredData?: readonly Thing[];
  /**
   * Headlines that the page shows only after React has started. The build fits them, too: it computes the size at which each line fills its
   * column.
   */
  laterHeadlines?: readonly CopyfitRequest[];
  /**
   * For a city's page: everything besides the code that its content depends on. Unless that changes, the build reuses the page of the last
   * build.
   */
  city?: { readonly slug: string; readonly neighbors: readonly Neighbor[] };
}

/** The facts about another city that a city's page may show. */
export interface Neighbor extends Pick<City, 'name' | 'slug'> {
  readonly miles: number;
}

/**
 * The content of a page with one address: the default export of `pages/<name>/data.ts`. Its head comes from packages/content.
 * @param definition The default export of the `page.ts` in the same folder.
 */
export function definePageData<Data>(
  definition: PageDefinition<Data>,
  content: Pick<Page<NoInfer<Data>>, 'data' | 'redirectsFrom' | 'structuredData' | 'laterHeadlines'>,
): Page<Data> {
  const { path } = definition;
  if (path === '/404') return { definition, path, head: notFoundHead, ...content };
  if (!(path in staticPages)) throw new Error(`Content has no head for ${path}: add it to \`staticPages\`.`);
  return { definition, path, head: staticPages[path as keyof typeof staticPages], ...content };
}

const neighborsByCity = new WeakMap<City, readonly Neighbor[]>();

/** The nearest cities, which both pages of a city name. */
function neighborsOf(city: City): readonly Neighbor[] {
  const neighbors =
    neighborsByCity.get(city) ??
    nearestCities(city).map(({ city: { name, slug }, miles }) => ({ name, slug, miles }));
  neighborsByCity.set(city, neighbors);
  return neighbors;
}

/**
 * The content of a page that every city has: the default export of its `data.ts`. Of other cities, it may depend only on
 * `neighbors`, the nearest cities.
 */
export const defineCityPageData =
  <Data>(
    definition: PageDefinition<Data>,
    content: {
      data: (city: City, neighbors: readonly Neighbor[]) => NoInfer<Data>;
      structuredData: (city: City) => readonly Thing[];
    },
  ) =>
  (city: City): Page<Data> & Required<Pick<Page, 'city'>> => {
    const { slug } = city;
    const path = definition.path.replace(':city', slug);
    // Getters map the content only when it is read, because there may be thousands of cities.
    return {
      definition,
      path,
      get head() {
        return cityHeads(city).find(page => page.path === path)!;
      },
      get data() {
        return content.data(city, this.city.neighbors);
      },
      get structuredData() {
        return content.structuredData(city);
      },
      city: {
        slug,
        get neighbors() {
          return neighborsOf(city);
        },
      },
    };
  };
