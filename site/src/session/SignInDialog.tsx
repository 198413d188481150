import { AuthDialog, type AuthDialogProps } from '@fit-to-print/ui/flows/Auth';
import { useMemo } from 'react';
import { authCalls } from '../api/authCalls.ts';
import { savePendingAction } from './pendingAction.ts';
import type { PendingAction } from './protectedPages.ts';

interface SignInDialogProps extends Pick<AuthDialogProps, 'copy' | 'onSignedIn' | 'onClose'> {
  /** What the visitor resumes after the sign-in, also by way of Google. */
  pendingAction: PendingAction | undefined;
}

/** The dialog with its calls, in a module of its own: it is downloaded when it is opened. */
export function SignInDialog({ pendingAction, ...props }: SignInDialogProps) {
  const next = pendingAction?.resumeAs ?? pendingAction?.name;
  const calls = useMemo(() => authCalls('/', () => savePendingAction(next)), [next]);
  return <AuthDialog {...props} open calls={calls} />;
}
