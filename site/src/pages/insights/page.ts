import { definePage } from '../definePage.ts';

/** Declares the page /insights: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/insights',
  template: () =>
    import('@fit-to-print/ui/templates/InsightsTemplate').then(module => module.InsightsTemplate),
});
