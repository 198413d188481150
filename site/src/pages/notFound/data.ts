// Maps the content of the 404 page to the data of its template. `sectionLabel` is the line above a section: its name and a page number.
import { notFound as copy } from '@fit-to-print/content/notFound';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

const { sectionLabel, headline, notice, replacement, apology, home } = copy;

/**
 * The data of the page for addresses that do not exist. `replacement` is the word that replaces the struck-out path. Only the build reads
 * this file; the browser gets the result as JSON.
 */
export default definePageData(pageDefinition, {
  data: { sectionLabel, headline, notice, replacement, apology, home },
});
