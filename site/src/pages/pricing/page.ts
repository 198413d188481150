import { definePage } from '../definePage.ts';

export default definePage({
  path: '/pricing',
  template: async () => (await import('@fit-to-print/ui/templates/PricingTemplate')).PricingTemplate,
});
