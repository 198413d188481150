import { auth as copy } from '@fit-to-print/content/auth';
import type { AuthTabsCopy } from '@fit-to-print/ui/flows/Auth';
import type { AuthData } from '@fit-to-print/ui/templates/AuthTemplate';
import { tabsCopy } from '../authCopy.ts';
import { type Page, pageHead } from '../page.ts';

/** What the template shows, and the words of the form in it. */
export type AuthPageData = AuthData & { readonly form: AuthTabsCopy };

export const auth: Page<AuthPageData> = {
  path: '/auth',
  template: 'auth',
  head: pageHead('/auth'),
  data: {
    ...copy.page,
    loading: copy.loading,
    withoutScript: copy.withoutScript,
    form: tabsCopy,
  },
};
