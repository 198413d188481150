import { definePage } from '../definePage.ts';

/** Declares the page /insights: its address and its template. */
export default definePage({
  path: '/insights',
  template: () =>
    import('@fit-to-print/ui/templates/InsightsTemplate').then(module => module.InsightsTemplate),
});
