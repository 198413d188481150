import { definePage } from '../definePage.ts';

export default definePage({
  path: '/contact/thanks',
  template: () => import('@fit-to-print/ui/templates/MessageTemplate').then(module => module.MessageTemplate),
  isIndexed: false,
});
