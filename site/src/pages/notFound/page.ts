import { definePage } from '../definePage.ts';

/** Declares the page /404: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/404',
  template: () =>
    import('@fit-to-print/ui/templates/NotFoundTemplate').then(module => module.NotFoundTemplate),
  isIndexed: false,
});
