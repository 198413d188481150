import { definePage } from '../definePage.ts';

/**
 * Declares the pages of articles: their address, and the component that renders them (`template`). `:article` stands for the last part of
 * an article's address.
 */
export default definePage({
  path: '/insights/:article',
  template: () => import('@fit-to-print/ui/templates/ArticleTemplate').then(module => module.ArticleTemplate),
  openGraphType: 'article',
});
