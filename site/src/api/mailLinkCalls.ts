// Requests after which Auth sends a mail with a link, and what follows when a link is opened. They are a module of their own, because most
// visits need neither.
import type { AuthError } from '@supabase/supabase-js';
import type { Credentials } from '@fit-to-print/ui/flows/Auth';
import { loadAuthClient } from './authService.ts';
import { callDatabase } from './callDatabase.ts';
import { forgetMailLink, linkKey, storedMailLink } from './storedMailLink.ts';

const absoluteUrl = (path: string) => new URL(path, location.origin).href;

/** The URL that a confirmation link opens. By `secretHash` in its query, the browser recognizes its own sign-up. */
const confirmationUrl = (path: string, secretHash: string | undefined) =>
  absoluteUrl(secretHash ? `${path}?sign-up=${secretHash}` : path);

/** Creates an account. The service sends a mail with a link that confirms the address. */
export async function signUp(credentials: Credentials, path: string): Promise<AuthError | null> {
  // The secret is two UUIDs, because one has 122 random bits, and the security standard ASVS asks for 128.
  attempt(() => localStorage.setItem(secretStorageKey, crypto.randomUUID() + crypto.randomUUID()));
  const secretHash = await hashOfSignUpSecret();
  const options = { emailRedirectTo: confirmationUrl(path, secretHash), data: { sign_up_proof: secretHash } };
  const { auth } = await loadAuthClient();
  return (await auth.signUp({ ...credentials, options })).error;
}

/** Sends the mail with the confirmation link again. */
export async function resendConfirmation(email: string, path: string): Promise<AuthError | null> {
  const options = { emailRedirectTo: confirmationUrl(path, await hashOfSignUpSecret()) };
  const { auth } = await loadAuthClient();
  return (await auth.resend({ type: 'signup', email, options })).error;
}

/** Sends a mail with a link that sets a new password. */
export async function requestReset(email: string): Promise<AuthError | null> {
  const { auth } = await loadAuthClient();
  return (await auth.resetPasswordForEmail(email, { redirectTo: absoluteUrl('/auth') })).error;
}

/** Sends the token of the link that asked for a password, and then the password. */
export async function setPassword(password: string): Promise<AuthError | null> {
  const { auth } = await loadAuthClient();
  const error = (await verifyMailLink()) ?? (await auth.updateUser({ password })).error;
  if (error?.code === 'otp_expired' || error?.name === 'AuthSessionMissingError') {
    const page = storedMailLink().includes('signup') ? '/application' : '/auth';
    forgetMailLink();
    // The query with which Auth itself reports a link that was used before or is too old.
    location.replace(`${page}?error=access_denied&error_code=otp_expired`);
  }
  return error;
}

/** A link whose password is not set yet. Its token works once, and is removed from here when it was sent. */
interface MailLink {
  type: string;
  token?: string;
}

/** The secret of the sign-up that was made in this browser. Auth has its hash. */
const secretStorageKey = 'sign-up';

/** Returns undefined if storage throws. Then a link does not survive a reload, and each sign-up needs a new password. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

let link: MailLink | undefined;
function storeLink(changed: MailLink) {
  link = changed;
  attempt(() => sessionStorage.setItem(linkKey, JSON.stringify(changed)));
}

/** The hash of the secret in this browser, which Auth stores with the password of the sign-up; undefined if there is none. */
async function hashOfSignUpSecret(): Promise<string | undefined> {
  const secret = attempt(() => localStorage.getItem(secretStorageKey));
  if (!secret) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Follows the link of a mail. The browser that signed up is signed in, and its password counts. In any other browser the visitor
 * chooses a password first: anyone can have signed up with this address and a password.
 * @param fragment The fragment of the link
 * @param secretHash The hash in the query of the link, by which a browser recognizes its own sign-up
 * @returns The event that the session machine gets in addition to the user
 */
export async function followMailLink(fragment: string, secretHash: string | null): Promise<LinkOutcome> {
  const values = new URLSearchParams(fragment.slice(1));
  const type = values.get('type') ?? '';
  storeLink({ type, token: values.get('token_hash') ?? '' });
  if (type === 'signup' && secretHash && secretHash === (await hashOfSignUpSecret())) {
    const error = await verifyMailLink();
    const isExpired = error?.code === 'otp_expired';
    if (isExpired || (!error && (await keepPassword()))) {
      forgetMailLink();
      return isExpired
        ? { type: 'linkFailed', link: 'confirmation' }
        : { type: 'notice', notice: 'confirmed' };
    }
  }
  // A new document: /auth finds the link in the tab's storage.
  if (location.pathname !== '/auth') location.replace('/auth');
  return { type: 'passwordNeeded' };
}

type LinkOutcome =
  | { type: 'passwordNeeded' }
  | { type: 'linkFailed'; link: 'confirmation' }
  | { type: 'notice'; notice: 'confirmed' };

/** Sends the token of the link, if it was not sent yet, which opens a session. Returns what is wrong, or null. */
async function verifyMailLink(): Promise<AuthError | null> {
  link ??= JSON.parse(attempt(() => sessionStorage.getItem(linkKey)) ?? '{}') as MailLink;
  const { type, token } = link;
  if (token === undefined) return null;
  const { auth } = await loadAuthClient();
  const { error } = await auth.verifyOtp({ type, token_hash: token });
  if (!error) storeLink({ type });
  return error;
}

/**
 * Restores the password of this browser's sign-up, which the confirmation has removed. Resolves to false if the account needs a new one.
 */
async function keepPassword(): Promise<boolean> {
  const p_secret = attempt(() => localStorage.getItem(secretStorageKey));
  attempt(() => localStorage.removeItem(secretStorageKey));
  return callDatabase('keep_password', { p_secret }).catch(() => false);
}
