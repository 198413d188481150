import type { ArticleData } from '@fit-to-print/ui/templates/ArticleTemplate';
import { article } from '../articles.ts';
import { insights } from '../insights.ts';

const { headline, standfirst, category, readingMinutes, published, back, sections } = article;

export const articleProps: ArticleData['article'] = {
  headline,
  standfirst,
  category,
  readingTime: `${readingMinutes} ${insights.minRead}`,
  published,
  back,
  contentsLabel: insights.contents,
  sections,
};
