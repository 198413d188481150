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

/** How long a request may take, retries included. */
const timeoutMs = 15_000;

/** Requests are retried after a gateway error. The client itself retries token refreshes. */
const fetchForAuth = async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = input as string;
  const renews = url.includes('grant_type=refresh_token');
  return withLocalExpiry(
    await (renews
      ? fetch(url, init)
      : fetchWithRetry(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })),
  );
};

/**
 * Closes the channel to other tabs. The client sends a message on it whenever a page opens, and browsers drop pages that
 * receive one from the back/forward cache. Other tabs learn of changes from storage (`session.ts`).
 */
class QuietClient extends AuthClient {
  constructor(options: ConstructorParameters<typeof AuthClient>[0]) {
    super(options);
    this.broadcastChannel?.close();
    this.broadcastChannel = null;
  }

  /** With PKCE, a return from Google signs in only the browser that left for it. Links in mails work without: `mailCalls.ts`. */
  override async signInWithOAuth(credentials: SignInWithOAuthCredentials) {
    this.flowType = 'pkce';
    return super.signInWithOAuth(credentials);
  }
}

/**
 * The authentication client, configured as supabase-js does, and a sixth of its size. It is imported only when a visitor may be
 * signed in. It never takes a session from the URL.
 */
export const auth = new QuietClient({
  url: `${backendUrl}/auth/v1`,
  // With this capitalization, the client replaces the key by the user's token.
  headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
  storageKey: `sb-${new URL(backendUrl).hostname.split('.')[0]}-auth-token`,
  autoRefreshToken: true,
  persistSession: true,
  // `session.ts` does that, and removes the code from the browser's history.
  detectSessionInUrl: false,
  flowType: 'implicit',
  fetch: fetchForAuth,
});
