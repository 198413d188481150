import { definePage } from '../definePage.ts';

/**
 * Declares the page /privacy-policy, a legal text: its URL path, and how its template is loaded (`loadTemplate`). Its old address redirects
 * to it (`redirectsFrom`).
 */
export default definePage({
  path: '/privacy-policy',
  loadTemplate: () => import('@fit-to-print/ui/templates/LegalTemplate').then(module => module.LegalTemplate),
});
