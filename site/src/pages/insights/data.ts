// Maps the articles to the data of the page /insights, which lists them. `sectionLabel` is the line above a section: its name and a page
// number. `transitionName` is the name of an animation from a link to its page.
import { articles } from '@fit-to-print/content/articles';
import { insights as copy } from '@fit-to-print/content/insights';
import { articleTransitionName, readingTime } from '@fit-to-print/content/props/article';
import type { Article } from '@fit-to-print/content/types';
import { correctedText, wideLines } from '@fit-to-print/ui/primitives/CopyfitHeadline/text';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** The drawing of an article; null if it has none. */
const figureOf = ({ sections }: Article) =>
  sections.flatMap(({ blocks }) => blocks).find(block => block.type === 'fundingStages') ?? null;

/** The article at the top of the page: the newest with a drawing; if none has a drawing, the newest. */
const leadArticle = articles.find(figureOf) ?? articles[0];

/** What the list shows of an article. */
const summaryOf = (article: Article) => ({
  path: article.path,
  transitionName: articleTransitionName(article),
  title: article.title,
  // Each line stays one line on narrow screens too, where the headline of /insights itself has to remain the larger one.
  // Only the headline of the page itself has a correction.
  headline: wideLines(article.headline).map(line => [correctedText([[line]])]),
  category: article.category,
  readingTime: readingTime(article),
  published: article.published,
  // The introduction under the headline.
  intro: article.intro,
});

/** The data of the page /insights, the list of articles. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
  data: {
    headline: copy.headline,
    intro: copy.intro,
    sectionLabel: copy.sectionLabel,
    readArticle: copy.readArticle,
    leadArticle: leadArticle ? { ...summaryOf(leadArticle), figure: figureOf(leadArticle) } : null,
    others: articles.filter(article => article !== leadArticle).map(summaryOf),
  },
});
