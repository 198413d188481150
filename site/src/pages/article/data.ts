import { article as copy } from '@fit-to-print/content/articles';
import { insights } from '@fit-to-print/content/insights';
import { articleThing } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { headline, standfirst, category, minutes, published, back, sections, closing } = copy;

export default definePageData(definition, {
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
});
