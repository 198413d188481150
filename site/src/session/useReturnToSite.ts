// `useReturnToSite` greets a visitor who comes back from a sign-in or a payment on another site.
import { isTierId } from '@fit-to-print/backend/contracts/subscription';
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPage, returnPaths, takePendingAction } from './pendingAction.ts';
import { acknowledgeNotice } from './session.ts';
import type { SignInNotice } from './session.machine.ts';
import type { Billing } from './useBilling.ts';
import { useSession } from './useSession.ts';

export interface ReturnMessages {
  /** After a return from checkout: paid, not yet paid, not known whether paid, or canceled. */
  readonly checkout: Readonly<Record<'complete' | 'pending' | 'unknown' | 'cancelled', ToastMessage>>;
  /** After a sign-in at Google that failed, or after a link in a mail. */
  readonly notices: Readonly<Record<SignInNotice, ToastMessage>>;
}

/**
 * For a visitor who comes to the site from Google, a mail or checkout: shows a message about what happened there, and resumes the
 * action that a sign-in interrupted. The URL `/pricing?checkout=…` has one of three values: `complete` and `cancelled` are set by
 * the payment provider when it redirects back; the id of a tier (`growth`) is set by the site's own links to buy, and opens the checkout
 * of that tier.
 */
export function useReturnToSite({ checkout, notices }: ReturnMessages, openBilling: Billing['open']): void {
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const session = useSession();
  const { notice } = session.context;

  const isSignedIn = session.matches('signedIn');
  useEffect(() => {
    const pendingAction = isSignedIn && takePendingAction();
    if (!pendingAction) return;
    if (isPage(pendingAction))
      void navigate(returnPaths[pendingAction], { replace: true, state: { pendingAction } });
    else openBilling(pendingAction === 'portal' ? undefined : pendingAction);
  }, [isSignedIn, navigate, openBilling]);

  const checkoutParam = pathname === '/pricing' ? new URLSearchParams(search).get('checkout') : null;
  useEffect(() => {
    // Anyone can open `?checkout=complete`, so the backend decides which message is shown, and signed-out visitors see none.
    async function showPaymentStatus() {
      const { recheckUntilSubscribed } = await import('./checkedSession.ts');
      const subscribed = await recheckUntilSubscribed();
      // `undefined`: nobody is signed in. `null`: the subscription could not be checked.
      if (subscribed === undefined) return;
      toast.show(subscribed === null ? checkout.unknown : checkout[subscribed ? 'complete' : 'pending']);
    }
    if (isTierId(checkoutParam)) openBilling(checkoutParam);
    else if (checkoutParam === 'cancelled') toast.show(checkout.cancelled);
    else if (checkoutParam !== 'complete') return;
    else showPaymentStatus().catch(() => toast.show(checkout.unknown));
    // Removes the parameter, so that a reload neither shows the message nor opens checkout again.
    void navigate(pathname, { replace: true });
  }, [checkoutParam, checkout, toast, navigate, pathname, openBilling]);

  useEffect(() => {
    if (!notice) return;
    toast.show(notices[notice]);
    acknowledgeNotice();
  }, [notice, notices, toast]);
}
