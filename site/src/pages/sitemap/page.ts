import { definePage } from '../definePage.ts';

export default definePage({
  path: '/sitemap',
  template: () => import('@fit-to-print/ui/templates/SitemapTemplate').then(module => module.SitemapTemplate),
});
