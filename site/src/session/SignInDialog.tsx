import { AuthDialog, type AuthDialogProps } from '@fit-to-print/ui/flows/Auth';
import { useMemo } from 'react';
import { createAuthCalls } from '../api/authCalls.ts';
import { savePendingAction } from './pendingAction.ts';
import type { PendingAction } from './protectedPages.ts';

interface SignInDialogProps extends Pick<AuthDialogProps, 'copy' | 'onSignedIn' | 'onClose'> {
  /** What the visitor resumes after the sign-in, also by way of Google. */
  pendingAction: PendingAction | undefined;
}

/** The sign-in dialog with its requests. A separate module, which is downloaded when the dialog opens. */
export function SignInDialog({ pendingAction, ...props }: SignInDialogProps) {
  const pendingActionName =
    pendingAction && ('resumeAs' in pendingAction ? pendingAction.resumeAs : pendingAction.name);
  const calls = useMemo(
    () => createAuthCalls('/', () => savePendingAction(pendingActionName)),
    [pendingActionName],
  );
  return <AuthDialog {...props} open calls={calls} />;
}
