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
  /** After a return from checkout, by its outcome. */
  readonly checkout: Readonly<Record<'complete' | 'pending' | 'unknown' | 'cancelled', ToastMessage>>;
  /** After a return from Google without a session, or from a mail. */
  readonly notices: Readonly<Record<SignInNotice, ToastMessage>>;
}

/**
 * After a return from Google, a mail or checkout: shows the outcome, and resumes the pending action. `/pricing?checkout=growth`,
 * which the links to buy lead signed-in users to in a new tab, opens the checkout of that package.
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
    else openBilling(pendingAction === 'checkout' ? undefined : pendingAction);
  }, [isSignedIn, navigate, openBilling]);

  const outcome = pathname === '/pricing' ? new URLSearchParams(search).get('checkout') : null;
  useEffect(() => {
    // Anyone can write that URL: the message follows the backend, and is shown to signed-in users only.
    async function showOutcome() {
      const { recheckUntilSubscribed } = await import('./checkedSession.ts');
      const subscribed = await recheckUntilSubscribed();
      if (subscribed === undefined) return;
      toast.show(subscribed === null ? checkout.unknown : checkout[subscribed ? 'complete' : 'pending']);
    }
    if (isTierId(outcome)) openBilling(outcome);
    else if (outcome === 'cancelled') toast.show(checkout.cancelled);
    else if (outcome !== 'complete') return;
    else showOutcome().catch(() => toast.show(checkout.unknown));
    // Shown once: a reload is not a second purchase.
    void navigate(pathname, { replace: true });
  }, [outcome, checkout, toast, navigate, pathname, openBilling]);

  useEffect(() => {
    if (!notice) return;
    toast.show(notices[notice]);
    acknowledgeNotice();
  }, [notice, notices, toast]);
}
