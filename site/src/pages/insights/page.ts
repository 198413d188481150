import { definePage } from '../definePage.ts';

export default definePage({
  path: '/insights',
  template: async () => (await import('@fit-to-print/ui/templates/InsightsTemplate')).InsightsTemplate,
});
