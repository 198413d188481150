import type { Session } from '@supabase/supabase-js';
import { createActor, fromPromise, waitFor } from 'xstate';
import { checkSubscription } from '../flows/subscription.ts';
import { type AuthEvent, sessionMachine } from './session.machine.ts';

const actor = createActor(
  sessionMachine.provide({
    actors: {
      check: fromPromise(async ({ signal }) => checkSubscription((await accessToken()) ?? '', signal)),
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
const answer = /[#&](?:access_token|error_code)=/;

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter(key => storageKey.test(key));
  } catch {
    return [];
  }
}

const report = (event: AuthEvent, session: Session | null) =>
  actor.send({
    type: 'auth',
    event,
    user: session && { id: session.user.id, email: session.user.email ?? '' },
  });

type Client = (typeof import('./supabase.ts'))['supabase'];
let connecting: Promise<Client> | undefined;

/** The service's client, whose events this session follows from then on. Rejects when it cannot be downloaded. */
export function connect(): Promise<Client> {
  connecting ??= import('./supabase.ts').then(({ supabase }) => {
    supabase.auth.onAuthStateChange(report);
    return supabase;
  });
  // A failed download may succeed the next time.
  connecting.catch(() => (connecting = undefined));
  return connecting;
}

async function restore() {
  // The service says so too, but only after it has said who it is.
  const recovering = /[#&]type=recovery(?:&|$)/.test(location.hash);
  actor.send({ type: 'restore', recovering });
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

/** What a link in a mail was to do that did nothing any more; new passwords are chosen at /auth. */
function noteFailedLink() {
  if (!/[#&]error_code=otp_expired(?:&|$)/.test(location.hash)) return;
  actor.send({ type: 'linkFailed', link: location.pathname === '/auth' ? 'recovery' : 'confirmation' });
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Looks who is there: without a download, unless somebody may be. */
function look() {
  noteFailedLink();
  if (storedKeys().length || answer.test(location.href)) void restore();
  else actor.send({ type: 'none' });
}

let started = false;
function start() {
  if (started) return;
  started = true;
  actor.start();
  look();
  // Another tab signed in or out. A client follows by itself, where there is one.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && !storageKey.test(key)) return;
    if (!newValue) actor.send({ type: 'none' });
    else if (!actor.getSnapshot().matches('signedIn')) void restore();
  });
  // The page that the browser keeps for its back button holds nobody's address.
  window.addEventListener('pagehide', () => actor.send({ type: 'leave' }));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
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
export const recovered = () => actor.send({ type: 'recovered' });

/** Signs this browser out at once, whether or not the service can be told. */
export async function signOut(): Promise<void> {
  actor.send({ type: 'none' });
  try {
    const { auth } = await connect();
    const { error } = await auth.signOut({ scope: 'local' });
    if (!error) return;
  } catch {
    // Offline, the session goes with what is stored.
  }
  for (const key of storedKeys()) localStorage.removeItem(key);
}

/** The session once it is known whether its user subscribes. */
export const checkedSession = async () =>
  (await waitFor(actor, snapshot => !snapshot.matches({ signedIn: 'checking' }))).context;

/** Proof of who calls, for the functions; undefined when nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const { auth } = await connect();
  const { data } = await auth.getSession();
  return data.session?.access_token;
}
