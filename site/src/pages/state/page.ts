import { definePage } from '../definePage.ts';

export default definePage({
  path: '/cities/:state',
  template: () =>
    import('@fit-to-print/ui/templates/SitemapTemplate').then(({ SitemapTemplate }) => SitemapTemplate),
});
