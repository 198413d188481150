import { definePage } from '../definePage.ts';

export default definePage({
  path: '/sitemap',
  template: async () => (await import('@fit-to-print/ui/templates/SitemapTemplate')).SitemapTemplate,
});
