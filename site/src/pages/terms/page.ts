import { definePage } from '../definePage.ts';

export default definePage({
  path: '/terms-of-service',
  template: () => import('@fit-to-print/ui/templates/LegalTemplate').then(module => module.LegalTemplate),
  redirectsFrom: ['/terms'],
});
