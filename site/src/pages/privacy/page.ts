import { definePage } from '../definePage.ts';

export default definePage({
  path: '/privacy-policy',
  template: async () => (await import('@fit-to-print/ui/templates/LegalTemplate')).LegalTemplate,
  redirectsFrom: ['/privacy'],
});
