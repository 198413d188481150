import { contact } from '@fit-to-print/content/contact';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** What the page /contact/thanks shows. Only the build reads it, and writes it for the browser. */
export default definePageData(definition, {
  data: contact.thanks,
});
