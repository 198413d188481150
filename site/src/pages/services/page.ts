import { definePage } from '../definePage.ts';

export default definePage({
  path: '/services',
  template: async () => (await import('@fit-to-print/ui/templates/ServicesTemplate')).ServicesTemplate,
});
