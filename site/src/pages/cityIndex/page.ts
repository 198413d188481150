import { definePage } from '../definePage.ts';

export default definePage({
  path: '/cities',
  isOptional: true,
  template: () =>
    import('@fit-to-print/ui/templates/SitemapTemplate').then(({ SitemapTemplate }) => SitemapTemplate),
});
