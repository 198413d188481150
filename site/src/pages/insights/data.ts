// Maps the articles to the data of the page /insights, which lists them. `sectionLabel` is the line above a section: its name and a page
// number.
import { articles } from '@fit-to-print/content/articles';
import { insights as copy } from '@fit-to-print/content/insights';
import type { Article } from '@fit-to-print/content/types';
import { articleSummary } from '../articleSummary.ts';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/** The drawing of an article; null if it has none. */
const figureOf = ({ sections }: Article) =>
  sections.flatMap(({ blocks }) => blocks).find(block => block.type === 'fundingStages') ?? null;

/** The article at the top of the page: the newest with a drawing; if none has a drawing, the newest. */
const leadArticle = articles.find(figureOf) ?? articles[0];

/** The data of the page /insights, the list of articles. Only the build reads this file; the browser gets the result as JSON. */
export default definePageData(pageDefinition, {
  data: {
    headline: copy.headline,
    intro: copy.intro,
    sectionLabel: copy.sectionLabel,
    readArticle: copy.readArticle,
    leadArticle: leadArticle ? { ...articleSummary(leadArticle), figure: figureOf(leadArticle) } : null,
    others: articles.filter(article => article !== leadArticle).map(articleSummary),
  },
});
