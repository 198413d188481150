import { definePage } from '../definePage.ts';

export default definePage({
  path: '/contact/thanks',
  template: async () => (await import('@fit-to-print/ui/templates/MessageTemplate')).MessageTemplate,
  isIndexed: false,
});
