import { auth as copy } from '@fit-to-print/content/auth';
import { authTabsCopy } from '@fit-to-print/content/props/auth';
import { definePageData } from '../definePageData.ts';
import definition from './page.ts';

/** What the page /auth shows. Only the build reads it, and writes it for the browser. */
export default definePageData(definition, {
  data: {
    ...copy.page,
    loading: copy.loading,
    withoutScript: copy.withoutScript,
    form: authTabsCopy,
    nextStepByPage: {
      account: { signIn: copy.nextStepByAction.account, signUp: copy.signUp.nextInDialog },
      admin: { signIn: copy.nextStepByAction.admin, signUp: copy.signUp.nextInDialog },
    },
  },
});
