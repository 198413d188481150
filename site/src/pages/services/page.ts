import { definePage } from '../definePage.ts';

/** Declares the page /services, the nine services of the company: its URL path, and how its template is loaded (`loadTemplate`). */
export default definePage({
  path: '/services',
  loadTemplate: () =>
    import('@fit-to-print/ui/templates/ServicesTemplate').then(module => module.ServicesTemplate),
});
