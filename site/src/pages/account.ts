import { account as copy } from '@fit-to-print/content/account';
import type { AccountFileCopy } from '@fit-to-print/ui/flows/AccountFile';
import type { AccountData } from '@fit-to-print/ui/templates/AccountTemplate';
import { type Page, pageHead } from '../page.ts';

/** What the template shows, and the words of the file in it. */
export interface AccountPageData extends AccountData {
  readonly file: AccountFileCopy;
  readonly fileName: string;
}

const { page, signIn, loading, file, fileName } = copy;

export const account: Page<AccountPageData> = {
  path: '/account',
  template: 'account',
  head: pageHead('/account'),
  data: { ...page, signIn, loading, file, fileName },
};
