// `useReturnToSite` greets a visitor who comes back from a sign-in on another site.
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { opensPage, returnPaths, takePendingAction } from './pendingAction.ts';
import { acknowledgeNotice } from './session.ts';
import type { SessionNotice } from './session.machine.ts';
import type { Billing } from './useBilling.ts';
import { useSession } from './useSession.ts';

/** The messages after a failed sign-in at Google, after a link in a mail, and after the end of a session. */
export type ReturnMessages = Readonly<Record<SessionNotice, ToastMessage>>;

/**
 * For a visitor who comes to the site from Google or a mail: shows a message about what happened there, and resumes the action that a
 * sign-in interrupted. Also says why a session has ended.
 */
export function useReturnToSite(notices: ReturnMessages, openBilling: Billing['open']): void {
  const toast = useToast();
  const navigate = useNavigate();
  const session = useSession();
  const { notice } = session.context;

  const isSignedIn = session.matches('signedIn');
  useEffect(() => {
    const pendingAction = isSignedIn && takePendingAction();
    if (!pendingAction) return;
    if (opensPage(pendingAction))
      void navigate(returnPaths[pendingAction], { replace: true, state: { pendingAction } });
    else openBilling(pendingAction === 'portal' ? undefined : pendingAction);
  }, [isSignedIn, navigate, openBilling]);

  useEffect(() => {
    if (!notice) return;
    toast.show(notices[notice]);
    acknowledgeNotice();
  }, [notice, notices, toast]);
}
