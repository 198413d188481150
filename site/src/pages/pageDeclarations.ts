// Finds the declaration of a page by its address, also in the browser.
import type { PageDefinition } from './definePage.ts';

type AnyPage = PageDefinition<never>;

/** The declaration of every page (its file `page.ts`). Only the values of the glob: its keys would be part of the browser's script. */
export const pageDeclarations = Object.values(
  import.meta.glob<AnyPage>('./*/page.ts', { eager: true, import: 'default' }),
);

const byPath = new Map<string, AnyPage>(pageDeclarations.map(page => [page.path, page]));
const pagePatterns = pageDeclarations.flatMap(page => {
  const [prefix = '', end] = page.path.split(':');
  return end === undefined ? [] : [{ prefix, page }];
});

/**
 * The page at an address, also at a pattern without its slug (`/cities` for `/cities/:state`). For an address that no page has, the 404
 * page.
 */
export const pageAt = (path: string): AnyPage =>
  byPath.get(path) ??
  pagePatterns.find(({ prefix }) => `${path}/`.startsWith(prefix))?.page ??
  byPath.get('/404')!;
