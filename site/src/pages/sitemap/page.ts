import { definePage } from '../definePage.ts';

/** Declares the page /sitemap, with links to all pages: its address, and the component that renders it (`template`). */
export default definePage({
  path: '/sitemap',
  template: () => import('@fit-to-print/ui/templates/SitemapTemplate').then(module => module.SitemapTemplate),
});
