import { AuthDialog, type AuthDialogProps } from '@fit-to-print/ui/flows/Auth';
import { useMemo } from 'react';
import { authCalls } from '../api/auth.ts';
import { leaveFor } from './intention.ts';
import type { Intention } from './protected.ts';

interface SignInDialogProps extends Pick<AuthDialogProps, 'copy' | 'onSignedIn' | 'onClose'> {
  /** What the visitor goes on with, also by way of Google. */
  intention: Intention | undefined;
}

/** The dialog with its calls. A module of its own, so that no page carries it before it is asked for. */
export function SignInDialog({ intention, ...props }: SignInDialogProps) {
  const next = intention?.back ?? intention?.name;
  const calls = useMemo(() => authCalls('/', () => leaveFor(next)), [next]);
  return <AuthDialog {...props} open calls={calls} />;
}
