import { definePage } from '../definePage.ts';

/** Declares the page /sitemap: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/sitemap',
  template: () => import('@fit-to-print/ui/templates/SitemapTemplate').then(module => module.SitemapTemplate),
});
