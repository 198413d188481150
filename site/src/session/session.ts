import type { Session } from '@supabase/supabase-js';
import { createActor, fromPromise, waitFor } from 'xstate';
import { wait } from '../api/retry.ts';
import { checkSubscription } from '../api/subscription.ts';
import { connect, onAuthEvent, isUnreachable } from '../api/authService.ts';
import { restorePendingAction } from './pendingAction.ts';
import type { AuthEvent } from '../api/authService.ts';
import { sessionMachine } from './session.machine.ts';

/** As last reported. */
let latestToken = '';

const actor = createActor(
  sessionMachine.provide({
    actors: {
      check: fromPromise(({ signal }) => checkSubscription(latestToken, signal)),
    },
    actions: {
      logFailure(_, { error }) {
        // oxlint-disable-next-line no-console -- the specification's own words: logged
        console.error('The subscription could not be checked.', error);
      },
    },
  }),
);

/** Where supabase-js keeps the session; the bootstrap looks for the same. */
const storageKey = /^sb-.*-auth-token$/;
/** What the service adds to the address that it sends a visitor back to; the bootstrap knows it too. */
const answer = /[#&]access_token=/;
/** Of a visitor who came by the link of a forgotten password, and has not chosen another yet: a reload does not end it. */
const recoveringKey = 'recovering';

/** Tells other tabs that a visitor signed out, which a session that ends by itself does not. */
const signedOutKey = 'signed-out';

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter(key => storageKey.test(key));
  } catch {
    return [];
  }
}

function report(event: AuthEvent, session: Session | null): void {
  const token = session?.access_token ?? '';
  // The client says more than once who is there, and again whenever the tab is looked at: that is no change.
  const repeats = event === 'INITIAL_SESSION' || event === 'SIGNED_IN';
  if (repeats && session && token === latestToken && actor.getSnapshot().matches('signedIn')) return;
  latestToken = token;
  const user = session && { id: session.user.id, email: session.user.email ?? '' };
  actor.send({ type: 'auth', event, user });
}

// Who is there at first is not the client's to say: it knows what is stored, and not what the address brings.
onAuthEvent((event, session) => event === 'INITIAL_SESSION' || report(event, session));

/**
 * What the address says of a sign-in. It is taken out of it before anything is waited for: in the browser's history it would
 * be a key to the account.
 */
function takeSessionFromAddress() {
  if (!answer.test(location.href)) return undefined;
  const params = new URLSearchParams(location.hash.slice(1));
  history.replaceState(history.state, '', location.pathname + location.search);
  if (params.get('type') === 'recovery') setRecovering(true);
  return { refresh_token: params.get('refresh_token') ?? '' };
}

async function restore() {
  const answered = takeSessionFromAddress();
  actor.send({ type: 'restore', recovering: isRecovering() });
  try {
    const { auth } = await connect();
    if (answered) {
      // Exchanged rather than kept: what stood in the address is no good to anyone from here on, and the new one is reckoned by this clock.
      const { error } = await auth.refreshSession(answered);
      if (error) actor.send({ type: 'refused', refusal: 'failed' });
    }
    // A client that was there before has said who it is; it will not say so again by itself.
    const { data, error } = await auth.getSession();
    if (isUnreachable(error)) actor.send({ type: 'unreachable' });
    else report('INITIAL_SESSION', data.session);
  } catch {
    actor.send({ type: storedKeys().length > 0 ? 'unreachable' : 'signedOut' });
  }
}

/** Storage that is closed costs a reload its memory, and nothing else. */
function isRecovering(): boolean {
  try {
    return sessionStorage.getItem(recoveringKey) !== null;
  } catch {
    return false;
  }
}
function setRecovering(begun: boolean) {
  try {
    if (begun) sessionStorage.setItem(recoveringKey, '');
    else sessionStorage.removeItem(recoveringKey);
  } catch {}
}

/**
 * The service sent the visitor back without a session: by a link in a mail that did nothing any more (new passwords are
 * chosen at /auth), or from Google. Nothing of the address is repeated to them: anyone could have written it.
 */
function reportFailedReturn() {
  const params = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const error = params.get('error');
  const code = params.get('error_code');
  if (error === null && code === null) return;
  if (code === 'otp_expired') {
    actor.send({ type: 'linkFailed', link: location.pathname === '/auth' ? 'recovery' : 'confirmation' });
  } else {
    actor.send({ type: 'refused', refusal: error === 'access_denied' ? 'denied' : 'failed' });
  }
  const search = location.search.includes('error=') ? '' : location.search;
  history.replaceState(history.state, '', location.pathname + search);
}

/** A session is stored, or the address brings one. */
const isSessionAtHand = () => storedKeys().length > 0 || answer.test(location.href);

/** Whether whoever reads is signed in, or may turn out to be. Nobody is while pages are printed. */
export function mayBeSignedIn(): boolean {
  const session = actor.getSnapshot();
  if (session.matches('unknown')) return !import.meta.env.SSR && isSessionAtHand();
  return !session.matches('signedOut');
}

/** Looks who is there: without a download, unless somebody may be. */
function detectSession() {
  reportFailedReturn();
  if (isSessionAtHand()) void restore();
  else actor.send({ type: 'signedOut' });
}

let started = false;
function start() {
  if (started) return;
  started = true;
  actor.start();
  restorePendingAction(answer.test(location.href));
  detectSession();
  // Another tab signed in or out, or has another token. It is taken as it stands there: asking the client, by a clock that is
  // wrong, would refresh it, of which the other tab would hear.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || key === signedOutKey) actor.send({ type: 'signedOut' });
    else if (!storageKey.test(key)) return;
    else if (!newValue) report('SIGNED_OUT', null);
    else if (actor.getSnapshot().matches('signedIn'))
      report('TOKEN_REFRESHED', JSON.parse(newValue) as Session);
    else void restore();
  });
  // The page that the browser keeps for its back button holds nobody's address.
  window.addEventListener('pagehide', () => actor.send({ type: 'leave' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    // The client looks too, as soon as the page is seen; it may have found somebody already.
    if (persisted && actor.getSnapshot().matches('unknown')) detectSession();
  });
}

/** For `useSyncExternalStore`: the first listener starts it, so it never runs on the server. */
export function subscribe(listener: () => void): () => void {
  start();
  const subscription = actor.subscribe(listener);
  return () => subscription.unsubscribe();
}

export const getSnapshot = () => actor.getSnapshot();

/** The visitor who came by the link of a forgotten password has chosen another. */
export function recovered(): void {
  setRecovering(false);
  actor.send({ type: 'recovered' });
}

/** The visitor was told why they came back without a session. */
export const acknowledgeRefusal = () => actor.send({ type: 'refusalAcknowledged' });

/** What is done with the last token of a session that is given up: what was written goes to the account. */
type BeforeSignOut = (token: string) => Promise<unknown>;
const beforeSignOutCallbacks = new Set<BeforeSignOut>();
export function beforeSignOut(callback: BeforeSignOut): () => void {
  beforeSignOutCallbacks.add(callback);
  return () => beforeSignOutCallbacks.delete(callback);
}

/**
 * Signs this browser out at once, whether or not the service can be told, and whether or not the page stays. Nothing of the visitor
 * stays in it, but what nothing else has.
 * @param deleted The account is no more: there is nobody to keep anything for.
 * @returns whether the account has all that was written
 */
export async function signOut(deleted = false): Promise<boolean> {
  const { user } = actor.getSnapshot().context;
  const token = latestToken;
  const keys = storedKeys();
  const last = [...beforeSignOutCallbacks].map(callback => callback(token));
  actor.send({ type: 'signedOut' });
  setRecovering(false);
  try {
    localStorage.setItem(signedOutKey, String(Date.now()));
  } catch {}
  for (const key of keys) localStorage.removeItem(key);
  await Promise.allSettled(last);
  const isStored = !user || forgetUser(user.id, deleted);
  try {
    const { auth } = await connect();
    // Where storage is closed, the client has the session.
    await (keys.length > 0 ? auth.admin.signOut(token, 'local') : auth.signOut({ scope: 'local' }));
  } catch {}
  return isStored;
}

/**
 * What is kept for a visitor in this browser is kept under keys that end with their id. A draft says of itself whether the account
 * has it: one that it has not stays, whichever page it was written on.
 */
function forgetUser(userId: string, all: boolean): boolean {
  let isStored = true;
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.endsWith(userId)) continue;
      if (!all && localStorage.getItem(key)!.includes('"synced":false')) isStored = false;
      else localStorage.removeItem(key);
    }
  } catch {}
  return isStored;
}

/** Resolves when there is somebody to sign in, or to choose another password; or there may be, as far as can be known. */
export const waitUntilFormIsNeeded = () =>
  waitFor(
    actor,
    session => session.matches('signedOut') || session.matches('unreachable') || session.context.recovering,
  );

/** The session once it is known whether its user subscribes. */
export const checkedSession = async () =>
  (
    await waitFor(
      actor,
      snapshot =>
        !snapshot.matches('unknown') &&
        !snapshot.matches('loading') &&
        !snapshot.matches({ signedIn: 'checking' }),
    )
  ).context;

/** Checks the subscription when the visitor comes back to this tab from a page that may have changed it. */
export function recheckOnReturn(): void {
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', onVisible);
    actor.send({ type: 'recheck' });
  };
  document.addEventListener('visibilitychange', onVisible);
}

/**
 * Checks it until what was paid is known here, too: the provider's event may take a moment. At most four times.
 * @returns whether it is known by then; undefined for nobody in particular
 */
export async function recheckUntilSubscribed(): Promise<boolean | undefined> {
  const { signal } = new AbortController();
  for (let ms = 1000; ; ms *= 2) {
    // oxlint-disable-next-line no-await-in-loop -- one look after another is the point
    const { user, subscription } = await checkedSession();
    if (!user) return undefined;
    if (subscription.subscribed || ms > 8000) return subscription.subscribed;
    // oxlint-disable-next-line no-await-in-loop -- each wait belongs to the look before it
    await wait(ms, signal);
    actor.send({ type: 'recheck' });
  }
}
