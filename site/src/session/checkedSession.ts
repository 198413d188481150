// Waits for the check of a user's subscription, and repeats it.
import { wait } from '../api/fetchWithRetry.ts';
import { mayBeSignedIn, recheckSubscription, waitForSession } from './session.ts';

/** The session, once its subscription is checked. */
export const checkedSession = async () =>
  (
    await waitForSession(
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
    recheckSubscription();
  };
  document.addEventListener('visibilitychange', onVisible);
}

/**
 * Checks the subscription until the user subscribes: after a payment, the provider's event reaches the backend a moment later. Checks
 * again at most four times, after 1, 2, 4 and 8 s. Stops at the first check that fails: the account page goes on.
 * @returns The message for a visitor who comes back from a payment; undefined if no user is signed in.
 */
export async function paymentStatus(): Promise<'complete' | 'pending' | 'unknown' | undefined> {
  // Never aborts: the checks end by themselves.
  const { signal } = new AbortController();
  for (let ms = 1000; ; ms *= 2) {
    // oxlint-disable-next-line no-await-in-loop -- Each check follows the one before.
    const { user, subscription } = await checkedSession();
    // The service does not say who is signed in.
    if (!user) return mayBeSignedIn() ? 'unknown' : undefined;
    if (!subscription) return 'unknown';
    if (subscription.subscribed) return 'complete';
    if (ms > 8000) return 'pending';
    // oxlint-disable-next-line no-await-in-loop -- Each wait follows a check.
    await wait(ms, signal);
    recheckSubscription();
  }
}
