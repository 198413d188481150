import { articles } from '@fit-to-print/content/articles';
import { articleHead } from '@fit-to-print/content/pages';
import { articleProps } from '@fit-to-print/content/props/article';
import type { ArticleData } from '@fit-to-print/ui/templates/ArticleTemplate';
import { articleEntity } from '../../seo/structuredData.ts';
import type { Page } from '../definePageData.ts';
import pageDefinition from './page.ts';

/**
 * The data of each article's page. `pageDefinition` has the path and the template that all articles share; `closing` is the invitation under
 * the article's text. Only the build reads this file; the browser gets the result as JSON.
 */
export default articles.map((article): Page<ArticleData> => ({
  definition: pageDefinition,
  path: article.path,
  head: articleHead(article),
  structuredData: [articleEntity(article)],
  data: { article: articleProps(article), closing: article.closing },
}));
