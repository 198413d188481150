import { definePage } from '../definePage.ts';

/** Declares the page /services: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/services',
  template: () =>
    import('@fit-to-print/ui/templates/ServicesTemplate').then(module => module.ServicesTemplate),
});
