import { definePage } from '../definePage.ts';

/** Declares the page /about, which introduces the company: its address, and the component that renders it (`template`). */
export default definePage({
  path: '/about',
  template: () => import('@fit-to-print/ui/templates/AboutTemplate').then(module => module.AboutTemplate),
});
