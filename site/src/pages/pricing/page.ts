import { definePage } from '../definePage.ts';

export default definePage({
  path: '/pricing',
  template: () => import('@fit-to-print/ui/templates/PricingTemplate').then(module => module.PricingTemplate),
});
