import { articles } from '@fit-to-print/content/articles';
import { articleHead } from '@fit-to-print/content/pages';
import { insights } from '@fit-to-print/content/insights';
import { articleProps } from '@fit-to-print/content/props/article';
import type { ArticleData } from '@fit-to-print/ui/templates/ArticleTemplate';
import { articleEntity } from '../../seo/structuredData.ts';
import { articleSummary } from '../articleSummary.ts';
import type { Page } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** The article that follows the one at this index of the list, which is the newest after the oldest; null if there is no other. */
function nextOf(index: number): ArticleData['next'] {
  const next = (index + 1) % articles.length;
  if (next === index) return null;
  // `F1` is the list of articles itself.
  return { ...articleSummary(articles[next]!), sectionLabel: [insights.next, `F${next + 2}`] };
}

/**
 * The data of each article's page. `pageDefinition` has the path and the template that all articles share; `closing` is the invitation under
 * the article's text. Only the build reads this file; the browser gets the result as JSON.
 */
export default articles.map((article, index): Page<ArticleData> => ({
  definition: pageDefinition,
  path: article.path,
  head: articleHead(article),
  structuredData: [articleEntity(article)],
  data: {
    article: articleProps(article),
    next: nextOf(index),
    closing: { ...article.closing, sectionLabel: [insights.closing, `F${index + 2}`] },
  },
}));
