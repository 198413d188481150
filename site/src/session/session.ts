// The session of this browser: whether a visitor is signed in. Runs the machine of `session.machine.ts`, and connects it with the
// authentication service, the URL and other tabs.
import type { Session } from '@supabase/supabase-js';
import { createActor, fromPromise } from 'xstate';
import { removeStoredStaffDrafts } from '../api/staffDraftsKey.ts';
import { forgetMailLink, storedMailLink } from '../api/storedMailLink.ts';
import { loadAuthClient, onAuthEvent, isUnreachable } from '../api/authService.ts';
import { restorePendingAction, returnPaths } from './pendingAction.ts';
import type { AuthEvent } from '../api/authService.ts';
import { type SessionEnd, sessionMachine } from './session.machine.ts';
import { sessionKey, storedSessionKeys } from './storedSession.ts';

/** The access token that the auth client reported last. */
let latestToken = '';

/** The running state machine. */
const actor = createActor(
  sessionMachine.provide({
    actors: {
      // Downloaded after the sign-in, so that the script of the sign-in stays small.
      checkSubscription: fromPromise(async ({ signal }) => {
        const { checkSubscription } = await import('../api/subscription.ts');
        return checkSubscription(latestToken, signal);
      }),
    },
    actions: {
      logFailure(_, { error }) {
        // oxlint-disable-next-line no-console -- The specification requires it.
        console.error('The subscription could not be checked.', error);
      },
    },
  }),
);

/** Matches the URL of a return from Google, or of a link in a mail. The bootstrap tests for the same (`startForSession`). */
const isReturn = () => /[#&](token_hash|access_token)=|\/pricing\?code=/.test(location.href);

/** Tells other tabs that the user signed out, or deleted the account (the value begins with `true`). A session that expires does not set it. */
const signedOutKey = 'signed-out';

/** True while the link of a mail signs the visitor in, and it is not known yet whether the account has a password. */
let isFollowingLink = false;

function reportAuthEvent(event: AuthEvent, session: Session | null): void {
  if (isFollowingLink) return;
  const token = session?.access_token ?? '';
  // The client may send these events again, for instance when the tab gets the focus. Then nothing has changed.
  const isRepeatable = event === 'INITIAL_SESSION' || event === 'SIGNED_IN';
  if (isRepeatable && session && token === latestToken && actor.getSnapshot().matches('signedIn')) return;
  latestToken = token;
  const user = session && { id: session.user.id, email: session.user.email ?? '' };
  actor.send({ type: 'auth', event, user });
}

// The client's first event is ignored: it has the stored session, but the URL may contain a newer one.
onAuthEvent((event, session) => event === 'INITIAL_SESSION' || reportAuthEvent(event, session));

const reportEnd = (notice: SessionEnd) => actor.send({ type: 'notice', notice });

/** The storage of the browser was cleared, with the session. What the user has typed on the page stays, as after every session that expires. */
function reportStorageCleared(): void {
  if (!mayBeSignedIn()) return;
  reportAuthEvent('SIGNED_OUT', null);
  reportEnd('cleared');
}

/** The parameters of the URL when the visitor returns from Google, or opens the link of a mail. */
interface SignInReturn {
  /** The code of a return from Google. Only the browser that started the sign-in can use the code. */
  code?: string | null;
  /** The fragment of a link in a mail, with its token. */
  linkHash?: string | false;
  /** The value in the query of a confirmation link, by which the browser recognizes its own sign-up. */
  secretHash?: string | null;
}

/** Reads the secrets of the URL and removes them from it. Called before any `await`, so that they do not stay in the browser's history. */
function takeReturn(): SignInReturn {
  if (!isReturn()) return {};
  const { hash, search } = location;
  history.replaceState(history.state, '', location.pathname);
  const query = new URLSearchParams(search);
  const linkHash = hash.includes('token_hash') && hash;
  return { code: query.get('code'), linkHash, secretHash: query.get('sign-up') };
}

/**
 * Finds out whether the visitor is signed in. `storedMailLink` is a link of a mail whose password is not set yet: the tab stores it until
 * then, so that a reload does not lose it.
 */
async function restore({ code, linkHash, secretHash = null }: SignInReturn = {}) {
  actor.send({ type: 'restore', mustSetPassword: !linkHash && !!storedMailLink() });
  try {
    const { auth } = await loadAuthClient();
    if (code) {
      const { error } = await auth.exchangeCodeForSession(code);
      if (error) actor.send({ type: 'notice', notice: 'failed' });
    }
    // A client that was created earlier does not report its session again.
    const { data, error } = await auth.getSession();
    if (isUnreachable(error)) actor.send({ type: 'unreachable' });
    else if (linkHash && !data.session) {
      isFollowingLink = true;
      const { followMailLink } = await import('../api/mailLinkCalls.ts');
      const outcome = await followMailLink(linkHash, secretHash).finally(() => (isFollowingLink = false));
      reportAuthEvent('SIGNED_IN', (await auth.getSession()).data.session);
      actor.send(outcome);
    } else {
      reportAuthEvent('INITIAL_SESSION', data.session);
      // A link never replaces a session.
      if (linkHash) actor.send({ type: 'notice', notice: 'signedIn' });
      else if (storedMailLink()) actor.send({ type: 'passwordNeeded' });
    }
  } catch {
    actor.send({ type: storedSessionKeys().length > 0 ? 'unreachable' : 'signedOut' });
  }
}

/**
 * Reports a return that did not sign the visitor in: from Google, or by an expired link in a mail (a link for a new password opens
 * /auth, any other link confirms an address). The texts in the URL are never shown, because anyone can write a URL.
 */
function reportFailedReturn() {
  const params = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const error = params.get('error');
  const code = params.get('error_code');
  if (error === null && code === null) return;
  if (code === 'otp_expired') {
    actor.send({ type: 'linkFailed', link: location.pathname === '/auth' ? 'recovery' : 'confirmation' });
  } else {
    actor.send({ type: 'notice', notice: error === 'access_denied' ? 'denied' : 'failed' });
  }
  const search = location.search.includes('error=') ? '' : location.search;
  history.replaceState(history.state, '', location.pathname + search);
}

/** True if a session is stored, or the URL or the stored link of a mail may start one. */
const isSessionAvailable = () => storedSessionKeys().length > 0 || isReturn() || !!storedMailLink();

/** True if the visitor is signed in, or may be. Always false while pages are prerendered. */
export function mayBeSignedIn(): boolean {
  const session = actor.getSnapshot();
  if (session.matches('unknown')) return !import.meta.env.SSR && isSessionAvailable();
  return !session.matches('signedOut');
}

/** Finds out whether a user is signed in. Downloads the auth client only if one may be. */
function detectSession() {
  reportFailedReturn();
  if (isSessionAvailable()) void restore(takeReturn());
  else actor.send({ type: 'signedOut' });
}

let started = false;
function start() {
  if (started) return;
  started = true;
  actor.start();
  restorePendingAction(isReturn());
  detectSession();
  // Another tab signed in or out, or has a new token. The token is read from storage: with a wrong clock, the client would
  // refresh it, and the other tab would then refresh it again.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === signedOutKey) {
      removeStoredStaffDrafts();
      actor.send({ type: 'signedOut' });
      // `returnPaths` are the pages that need a session. Other pages stay as they are, and need not repeat what the user has just done.
      if ((Object.values(returnPaths) as string[]).includes(location.pathname))
        reportEnd(newValue?.startsWith('true') ? 'deletedInOtherTab' : 'signedOutInOtherTab');
    } else if (key === null) reportStorageCleared();
    else if (!sessionKey.test(key)) return;
    else if (!newValue) reportAuthEvent('SIGNED_OUT', null);
    else if (actor.getSnapshot().matches('signedIn'))
      reportAuthEvent('TOKEN_REFRESHED', JSON.parse(newValue) as Session);
    else void restore();
  });
  // The link of a mail may differ from the page's URL in its fragment only.
  window.addEventListener('hashchange', () => isReturn() && detectSession());
  const recheckIfUnchecked = () => {
    if (actor.getSnapshot().matches({ signedIn: 'unchecked' })) recheckSubscription();
  };
  window.addEventListener('online', recheckIfUnchecked);
  window.addEventListener('focus', recheckIfUnchecked);
  // A page in the back/forward cache must not contain a user's email address.
  window.addEventListener('pagehide', () => actor.send({ type: 'leave' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    // The client also checks when the page becomes visible, and may have reported a user already.
    if (persisted && actor.getSnapshot().matches('unknown')) detectSession();
  });
}

/** For `useSyncExternalStore`. The first listener starts the session, so it never runs on the server. */
export function subscribe(listener: () => void): () => void {
  start();
  const subscription = actor.subscribe(listener);
  return () => subscription.unsubscribe();
}

/** The current state of the session. */
export const getSnapshot = () => actor.getSnapshot();

/** Tells the session that the user has set a new password. */
export function reportPasswordChanged(): void {
  forgetMailLink();
  actor.send({ type: 'passwordChanged' });
}

/** Tells the session that the visitor has seen the notice. */
export const acknowledgeNotice = () => actor.send({ type: 'noticeAcknowledged' });

/** A function that runs before the session ends, with its last token: it may save unsaved text to the account. */
type BeforeSignOut = (token: string) => Promise<unknown>;
const beforeSignOutCallbacks = new Set<BeforeSignOut>();
/** Registers a function that runs before each sign-out. Returns a function that removes it. */
export function beforeSignOut(callback: BeforeSignOut): () => void {
  beforeSignOutCallbacks.add(callback);
  return () => beforeSignOutCallbacks.delete(callback);
}

/**
 * Signs this browser out immediately, even if the service cannot be reached. Removes the user's data from the browser, except for
 * drafts that are not saved to the account.
 * @param deleted True if the account is deleted: then drafts are removed, too.
 * @returns False if a draft is left in this browser.
 */
export async function signOut(deleted = false): Promise<boolean> {
  const { user } = actor.getSnapshot().context;
  const keys = storedSessionKeys();
  const stored = storedSession(keys[0]);
  const token = latestToken || (stored?.access_token ?? '');
  const userId = user?.id ?? stored?.user.id;
  const saves = [...beforeSignOutCallbacks].map(callback => callback(token));
  actor.send({ type: 'signedOut' });
  removeStoredStaffDrafts();
  forgetMailLink();
  try {
    // The time makes each value another one: the same value would cause no event.
    localStorage.setItem(signedOutKey, `${deleted} ${Date.now()}`);
  } catch {}
  for (const key of keys) localStorage.removeItem(key);
  await Promise.allSettled(saves);
  const isEverythingSaved = !userId || removeUserData(userId, deleted);
  try {
    const { auth } = await loadAuthClient();
    // Without storage, only the client has the session.
    await (keys.length > 0 ? auth.admin.signOut(token, 'local') : auth.signOut({ scope: 'local' }));
  } catch {}
  return isEverythingSaved;
}

/** The stored session, for a sign-out before the auth client has loaded. */
const storedSession = (key: string | undefined) =>
  JSON.parse((key && localStorage.getItem(key)) ?? 'null') as Session | null;

/** Removes what is stored under keys that end with the user's id. A draft that is not synced stays unless `all` is set. */
function removeUserData(userId: string, all: boolean): boolean {
  let isEverythingSaved = true;
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.endsWith(userId)) continue;
      if (!all && localStorage.getItem(key)!.includes('"synced":false')) isEverythingSaved = false;
      else localStorage.removeItem(key);
    }
  } catch {}
  return isEverythingSaved;
}

/** Resolves to the first session that meets the condition. */
export function waitForSession(condition: (session: SessionSnapshot) => boolean): Promise<SessionSnapshot> {
  // XState's own `waitFor` would make the script larger.
  return new Promise(resolve => {
    const check = (session: SessionSnapshot) => {
      if (!condition(session)) return;
      subscription.unsubscribe();
      resolve(session);
    };
    const subscription = actor.subscribe(check);
    check(actor.getSnapshot());
  });
}
type SessionSnapshot = ReturnType<typeof getSnapshot>;

/** Checks the subscription once more. */
export const recheckSubscription = (): void => actor.send({ type: 'recheckSubscription' });

/** Resolves when a form of /auth is needed: to sign in, to set a password, or because the service cannot be reached. */
export const waitUntilFormIsNeeded = () =>
  waitForSession(
    session =>
      session.matches('signedOut') || session.matches('unreachable') || session.context.mustSetPassword,
  );
