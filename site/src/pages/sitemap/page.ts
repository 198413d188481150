import { definePage } from '../definePage.ts';

/** Declares the page /sitemap, with links to all pages: its URL path, and how its template is loaded (`loadTemplate`). */
export default definePage({
  path: '/sitemap',
  loadTemplate: () =>
    import('@fit-to-print/ui/templates/SitemapTemplate').then(module => module.SitemapTemplate),
});
