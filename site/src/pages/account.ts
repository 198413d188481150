import { account as copy } from '@fit-to-print/content/account';
import type { AccountSettingsCopy } from '@fit-to-print/ui/flows/AccountSettings';
import type { AccountData } from '@fit-to-print/ui/templates/AccountTemplate';
import { type Page, pageHead } from '../page.ts';

/** What the template shows, and the texts of the settings in it. */
export interface AccountPageData extends AccountData {
  readonly settings: AccountSettingsCopy;
  readonly fileName: string;
}

const { page, signIn, loading, settings, fileName } = copy;

export const account: Page<AccountPageData> = {
  path: '/account',
  template: 'account',
  head: pageHead('/account'),
  data: { ...page, signIn, loading, settings, fileName },
};
