import { definePage } from '../definePage.ts';

/** Declares the page /pricing: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/pricing',
  template: () => import('@fit-to-print/ui/templates/PricingTemplate').then(module => module.PricingTemplate),
});
