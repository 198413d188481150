import { definePage } from '../definePage.ts';

/**
 * Declares the page /privacy-policy, a legal text: its address, and the component that renders it (`template`). Its old address redirects
 * to it (`redirectsFrom`).
 */
export default definePage({
  path: '/privacy-policy',
  template: () => import('@fit-to-print/ui/templates/LegalTemplate').then(module => module.LegalTemplate),
  redirectsFrom: ['/privacy'],
});
