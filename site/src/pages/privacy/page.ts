import { definePage } from '../definePage.ts';

/** Declares the page /privacy-policy: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/privacy-policy',
  template: () => import('@fit-to-print/ui/templates/LegalTemplate').then(module => module.LegalTemplate),
  redirectsFrom: ['/privacy'],
});
