import { notFound as copy } from '@fit-to-print/content/notFound';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { sectionLabel, headline, notice, apology, home } = copy;

export default definePageData(definition, {
  data: { sectionLabel, headline, notice, apology, home },
});
