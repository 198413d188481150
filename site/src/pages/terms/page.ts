import { definePage } from '../definePage.ts';

export default definePage({
  path: '/terms-of-service',
  template: async () => (await import('@fit-to-print/ui/templates/LegalTemplate')).LegalTemplate,
  redirectsFrom: ['/terms'],
});
