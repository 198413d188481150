import { definePage } from '../definePage.ts';

/** Declares the page /about: its address and its template. */
export default definePage({
  path: '/about',
  template: () => import('@fit-to-print/ui/templates/AboutTemplate').then(module => module.AboutTemplate),
});
