import { article as copy } from '@fit-to-print/content/articles';
import { insights } from '@fit-to-print/content/insights';
import type { ArticleData } from '@fit-to-print/ui/templates/ArticleTemplate';
import { type Page, pageHead } from '../page.ts';
import { articleThing } from '../structuredData.ts';

const { headline, standfirst, category, minutes, published, back, sections, closing } = copy;

export const article: Page<ArticleData> = {
  path: copy.path,
  template: 'article',
  head: pageHead(copy.path),
  things: [articleThing(copy)],
  data: {
    article: {
      headline,
      standfirst,
      category,
      readingTime: `${minutes} ${insights.minRead}`,
      published,
      back,
      contentsLabel: insights.contents,
      sections,
    },
    closing,
  },
};
