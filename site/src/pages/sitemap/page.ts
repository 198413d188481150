import { definePage } from '../definePage.ts';

/** Declares the page /sitemap: its address and its template. */
export default definePage({
  path: '/sitemap',
  template: () => import('@fit-to-print/ui/templates/SitemapTemplate').then(module => module.SitemapTemplate),
});
