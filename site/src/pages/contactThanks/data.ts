import { contact } from '@fit-to-print/content/contact';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/**
 * The data of the page /contact/thanks, which confirms a message that was sent without script. Only the build reads this file; the browser
 * gets the result as JSON.
 */
export default definePageData(pageDefinition, {
  data: contact.thanks,
});
