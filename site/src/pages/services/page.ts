import { definePage } from '../definePage.ts';

/** Declares the page /services: its address and its template. */
export default definePage({
  path: '/services',
  template: () =>
    import('@fit-to-print/ui/templates/ServicesTemplate').then(module => module.ServicesTemplate),
});
