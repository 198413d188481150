import { definePage } from '../definePage.ts';

/** Declares the page /insights, the list of articles: its URL path, and how its template is loaded (`loadTemplate`). */
export default definePage({
  path: '/insights',
  loadTemplate: () =>
    import('@fit-to-print/ui/templates/InsightsTemplate').then(module => module.InsightsTemplate),
});
