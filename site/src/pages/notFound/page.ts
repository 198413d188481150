import { definePage } from '../definePage.ts';

/**
 * Declares the page for addresses that do not exist: its URL path, and how its template is loaded (`loadTemplate`). Search engines do not
 * list it (`isIndexed`).
 */
export default definePage({
  path: '/404',
  loadTemplate: () =>
    import('@fit-to-print/ui/templates/NotFoundTemplate').then(module => module.NotFoundTemplate),
  isIndexed: false,
});
