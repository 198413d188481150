// Loads the client of Auth, the sign-in service of Supabase, when it is needed, and gives access tokens of the session.
import type { Session } from '@supabase/supabase-js';

/** The events of the authentication service (specification, section 4). */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

type Client = typeof import('./authClient.ts');
type Listener = (event: AuthEvent, session: Session | null) => void;

let loadingClient: Promise<Client> | undefined;
let listener: Listener = () => {};

/** Sets the listener for the service's events. */
export const onAuthEvent = (newListener: Listener) => (listener = newListener);

/** Downloads the auth client on first use. Rejects if the download fails. */
export function loadAuthClient(): Promise<Client> {
  loadingClient ??= import('./authClient.ts').then(client => {
    client.auth.onAuthStateChange(listener);
    return client;
  });
  // The next call tries again: some browsers repeat a failed import, others do not.
  loadingClient.catch(() => (loadingClient = undefined));
  return loadingClient;
}

/** True if the service could not be reached, which says nothing about the session. */
export const isUnreachable = (error: Error | null) => error?.name === 'AuthRetryableFetchError';

/** The user's access token; undefined if no user is signed in. Rejects if the token has expired and cannot be refreshed. */
export async function getAccessToken(): Promise<string | undefined> {
  const { auth } = await loadAuthClient();
  const { data, error } = await auth.getSession();
  if (isUnreachable(error)) throw error;
  return data.session?.access_token;
}

/** A new access token, after one was refused; undefined if the session has ended. Rejects as `getAccessToken` does. */
export async function renewAccessToken(): Promise<string | undefined> {
  const { auth } = await loadAuthClient();
  const { data, error } = await auth.refreshSession();
  if (isUnreachable(error)) throw error;
  // The service has ended the session; the client would keep it until its token expires.
  if (error) await auth.signOut({ scope: 'local' });
  return data.session?.access_token;
}
