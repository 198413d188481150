import type { Session } from '@supabase/supabase-js';

/** What the authentication service reports (specification, section 4). */
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

let connecting: Promise<Client> | undefined;
let listener: Listener = () => {};

/** Who hears of what the service reports. */
export const onAuthEvent = (given: Listener) => (listener = given);

/** The service's client, downloaded when it is first asked for. Rejects when it cannot be. */
export function connect(): Promise<Client> {
  connecting ??= import('./authClient.ts').then(client => {
    client.auth.onAuthStateChange(listener);
    return client;
  });
  // A failed download may succeed the next time, if the browser tries again before the page is another.
  connecting.catch(() => (connecting = undefined));
  return connecting;
}

/** Whether the service could not be asked, which says nothing about the session. */
export const isUnreachable = (error: Error | null) => error?.name === 'AuthRetryableFetchError';

/** Proof of who calls, for the functions; undefined when nobody is signed in. Rejects when it had to be renewed, and could not be. */
export async function getAccessToken(): Promise<string | undefined> {
  const { auth } = await connect();
  const { data, error } = await auth.getSession();
  if (isUnreachable(error)) throw error;
  return data.session?.access_token;
}

/** Another token, after one was refused; undefined when the session is no good any more, which ends it. Rejects as `accessToken` does. */
export async function renewAccessToken(): Promise<string | undefined> {
  const { auth } = await connect();
  const { data, error } = await auth.refreshSession();
  if (isUnreachable(error)) throw error;
  // The client keeps a session whose token has not expired by this clock; the service has ended it.
  if (error) await auth.signOut({ scope: 'local' });
  return data.session?.access_token;
}
