import { AuthClient } from '@supabase/supabase-js';
import { backend, publishableKey } from './backend.ts';
import { fetchWithRetry } from './retry.ts';

/**
 * Leaves out of a new session when it ends: the client then reckons by its own clock how long it lasts. By one that is a day
 * fast, a token that has just been issued would have expired, and be refreshed with every look at it.
 */
async function byThisClock(response: Response) {
  if (!response.ok || !response.url.includes('/auth/v1/token?')) return response;
  const { expires_at: _, ...session } = (await response.json()) as Record<string, unknown>;
  return Response.json(session, response);
}

/** How long the service may take, tries included. In ms. */
const patience = 15_000;

/** A gateway's answers are tried again; to renew a session, the client itself does. */
const ask = async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = input as string;
  const renews = url.includes('grant_type=refresh_token');
  return byThisClock(
    await (renews
      ? fetch(url, init)
      : fetchWithRetry(url, { ...init, signal: AbortSignal.timeout(patience) })),
  );
};

/**
 * Without the channel on which it tells other tabs what it finds: it says something with every page that is opened, and the
 * back/forward cache lets go of every page that hears it. What changes is in storage, and `session.ts` follows that.
 */
class QuietClient extends AuthClient {
  constructor(options: ConstructorParameters<typeof AuthClient>[0]) {
    super(options);
    this.broadcastChannel?.close();
    this.broadcastChannel = null;
  }
}

/**
 * The client of the authentication service alone, set as supabase-js sets it: of the library a sixth, imported only when there
 * is someone to sign in. Implicit rather than PKCE: a confirmation mail is often opened on another device than
 * the one that signed up, where PKCE's verifier is not.
 */
export const auth = new QuietClient({
  url: `${backend}/auth/v1`,
  // In this spelling: the token of whoever is signed in takes the place of the key.
  headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  storageKey: `sb-${new URL(backend).hostname.split('.')[0]}-auth-token`,
  autoRefreshToken: true,
  persistSession: true,
  // The session takes it from there, and out of the browser's history.
  detectSessionInUrl: false,
  flowType: 'implicit',
  fetch: ask,
});
