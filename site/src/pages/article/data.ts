import { article as copy } from '@fit-to-print/content/articles';
import { articleProps } from '@fit-to-print/content/props/article';
import { articleThing } from '../../seo/structuredData.ts';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

export default definePageData(definition, {
  things: [articleThing(copy)],
  data: { article: articleProps, closing: copy.closing },
});
