import { contact } from '@fit-to-print/content/contact';
import type { MessageData } from '@fit-to-print/ui/templates/MessageTemplate';
import { type Page, pageHead } from '../page.ts';

export const contactThanks: Page<MessageData> = {
  path: '/contact/thanks',
  template: 'message',
  head: pageHead('/contact/thanks'),
  data: contact.thanks,
};
