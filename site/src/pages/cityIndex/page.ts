import { definePage } from '../definePage.ts';

/** The cities by state: `/cities` and `/cities/iowa`. */
export default definePage({
  path: '/cities/:state',
  template: () =>
    import('@fit-to-print/ui/templates/SitemapTemplate').then(({ SitemapTemplate }) => SitemapTemplate),
});
