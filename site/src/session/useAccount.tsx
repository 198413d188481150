import type { AuthDialogCopy } from '@fit-to-print/ui/flows/Auth';
import { type ToastMessage, useToast } from '@fit-to-print/ui/components/Toast';
import type { Account } from '@fit-to-print/ui/patterns/SiteHeader';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { PendingAction } from './protected.ts';
import type { SignInDialog } from './SignInDialog.tsx';
import { signOut } from './session.ts';
import { type Billing, type BillingMessages, useBilling } from './useBilling.ts';
import { useSession } from './useSession.ts';

/** How long the page stands, signed in, before it goes on to what was intended. In ms (specification, section 2). */
const delayMs = 100;

/** The words of the dialog, and what it says comes next when it was opened on the way to something. */
export interface SignInCopy extends AuthDialogCopy {
  /** Of the link to /auth, where the dialog cannot be downloaded. */
  readonly onItsPage: string;
  readonly nextTo: Readonly<Record<PendingAction['name'], string>>;
  /** Signed out, and what was written last is in this browser alone. */
  readonly left: ToastMessage;
}

export interface AccountView {
  /** What the header shows of whoever reads. */
  account: Account;
  /** Opens the dialog on the way to something. */
  askToSignIn: (pendingAction: PendingAction) => void;
  /** Checkout and portal. */
  billing: Billing;
  /** The dialog, when it was asked for. */
  dialog: ReactNode;
}

/** Whoever reads, and the dialog that they sign in with; the dialog comes when it is asked for. */
export function useAccount(path: string, copy: SignInCopy, messages: BillingMessages): AccountView {
  const session = useSession();
  const toast = useToast();
  const [requestedDialog, setAsked] = useState<{
    Dialog: typeof SignInDialog;
    pendingAction: PendingAction | undefined;
  }>();
  const pendingAction = requestedDialog?.pendingAction;
  const signedIn = useRef(false);
  const onSignedIn = useCallback(() => {
    // Both the dialog and the session may say so.
    if (signedIn.current) return;
    signedIn.current = true;
    if (pendingAction) setTimeout(pendingAction.run, delayMs);
  }, [pendingAction]);
  const onClose = useCallback(() => {
    setAsked(undefined);
    if (!signedIn.current) pendingAction?.cancel?.();
  }, [pendingAction]);
  const entered = session.matches('signedIn');
  const known = useRef(entered);
  useEffect(() => {
    // Also by what the dialog does not hear of: in another tab, by the link of a mail, by an answer that it has given up.
    if (requestedDialog && entered && !known.current) {
      toast.show(copy.messages.signedIn);
      onSignedIn();
      onClose();
    }
    known.current = entered;
  }, [requestedDialog, entered, toast, copy, onSignedIn, onClose]);
  const { onItsPage } = copy;
  const failed = copy.messages.failed.signIn;
  const askToSignIn = useCallback(
    (requested?: PendingAction) => {
      signedIn.current = false;
      // The dialog comes first: what cannot be downloaded must not take the page along.
      import('./SignInDialog.tsx').then(
        ({ SignInDialog: Dialog }) => setAsked({ Dialog, pendingAction: requested }),
        () => {
          // Browsers do not try a second time, as long as the page is there.
          toast.show({ ...failed, link: { href: '/auth', text: onItsPage } });
          requested?.cancel?.();
        },
      );
    },
    [toast, failed, onItsPage],
  );
  const billing = useBilling(askToSignIn, messages);
  const { user, subscription } = session.context;
  return {
    account: user
      ? {
          state: 'signed-in',
          email: user.email,
          href: '/account',
          onSignOut() {
            // The button that was pressed goes away.
            document.querySelector('main')?.focus({ preventScroll: true });
            void signOut().then(isStored => isStored || toast.show(copy.left));
          },
          ...(subscription.subscribed && { onManage: () => billing.open(), managing: billing.busy }),
        }
      : {
          state: 'signed-out',
          href: '/auth',
          // There the form is on the page.
          ...(path !== '/auth' && { onSignIn: () => askToSignIn() }),
        },
    askToSignIn,
    billing,
    dialog: requestedDialog && (
      <requestedDialog.Dialog
        copy={
          pendingAction
            ? { ...copy, nextInDialog: { ...copy.nextInDialog, signIn: copy.nextTo[pendingAction.name] } }
            : copy
        }
        pendingAction={pendingAction}
        onSignedIn={onSignedIn}
        onClose={onClose}
      />
    ),
  };
}
