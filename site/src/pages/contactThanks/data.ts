import { contact } from '@fit-to-print/content/contact';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

export default definePageData(definition, {
  data: contact.thanks,
});
