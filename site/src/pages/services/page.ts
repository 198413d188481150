import { definePage } from '../definePage.ts';

/** Declares the page /services, the nine services of the company: its address, and the component that renders it (`template`). */
export default definePage({
  path: '/services',
  template: () =>
    import('@fit-to-print/ui/templates/ServicesTemplate').then(module => module.ServicesTemplate),
});
