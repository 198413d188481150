import type { InboxCopy } from '@fit-to-print/admin/flows/Inbox';
import type { AdminData } from '@fit-to-print/admin/templates/AdminTemplate';
import { admin as copy } from '@fit-to-print/content/admin';
import { type Page, pageHead } from '../page.ts';

export interface AdminPageData extends AdminData {
  readonly inbox: InboxCopy;
  readonly labels: typeof copy.labels;
}

export const admin: Page<AdminPageData> = {
  path: '/admin',
  template: 'admin',
  head: pageHead('/admin'),
  data: { ...copy.page, inbox: copy.inbox, labels: copy.labels },
};
