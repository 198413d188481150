import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PageDefinition } from '../../site/src/pages/definePage.ts';

/** The cities that a folder has files for: a new city's pages are tested without further edits. */
export const slugsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.ts'))
    .map(file => path.basename(file, '.ts'));

export const cityRoutes = (slugs: readonly string[]): string[] => [
  ...slugs.map(slug => `/PR-Authority-${slug}`),
  ...slugs.map(slug => `/creative-studio-${slug}`),
];

const root = path.resolve(import.meta.dirname, '../..');
const pagesFolder = path.join(root, 'site/src/pages');

/** The declaration of every page but those of cities and the 404 page. */
const definitions = (
  await Promise.all(
    readdirSync(pagesFolder, { withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(({ name }) => import(path.join(pagesFolder, name, 'page.ts')) as Promise<{ default: Definition }>),
  )
)
  .map(module => module.default)
  .filter(({ path: route }) => route !== '/404' && !route.includes(':city'));
type Definition = PageDefinition<never>;

const routesWhere = (matches: (page: Definition) => boolean): string[] =>
  definitions.filter(matches).map(page => page.path);

/** Pages that search engines may list. */
export const contentRoutes = [
  ...routesWhere(page => page.isIndexed),
  ...cityRoutes(slugsIn(path.join(root, 'packages/content/src/cities'))),
];
/** Pages that are hydrated at once. None of them is indexed. */
export const applicationRoutes = routesWhere(page => page.hydratesAtOnce);
/** Where a form that is sent without script leads. */
export const thanksRoute = '/contact/thanks';
/** No page has this address: the 404 page is shown. */
export const missingRoute = '/no-such-page';

export const allRoutes = [...contentRoutes, ...routesWhere(page => !page.isIndexed)];
