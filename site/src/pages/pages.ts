// Lists every page of the site. Each folder beside this file is a page: `page.ts` declares it, `data.ts` says what it shows.
import { cities } from '@fit-to-print/content/cities';
import type { City } from '@fit-to-print/content/city';
import { staticPages } from '@fit-to-print/content/pages';
import type { PageDefinition } from './definePage.ts';
import type { Page } from './definePageData.ts';

const folderOf = (file: string): string => file.split('/')[1]!;

/** The data of each page, by its folder. Articles are a list of pages, and a city page is a function of the city. */
const dataByFolder = Object.fromEntries(
  Object.entries(
    import.meta.glob<Page | readonly Page[] | ((city: City) => Page)>('./*/data.ts', {
      eager: true,
      import: 'default',
    }),
  ).map(([file, data]) => [folderOf(file), data]),
);

/** The declaration of each page (path, template, search rules), by its folder. */
export const definitionByFolder = Object.fromEntries(
  Object.entries(
    import.meta.glob<PageDefinition<never>>('./*/page.ts', { eager: true, import: 'default' }),
  ).map(([file, definition]) => [folderOf(file), definition]),
);

/** The pages of a folder: one page, a list of pages, or a page for each city. */
const pagesOf = (folder: string): Page[] => {
  const data = dataByFolder[folder];
  if (!data) throw new Error(`site/src/pages/${folder} has a page.ts, but no data.ts.`);
  return typeof data === 'function' ? cities.map(data) : [data].flat();
};

/** Every page that is prerendered, the 404 page included. */
export const pages: readonly Page[] = Object.keys(definitionByFolder).flatMap(pagesOf);

/** Addresses that the host redirects to a page, each with the address of that page. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  pages.flatMap(({ path, redirectsFrom = [] }) => redirectsFrom.map(from => [from, path])),
);

const paths = new Set(pages.map(({ path }) => path));
const missing = Object.keys(staticPages).find(path => !paths.has(path));
if (missing)
  throw new Error(
    `The list staticPages of packages/content has an entry for ${missing}, but no folder of site/src/pages defines that page.`,
  );
