import { definePage } from '../definePage.ts';

export default definePage({
  path: '/404',
  template: async () => (await import('@fit-to-print/ui/templates/NotFoundTemplate')).NotFoundTemplate,
  isIndexed: false,
});
