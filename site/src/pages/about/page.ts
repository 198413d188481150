import { definePage } from '../definePage.ts';

export default definePage({
  path: '/about',
  template: async () => (await import('@fit-to-print/ui/templates/AboutTemplate')).AboutTemplate,
});
