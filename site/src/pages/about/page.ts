import { definePage } from '../definePage.ts';

/** Declares the page /about: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/about',
  template: () => import('@fit-to-print/ui/templates/AboutTemplate').then(module => module.AboutTemplate),
});
