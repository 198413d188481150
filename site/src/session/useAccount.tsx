// `useAccount` gives the header the user's account, and opens the sign-in dialog.
import type { AuthDialogCopy } from '@fit-to-print/ui/flows/Auth';
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import type { Account } from '@fit-to-print/ui/patterns/SiteHeader';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { PendingAction } from './protectedPages.ts';
import type { SignInDialog } from './SignInDialog.tsx';
import { signOut } from './session.ts';
import { staffKey } from './staffKey.ts';
import { storedKeys } from './storedSession.ts';
import { type Billing, type BillingMessages, useBilling } from './useBilling.ts';
import { useSession } from './useSession.ts';
import { withTimeout } from './withTimeout.ts';

/** The time that the page stays after the sign-in before it runs the pending action (specification, section 2). */
const delayMs = 100;

/** The dialog's texts, and what it announces as the next step for each pending action. */
export interface SignInCopy extends AuthDialogCopy {
  /** The link to /auth, shown if the dialog cannot be downloaded. */
  readonly signInPageLink: string;
  readonly nextStepByAction: Readonly<Record<PendingAction['name'], string>>;
  /** The toast after a sign-out that left a draft in this browser only. */
  readonly unsavedDraft: ToastMessage;
}

/** What the header and the pages show of the account, and how they ask for a sign-in. */
export interface AccountView {
  /** The signed-in user as the header shows it. */
  account: Account;
  /** Opens the dialog before an action that needs a session. Resolves when it is open, or could not be downloaded. */
  askToSignIn: (pendingAction: PendingAction) => Promise<unknown>;
  billing: Billing;
  /** The dialog, while it is open. */
  dialog: ReactNode;
}

/** The user's account for the header, and the sign-in dialog, which is downloaded when it is opened. */
export function useAccount(path: string, copy: SignInCopy, messages: BillingMessages): AccountView {
  const session = useSession();
  const toast = useToast();
  const [requestedDialog, setRequestedDialog] = useState<{
    Dialog: typeof SignInDialog;
    pendingAction: PendingAction | undefined;
  }>();
  const pendingAction = requestedDialog?.pendingAction;
  const hasSignedIn = useRef(false);
  const onSignedIn = useCallback(() => {
    // The dialog and the session may both report it.
    if (hasSignedIn.current) return;
    hasSignedIn.current = true;
    if (pendingAction) setTimeout(pendingAction.run, delayMs);
  }, [pendingAction]);
  const onClose = useCallback(() => {
    setRequestedDialog(undefined);
    if (!hasSignedIn.current) pendingAction?.cancel?.();
  }, [pendingAction]);
  const isSignedIn = session.matches('signedIn');
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    // Also covers sign-ins that the dialog does not see: in another tab, by a link in a mail, or after its timeout.
    if (requestedDialog && isSignedIn && !wasSignedIn.current) {
      toast.show(copy.messages.signedIn);
      onSignedIn();
      onClose();
    }
    wasSignedIn.current = isSignedIn;
  }, [requestedDialog, isSignedIn, toast, copy, onSignedIn, onClose]);
  const { signInPageLink } = copy;
  const failed = copy.messages.failed.signIn;
  const openDialog = useCallback(
    (requested?: PendingAction) => {
      hasSignedIn.current = false;
      // The dialog is downloaded before it is shown: a failed download must not break the page.
      return withTimeout(import('./SignInDialog.tsx')).then(
        ({ SignInDialog: Dialog }) => setRequestedDialog({ Dialog, pendingAction: requested }),
        () => {
          // Browsers do not repeat a failed import while the page is open.
          toast.show({ ...failed, link: { href: '/auth', text: signInPageLink } });
          requested?.cancel?.();
        },
      );
    },
    [toast, failed, signInPageLink],
  );
  const billing = useBilling(openDialog, messages);
  const { user, subscription } = session.context;
  // After a failed check it is not known whether the user subscribes: the button is shown. It opens the portal, or a message if there is none.
  const canManage = subscription?.subscribed || session.context.failedChecks > 0;
  const signedIn = {
    accountHref: '/account',
    onSignOut() {
      // The clicked button disappears.
      document.querySelector('main')?.focus({ preventScroll: true });
      void signOut().then(isEverythingSaved => isEverythingSaved || toast.show(copy.unsavedDraft));
    },
  };
  // The page at /auth has the form itself.
  const signedOut = { signInHref: '/auth', ...(path !== '/auth' && { onSignIn: () => openDialog() }) };
  return {
    account: user
      ? {
          state: 'signed-in',
          email: user.email,
          ...signedIn,
          ...(storedKeys(RegExp(staffKey(user.id)))[0] && { staffHref: '/admin' }),
          ...(canManage && { onManageSubscription: () => billing.open(), isOpeningBilling: billing.busy }),
        }
      : session.matches('signedOut')
        ? { state: 'signed-out', ...signedOut }
        : { state: 'unknown', ...signedIn, ...signedOut },
    askToSignIn: openDialog,
    billing,
    dialog: requestedDialog && (
      <requestedDialog.Dialog
        copy={
          pendingAction
            ? {
                ...copy,
                nextStepTexts: { ...copy.nextStepTexts, signIn: copy.nextStepByAction[pendingAction.name] },
              }
            : copy
        }
        pendingAction={pendingAction}
        onSignedIn={onSignedIn}
        onClose={onClose}
      />
    ),
  };
}
