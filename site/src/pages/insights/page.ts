import { definePage } from '../definePage.ts';

/** Declares the page /insights, the list of articles: its address, and the component that renders it (`template`). */
export default definePage({
  path: '/insights',
  template: () =>
    import('@fit-to-print/ui/templates/InsightsTemplate').then(module => module.InsightsTemplate),
});
