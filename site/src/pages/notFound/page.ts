import { definePage } from '../definePage.ts';

/**
 * Declares the page for addresses that do not exist: its address, and the component that renders it (`template`). Search engines do not
 * list it (`isIndexed`).
 */
export default definePage({
  path: '/404',
  template: () =>
    import('@fit-to-print/ui/templates/NotFoundTemplate').then(module => module.NotFoundTemplate),
  isIndexed: false,
});
