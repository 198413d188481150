import { definePage } from '../definePage.ts';

export default definePage({
  path: '/insights/raising-capital-stages',
  template: async () => (await import('@fit-to-print/ui/templates/ArticleTemplate')).ArticleTemplate,
  openGraphType: 'article',
});
