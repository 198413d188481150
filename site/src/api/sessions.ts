// The sessions of the signed-in user: the browsers in which the user is signed in, and the request that ends them.
import type { AccountSettingsProps, AccountSession } from '@fit-to-print/ui/flows/AccountSettings';
import { renewAccessToken } from './authService.ts';
import { callDatabase } from './callDatabase.ts';
import { describeBrowser } from './describeBrowser.ts';

/** A sign-in of the user in one browser, as the database function `my_sessions` returns it. */
interface StoredSession {
  id: string;
  /** The browser's User-Agent header; null after the database has deleted it. */
  browser: string | null;
  signed_in_at: string;
  last_used_at: string;
  is_current: boolean;
}

/** The sessions of the signed-in user. Both requests reject if the database does not answer, and `load` also if this session
 * has ended. */
export const sessionsApi: AccountSettingsProps['sessions'] = {
  async load(signal) {
    const sessions = (await callDatabase('my_sessions', {}, signal)) as StoredSession[];
    if (sessions.length === 0) {
      // This session was ended in another browser. Supabase Auth refuses to renew its token, and `renewAccessToken` then signs this browser out.
      await renewAccessToken();
      throw new Error('The session has ended.');
    }
    return sessions.map(({ id, browser, signed_in_at, last_used_at, is_current }): AccountSession => ({
      id,
      browser: browser === null ? null : describeBrowser(browser),
      signedInAt: signed_in_at,
      lastUsedAt: last_used_at,
      isCurrent: is_current,
    }));
  },
  async end(ids, signal) {
    // Null: the database asks for a sign-in of the last ten minutes.
    const count = await callDatabase('end_sessions', { p_ids: ids }, signal);
    return count === null ? 'signInNeeded' : 'ended';
  },
};
