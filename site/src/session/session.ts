import type { Session } from '@supabase/supabase-js';
import { createActor, fromPromise, waitFor } from 'xstate';
import { wait } from '../flows/retry.ts';
import { checkSubscription } from '../flows/subscription.ts';
import { connect, follow } from './client.ts';
import { comeBack } from './intention.ts';
import { type AuthEvent, sessionMachine } from './session.machine.ts';

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

follow(report);

async function restore() {
  // The service says so too, but only after it has said who it is.
  const begun = /[#&]type=recovery(?:&|$)/.test(location.hash);
  if (begun) noteRecovery(true);
  // How long the session lasts stands there, too; when it ends, by another clock than this, does not help.
  const hash = location.hash.replace(/expires_at=\d+&?/, '');
  if (hash !== location.hash) history.replaceState(history.state, '', hash);
  actor.send({ type: 'restore', recovering: begun || isRecovering() });
  try {
    const { auth } = await connect();
    // A client that was there before has said who it is; it will not say so again by itself.
    const { data } = await auth.getSession();
    // What it took from the address leaves a bare `#` behind.
    if (location.href.endsWith('#'))
      history.replaceState(history.state, '', location.pathname + location.search);
    report('INITIAL_SESSION', data.session);
  } catch {
    actor.send({ type: 'none' });
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
function noteRecovery(begun: boolean) {
  try {
    if (begun) sessionStorage.setItem(recoveringKey, '');
    else sessionStorage.removeItem(recoveringKey);
  } catch {}
}

/**
 * The service sent the visitor back without a session: by a link in a mail that did nothing any more (new passwords are
 * chosen at /auth), or from Google. Nothing of the address is repeated to them: anyone could have written it.
 */
function noteFailure() {
  const said = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
  const error = said.get('error');
  const code = said.get('error_code');
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
function look() {
  noteFailure();
  if (isSessionAtHand()) void restore();
  else actor.send({ type: 'none' });
}

let started = false;
function start() {
  if (started) return;
  started = true;
  actor.start();
  comeBack(answer.test(location.href));
  look();
  // Another tab signed in or out, or has another token. It is taken as it stands there: asking the client, by a clock that is
  // wrong, would refresh it, of which the other tab would hear.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || key === signedOutKey) actor.send({ type: 'none' });
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
    if (persisted && actor.getSnapshot().matches('unknown')) look();
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
  noteRecovery(false);
  actor.send({ type: 'recovered' });
}

/** The visitor was told why they came back without a session. */
export const heardRefusal = () => actor.send({ type: 'heard' });

/** What is to be done before a session is given up: what was written goes to the account. */
const farewells = new Set<() => Promise<unknown>>();
export function beforeSignOut(farewell: () => Promise<unknown>): () => void {
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

/** Signs this browser out at once, whether or not the service can be told. Nothing of the visitor stays in it. */
export async function signOut(): Promise<void> {
  const { user } = actor.getSnapshot().context;
  const last = [...farewells].map(farewell => farewell());
  actor.send({ type: 'none' });
  noteRecovery(false);
  try {
    localStorage.setItem(signedOutKey, String(Date.now()));
  } catch {}
  await Promise.allSettled(last);
  let error: unknown;
  try {
    const { auth } = await connect();
    ({ error } = await auth.signOut({ scope: 'local' }));
  } catch (unreachable) {
    error = unreachable;
  }
  // Offline, the session goes with what is stored.
  if (error) for (const key of storedKeys()) localStorage.removeItem(key);
  if (user) forget(user.id);
}

/** What is kept for a visitor in this browser is kept under keys that end with their id. */
function forget(userId: string) {
  try {
    for (const key of Object.keys(localStorage)) if (key.endsWith(userId)) localStorage.removeItem(key);
  } catch {}
}

/** Resolves when there is somebody to sign in, or to choose another password. */
export const untilFormIsNeeded = () =>
  waitFor(actor, session => session.matches('signedOut') || session.context.recovering);

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
