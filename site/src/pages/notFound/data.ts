import { notFound as copy } from '@fit-to-print/content/notFound';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

const { sectionLabel, headline, notice, correction, apology, home } = copy;

/** What the page /404 shows. Only the build reads it, and writes it for the browser. */
export default definePageData(definition, {
  data: { sectionLabel, headline, notice, correction, apology, home },
});
