import { definePage } from '../definePage.ts';

/** Declares the page /insights/:article: its address, its template, and how it differs from other pages. */
export default definePage({
  path: '/insights/:article',
  template: () => import('@fit-to-print/ui/templates/ArticleTemplate').then(module => module.ArticleTemplate),
  openGraphType: 'article',
});
