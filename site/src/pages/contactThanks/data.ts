import { contact } from '@fit-to-print/content/contact';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/**
 * The data of the page /contact/thanks, which confirms a message that was sent without script. Only the build reads this file; the browser
 * gets the result as JSON.
 */
export default definePageData(definition, {
  data: contact.thanks,
});
