import { definePage } from '../definePage.ts';

export default definePage({
  path: '/insights/:article',
  template: () => import('@fit-to-print/ui/templates/ArticleTemplate').then(module => module.ArticleTemplate),
  openGraphType: 'article',
});
