// Part of the bootstrap, the small script of every page: starts the React app immediately if the visitor is signed in, or returns from
// a sign-in or a payment.
import type { EntryState } from '../../api/savedLead.ts';
import { storedSessionKeys } from '../../session/storedSession.ts';
import { checkoutPath } from '../../session/checkoutPath.ts';
import { downloadAhead, downloadForUser, isAppReady, loadApp } from './app.ts';
import { reportSample } from './reports.ts';

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
  if (!isSessionStored) return;
  loadApp().catch(() => {});
  downloadForUser();
}

/**
 * Starts the app for a user. Unless the visitor saves data, downloads ahead what a click will need, if the connection is not slow, and
 * reports on some page views.
 */
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

  // Some browsers do not have `connection`.
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  const whenLoaded = () =>
    (self.requestIdleCallback ?? setTimeout)(() => {
      if (connection?.saveData) return;
      if (!/[23]g/.test(connection?.effectiveType ?? '')) downloadAhead();
      reportSample();
    });
  // A page that was rendered ahead of the click is already loaded.
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
}
