import { definePage } from '../definePage.ts';

/** Declares the page /terms-of-service: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/terms-of-service',
  template: () => import('@fit-to-print/ui/templates/LegalTemplate').then(module => module.LegalTemplate),
  redirectsFrom: ['/terms'],
});
