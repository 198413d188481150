// What a page shows of an article to which it leads: /insights of each article, and an article of the next one.
import { articleTransitionName, readingTime } from '@fit-to-print/content/props/article';
import type { Article } from '@fit-to-print/content/types';
import { correctedText, wideLines } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';

/** The headline of an article, what stands beside it, and its address. */
export const articleSummary = (article: Article) => ({
  path: article.path,
  /** The name of the animation from the link to the article's page. */
  transitionName: articleTransitionName(article),
  title: article.title,
  // Each line stays one line on narrow screens too, where the headline of the page itself has to remain the larger one.
  // Only the headline of the page itself has a correction.
  headline: wideLines(article.headline).map(line => [correctedText([[line]])]),
  category: article.category,
  readingTime: readingTime(article),
  published: article.published,
  // The introduction under the headline.
  intro: article.intro,
});
