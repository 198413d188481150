import { definePage } from '../definePage.ts';

export default definePage({
  path: '/404',
  template: () =>
    import('@fit-to-print/ui/templates/NotFoundTemplate').then(module => module.NotFoundTemplate),
  isIndexed: false,
});
