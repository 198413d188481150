import { auth as copy } from '@fit-to-print/content/auth';
import { authTabsCopy } from '@fit-to-print/content/props/auth';
import { definePageData } from '../definePageData.ts';
import pageDefinition from './page.ts';

/**
 * The data of the page /auth, on which visitors sign in. `nextStepByPage` says what follows the sign-in, by the page that sent the visitor
 * here. Only the build reads this file; the browser gets the result as JSON.
 */
export default definePageData(pageDefinition, {
  data: {
    ...copy.page,
    loading: copy.loading,
    withoutScript: copy.withoutScript,
    form: authTabsCopy,
    nextStepByPage: {
      account: { signIn: copy.nextStepByAction.account, signUp: copy.signUp.nextStepInDialog },
      admin: { signIn: copy.nextStepByAction.admin, signUp: copy.signUp.nextStepInDialog },
    },
  },
});
