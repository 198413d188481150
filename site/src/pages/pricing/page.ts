import { definePage } from '../definePage.ts';

/** Declares the page /pricing: its address and its template. */
export default definePage({
  path: '/pricing',
  template: () => import('@fit-to-print/ui/templates/PricingTemplate').then(module => module.PricingTemplate),
});
