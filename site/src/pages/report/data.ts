import { report } from '@fit-to-print/content/report';
import { definePageData } from '../definePageData.ts';
import { pageHeadline } from '../pageHeadline.ts';
import pageDefinition from './page.ts';

/**
 * The data of the page /report, which shows where a press release was published: only its texts. The report itself is loaded in the browser.
 * Only the build reads this file; the browser gets the result as JSON.
 */
export default definePageData(pageDefinition, {
  data: report,
  laterHeadlines: [pageHeadline(report.missingHeadline)],
});
