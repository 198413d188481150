import { definePage } from '../definePage.ts';

/** Declares the page /about, which introduces the company: its URL path, and how its template is loaded (`loadTemplate`). */
export default definePage({
  path: '/about',
  loadTemplate: () => import('@fit-to-print/ui/templates/AboutTemplate').then(module => module.AboutTemplate),
});
