import { definePage } from '../definePage.ts';

/**
 * Declares the pages of articles: their URL path, and how their template is loaded (`loadTemplate`). `:article` stands for the last part of
 * an article's address.
 */
export default definePage({
  path: '/insights/:article',
  loadTemplate: () =>
    import('@fit-to-print/ui/templates/ArticleTemplate').then(module => module.ArticleTemplate),
});
