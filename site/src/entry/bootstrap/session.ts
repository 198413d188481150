// Part of the bootstrap, the small script of every page: starts the React app immediately if the visitor is signed in, or returns from
// a sign-in or a payment.
import type { EntryState } from '../../api/savedLead.ts';
import { storedSessionKeys } from '../../session/storedSession.ts';
import { checkoutPath } from '../../session/checkoutPath.ts';
import { downloadAhead, isAppReady, loadApp } from './app.ts';

const root = document.documentElement;

/** The links that buy a tier (monthly package). `paymentHref` is the address of the payment provider's page. */
const buyLinks = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[data-tier]'), link => ({
  link,
  paymentHref: link.href,
}));

function startIfSignedIn() {
  const isSessionStored = storedSessionKeys().length > 0;
  // The header shows the account. The inline script does the same before the first paint.
  root.toggleAttribute('data-session', isSessionStored);
  // The browser's context menu opens `href` without a click event. For signed-in users it must not be the payment link, which is
  // not connected with their account.
  if (!isAppReady)
    for (const { link, paymentHref } of buyLinks)
      link.href = isSessionStored ? checkoutPath(link.dataset.tier!) : paymentHref;
  if (isSessionStored) loadApp().catch(() => {});
}

/** Starts the app for a user, and downloads ahead for all others what a click will need. */
export function startForSession(): void {
  /** True if the visitor comes back from a sign-in (a link in a mail, or Google) or from a checkout. */
  const hasReturned = /[#&?](token_hash|access_token|code|error|checkout)=/.test(location.href);
  // Only the app shows answers that the visitor gave at this entry of the history.
  if (root.hasAttribute('data-hydrate') || hasReturned || (history.state as EntryState)?.finder)
    loadApp().catch(() => {});
  startIfSignedIn();
  // Another tab may sign in, also while this page is in the back/forward cache.
  addEventListener('storage', startIfSignedIn);
  addEventListener('pageshow', startIfSignedIn);

  // Downloads what a click will need, unless the visitor saves data or the connection is slow. Not every browser has `connection`.
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  if (!connection?.saveData && (connection?.effectiveType ?? '4g') === '4g') {
    const whenIdle = self.requestIdleCallback ?? setTimeout;
    // A page that was rendered ahead of the click is already loaded.
    if (document.readyState === 'complete') whenIdle(downloadAhead);
    else addEventListener('load', () => whenIdle(downloadAhead));
  }
}
