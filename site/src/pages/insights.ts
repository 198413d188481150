import { articles } from '@fit-to-print/content/articles';
import { insights as copy } from '@fit-to-print/content/insights';
import type { InsightsData } from '@fit-to-print/ui/templates/InsightsTemplate';
import { type Page, pageHead } from '../page.ts';

export const insights: Page<InsightsData> = {
  path: '/insights',
  template: 'insights',
  head: pageHead('/insights'),
  data: {
    headline: copy.headline,
    lede: copy.lede,
    sectionLabel: copy.sectionLabel,
    readArticle: copy.readArticle,
    articles: articles.map(({ path, title, headline, category, minutes, published, standfirst }) => ({
      path,
      title,
      headline,
      category,
      readingTime: `${minutes} ${copy.minRead}`,
      published,
      standfirst,
    })),
  },
};
