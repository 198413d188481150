import { definePage } from '../definePage.ts';

export default definePage({
  path: '/privacy-policy',
  template: () => import('@fit-to-print/ui/templates/LegalTemplate').then(module => module.LegalTemplate),
  redirectsFrom: ['/privacy'],
});
