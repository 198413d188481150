import { articles } from '@fit-to-print/content/articles';
import { insights as copy } from '@fit-to-print/content/insights';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

export default definePageData(definition, {
  data: {
    headline: copy.headline,
    lede: copy.lede,
    sectionLabel: copy.sectionLabel,
    readArticle: copy.readArticle,
    articles: articles.map(({ path, title, headline, category, readingMinutes, published, standfirst }) => ({
      path,
      title,
      headline,
      category,
      readingTime: `${readingMinutes} ${copy.minRead}`,
      published,
      standfirst,
    })),
  },
});
