// Creates the client of Auth, the sign-in service of Supabase.
import { AuthClient, type SignInWithOAuthCredentials } from '@supabase/supabase-js';
import { backendUrl, publishableKey } from './backend.ts';
import { fetchWithRetry } from './fetchWithRetry.ts';

/**
 * Removes `expires_at` from a new session, so that the client computes it by this device's clock. With a clock that is a day
 * fast, a new token would count as expired, and be refreshed at every use.
 */
async function withLocalExpiry(response: Response) {
  if (!response.ok || !/\/(token\?|verify)/.test(response.url)) return response;
  const { expires_at: _, ...session } = (await response.json()) as Record<string, unknown>;
  return Response.json(session, response);
}

/** The longest time that a request may take, retries included. */
const timeoutMs = 15_000;

/** Requests are retried after a gateway error. The client itself retries token refreshes. */
const fetchForAuth = async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = input as string;
  const isRefresh = url.includes('grant_type=refresh_token');
  return withLocalExpiry(
    await (isRefresh
      ? fetch(url, init)
      : fetchWithRetry(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })),
  );
};

/**
 * An auth client without a channel to other tabs. The client would send a message to them whenever a page opens, and browsers
 * remove a page that receives a message from the back/forward cache. Other tabs read changes from storage (`session.ts`).
 */
class AuthClientWithoutChannel extends AuthClient {
  constructor(options: ConstructorParameters<typeof AuthClient>[0]) {
    super(options);
    this.broadcastChannel?.close();
    this.broadcastChannel = null;
  }

  /** With PKCE, the URL to which Google redirects signs in only the browser that went to Google. Links in mails do not use PKCE (`mailLinkCalls.ts`). */
  override async signInWithOAuth(credentials: SignInWithOAuthCredentials) {
    this.flowType = 'pkce';
    return super.signInWithOAuth(credentials);
  }
}

/**
 * The authentication client, configured as supabase-js configures it, but a sixth of the size of supabase-js. It is imported only
 * when a visitor may be signed in. It never reads a session from the URL.
 */
export const auth = new AuthClientWithoutChannel({
  url: `${backendUrl}/auth/v1`,
  // With this capitalization, the client replaces the key by the user's token.
  headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  // The key under which supabase-js stores a session. `storedSessionKeys` and the document's inline script look for it.
  storageKey: `sb-${new URL(backendUrl).hostname.split('.')[0]}-auth-token`,
  autoRefreshToken: true,
  persistSession: true,
  // `session.ts` reads the session from the URL, and removes it from the browser's history.
  detectSessionInUrl: false,
  flowType: 'implicit',
  fetch: fetchForAuth,
});
