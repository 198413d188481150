// The requests of the sign-in form to Auth, the sign-in service of Supabase, with messages for failures.
import { tooManyTries } from '@fit-to-print/backend/contracts/request';
import type { AuthError } from '@supabase/supabase-js';
import type { AuthCalls, AuthOutcome, Credentials } from '@fit-to-print/ui/flows/Auth';
import { loadAuthClient } from './authService.ts';

/** The field to which an error code of Auth (such as email_not_confirmed or weak_password) belongs. */
const fieldOfError = (code = ''): keyof Credentials | undefined =>
  /^(email_(address|exists|not)|user_already)/.test(code)
    ? 'email'
    : /_(password|credentials)$/.test(code)
      ? 'password'
      : undefined;

function toOutcome(error: AuthError | null): AuthOutcome {
  if (!error) return { accepted: true };
  // The browser's text for a failed connection, and a gateway's page, are not shown to visitors.
  if (error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError')
    return { accepted: false };
  // Auth's message names the seconds to wait only for its limit on mail. Its other limits end within 5 minutes (`config.toml`).
  if (error.status === 429)
    return { accepted: false, message: tooManyTries(Number(/\d+(?= sec)/.exec(error.message) ?? 300)) };
  const field = fieldOfError(error.code);
  return { accepted: false, message: error.message, ...(field && { field }) };
}

const loadMailLinkCalls = () => import('./mailLinkCalls.ts');

/**
 * The requests of the sign-in forms.
 * @param confirmationPath The page that the link of a confirmation mail opens. Google always redirects to /pricing.
 * @param beforeRedirect Called before the visitor leaves for Google.
 */
export const createAuthCalls = (
  confirmationPath: '/' | '/application',
  beforeRedirect: () => void,
): AuthCalls => ({
  async signIn(credentials) {
    const { auth } = await loadAuthClient();
    return toOutcome((await auth.signInWithPassword(credentials)).error);
  },
  async signUp(credentials) {
    return toOutcome(await (await loadMailLinkCalls()).signUp(credentials, confirmationPath));
  },
  async requestReset({ email }) {
    return toOutcome(await (await loadMailLinkCalls()).requestReset(email));
  },
  async resendConfirmation({ email }) {
    return toOutcome(await (await loadMailLinkCalls()).resendConfirmation(email, confirmationPath));
  },
  async setPassword({ password }) {
    return toOutcome(await (await loadMailLinkCalls()).setPassword(password));
  },
  async continueWithGoogle() {
    const { auth } = await loadAuthClient();
    beforeRedirect();
    const options = { redirectTo: new URL('/pricing', location.origin).href };
    return toOutcome((await auth.signInWithOAuth({ provider: 'google', options })).error);
  },
});
