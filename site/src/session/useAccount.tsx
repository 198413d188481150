import type { AuthDialogCopy } from '@fit-to-print/ui/flows/Auth';
import type { Account } from '@fit-to-print/ui/patterns/SiteHeader';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { signOut } from './session.ts';
import { useSession } from './useSession.ts';

const SignInDialog = lazy(() => import('./SignInDialog.tsx'));

/** What the header shows of whoever reads, and the dialog that it opens; the dialog comes when it is asked for. */
export function useAccount(path: string, copy: AuthDialogCopy): { account: Account; dialog: ReactNode } {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const onClose = useCallback(() => setOpen(false), []);
  const { user } = session.context;
  return {
    account: user
      ? { state: 'signed-in', email: user.email, onSignOut: () => void signOut() }
      : {
          state: 'signed-out',
          href: '/auth',
          // There the form is on the page.
          ...(path !== '/auth' && { onSignIn: () => setOpen(true) }),
        },
    dialog: open && (
      <Suspense>
        <SignInDialog copy={copy} onClose={onClose} />
      </Suspense>
    ),
  };
}
