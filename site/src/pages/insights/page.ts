import { definePage } from '../definePage.ts';

export default definePage({
  path: '/insights',
  template: () =>
    import('@fit-to-print/ui/templates/InsightsTemplate').then(module => module.InsightsTemplate),
});
