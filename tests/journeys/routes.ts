// The paths of all pages, which the journeys visit.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { City } from '@fit-to-print/content/city';
import { isAdmitted } from '@fit-to-print/content/cityAdmission';
import type { PageDefinition } from '../../site/src/pages/definePage.ts';

/** The cities or articles that a folder has files for: the pages of a new one are tested without further edits. */
const slugsIn = (folder: string, extension = '.ts'): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith(extension))
    .map(file => path.basename(file, extension));

/** The paths of both pages of each city. */
export const cityRoutes = (slugs: readonly string[]): string[] => [
  ...slugs.map(slug => `/PR-Authority-${slug}`),
  ...slugs.map(slug => `/creative-studio-${slug}`),
];

const root = path.resolve(import.meta.dirname, '../..');
const content = path.join(root, 'packages/content/src');
const pagesFolder = path.join(root, 'site/src/pages');

/** The declaration of every page but those of cities and articles and the 404 page. */
const definitions = (
  await Promise.all(
    readdirSync(pagesFolder, { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => import(path.join(pagesFolder, name, 'page.ts')) as Promise<{ default: Definition }>),
  )
)
  .map(module => module.default)
  .filter(({ path: route }) => route !== '/404' && !route.includes(':'));
type Definition = PageDefinition<never>;

const routesWhere = (matches: (page: Definition) => boolean): string[] =>
  definitions.filter(matches).map(page => page.path);

const cities = await Promise.all(
  slugsIn(path.join(content, 'cities')).map(
    async slug => ((await import(path.join(content, 'cities', `${slug}.ts`))) as { default: City }).default,
  ),
);
const routesOf = (some: readonly City[]) => cityRoutes(some.map(({ slug }) => slug));

/** Pages that search engines may list. */
export const contentRoutes = [
  ...routesWhere(page => page.isIndexed),
  ...slugsIn(path.join(content, 'articles'), '.md').map(slug => `/insights/${slug}`),
  ...routesOf(cities.filter(isAdmitted)),
];
/** Pages that are hydrated immediately. None of them is indexed. */
export const applicationRoutes = routesWhere(page => page.hydratesOnLoad);
/** The page that is shown after a form was sent without script. */
export const thanksRoute = '/contact/thanks';
/** No page has this address: the 404 page is shown. */
export const missingRoute = '/no-such-page';

/** The paths of all pages. */
export const allRoutes = [
  ...contentRoutes,
  ...routesOf(cities.filter(city => !isAdmitted(city))),
  ...routesWhere(page => !page.isIndexed),
];
/**
 * The pages of all cities but two, which differ from the pages of these two only by their text and map. The slowest checks skip them; the
 * nightly run skips none.
 */
export const repeatedRoutes = process.env.NIGHTLY ? [] : routesOf(cities.slice(2));
